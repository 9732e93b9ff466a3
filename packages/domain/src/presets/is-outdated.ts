/** Whether a preset was made on another version than the live one. Without a live version nothing is outdated. */
export const isOutdated = (preset: { version: number }, liveVersion: number | null): boolean =>
  liveVersion !== null && preset.version !== liveVersion;

/** Whether a preset was made on another version than the one that is live; without one nothing is outdated. */
export const isOutdated = (preset: { version: number }, liveVersion: number | null): boolean =>
  liveVersion !== null && preset.version !== liveVersion;

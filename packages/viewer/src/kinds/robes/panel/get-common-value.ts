/** Returns the value that all have; '' where they differ. */
export const getCommonValue = (ids: readonly string[]): string =>
  ids.every((id) => id === ids[0]) ? (ids[0] ?? '') : '';

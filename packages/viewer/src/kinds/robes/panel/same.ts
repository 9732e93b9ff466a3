/** What all of them are; '' where they differ. */
export const same = (ids: readonly string[]): string => (ids.every((id) => id === ids[0]) ? (ids[0] ?? '') : '');

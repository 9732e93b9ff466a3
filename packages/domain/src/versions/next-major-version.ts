/** The version that a JSON update proposes: the first of the next major, 1 without any version. */
export const nextMajorVersion = (versions: readonly number[]): number => Math.floor(Math.max(0, ...versions)) + 1;

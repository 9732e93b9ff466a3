interface ListStates<T> {
  /** The stored list with which editing began. */
  base: readonly T[];
  edited: readonly T[];
  /** The list that is stored now. */
  stored: readonly T[];
}

/**
 * The edited list with what others have added to the stored one since editing began, and without what they have
 * removed. Entries that were added or changed here stay.
 */
export const mergeList = <T>(
  { base, edited, stored }: ListStates<T>,
  isSame: (one: T, other: T) => boolean,
): readonly T[] => {
  const isIn = (list: readonly T[], entry: T): boolean => list.some((one) => isSame(one, entry));
  return [
    ...edited.filter((entry) => isIn(stored, entry) || !isIn(base, entry)),
    ...stored.filter((entry) => !isIn(base, entry) && !isIn(edited, entry)),
  ];
};

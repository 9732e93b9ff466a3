import { differencesBetween, type GroupDifference } from '@vitrine/domain/versions/differences';
import { useMemo } from 'react';
import { useVersionFile, type Versioned } from '../../tenant/version-file.ts';

export interface Comparison {
  /** Null while a file is being read, and when one could not be. */
  groups: readonly GroupDifference[] | null;
  currency: string | undefined;
  error: Error | null;
}

/** The differences between two versions; `from` null compares nothing. */
export const useComparison = (configurator: Versioned, from: number | null, to: number | null): Comparison => {
  const before = useVersionFile(configurator, from);
  const after = useVersionFile(configurator, to);
  const groups = useMemo(
    () => (before.data && after.data ? differencesBetween(before.data.file, after.data.file) : null),
    [before.data, after.data],
  );
  return { groups, currency: after.data?.file.currency, error: before.error ?? after.error };
};

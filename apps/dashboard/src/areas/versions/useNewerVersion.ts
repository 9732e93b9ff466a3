import type { VersionRow } from '@vitrine/contract/configurators/schemas';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useSeenVersion } from './seen-version.tsx';

export interface Newer {
  row: VersionRow;
  /** Saved since the page was opened: a save is refused until people have decided about it. */
  unseen: boolean;
}

/** The newest version, where it is newer than the one that edits were made on. */
export const useNewerVersion = (basedOn: number): Newer | null => {
  const { configurator } = useOpenedConfigurator();
  const { seen } = useSeenVersion();
  const newest = configurator.version_rows.reduce<VersionRow | null>(
    (best, row) => (best === null || row.version > best.version ? row : best),
    null,
  );
  if (newest === null || newest.version <= basedOn) return null;
  return { row: newest, unseen: seen === null || newest.version > seen };
};

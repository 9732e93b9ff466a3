import type { VersionRow } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { continues } from '@vitrine/domain/versions/copy-versions';
import { formatVersion, parseVersion } from '@vitrine/domain/versions/format-version';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useSeenVersion } from '../seen-version.tsx';

export interface NewVersionField {
  text: string;
  error: string | undefined;
  /** The next free number; null when the major is full. */
  proposed: number | null;
  change: (text: string) => void;
  /** The version in the field; null if it is invalid, with `error` set. */
  check: () => number | null;
}

/** The number of the new version: the next minor version, until the user types another. */
export const useNewVersion = (versions: readonly number[], basedOn: number): NewVersionField => {
  const proposed = nextMinorVersion(versions, basedOn);
  const [text, setText] = useState(proposed === null ? '' : formatVersion(proposed));
  const [error, setError] = useState<string | undefined>(proposed === null ? versionMessages.majorFull : undefined);
  const [proposedFor, setProposedFor] = useState(basedOn);
  // Edits that were moved onto another version get the number after that version.
  if (proposedFor !== basedOn) {
    setProposedFor(basedOn);
    setText(proposed === null ? '' : formatVersion(proposed));
    setError(proposed === null ? versionMessages.majorFull : undefined);
  }
  return {
    text,
    error,
    proposed,
    change: (typed) => {
      setText(typed);
      setError(undefined);
    },
    check: () => {
      const version = parseVersion(text);
      if (version === null) setError(versionMessages.invalid);
      return version;
    },
  };
};

export interface Newer {
  row: VersionRow;
  /** Saved since the page was opened. The server rejects a save until the user has decided about it. */
  unseen: boolean;
}

/** The newest version that continues the one that was edited; null if there is none. */
export const useNewerVersion = (basedOn: number): Newer | null => {
  const { configurator } = useOpenedConfigurator();
  const { seen } = useSeenVersion();
  const { version_rows: rows } = configurator;
  const edited = rows.find(({ version }) => version === basedOn);
  const newest = rows
    .filter((row) => row.version > basedOn && continues(edited, row))
    .reduce<VersionRow | null>((best, row) => (best === null || row.version > best.version ? row : best), null);
  if (newest === null) return null;
  return { row: newest, unseen: seen === null || newest.version > seen };
};

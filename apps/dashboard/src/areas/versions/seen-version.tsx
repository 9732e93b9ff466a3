import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { OpenedWithVersion } from '../../tenant/useOpenedConfigurator.ts';

interface SeenVersion {
  /** Null until the user has saved or opened a version on this page. */
  latest: number | null;
  see: (version: number) => void;
}

const SeenContext = createContext<SeenVersion>({ latest: null, see: () => undefined });

/** Remembers the newest version that the user has seen on this page. */
export const SeenVersions = ({ children }: { children: ReactNode }) => {
  const [latest, setLatest] = useState<number | null>(null);
  const value = useMemo(
    () => ({ latest, see: (version: number) => setLatest((before) => Math.max(before ?? version, version)) }),
    [latest],
  );
  return <SeenContext value={value}>{children}</SeenContext>;
};

/** The newest version that the user has seen: when the page was opened, or since then. */
export const useSeenVersion = (): { seen: number | null; see: (version: number) => void } => {
  const { latest, see } = useContext(SeenContext);
  const openedWith = useContext(OpenedWithVersion);
  const known = [latest, openedWith].filter((version) => version !== null);
  return { seen: known.length === 0 ? null : Math.max(...known), see };
};

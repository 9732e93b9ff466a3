import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface Pending {
  /** Whether the screen inside has unsaved work. */
  pending: boolean;
  setPending: (pending: boolean) => void;
}

const PendingContext = createContext<Pending>({ pending: false, setPending: () => undefined });

/** Tells the frame about unsaved work in its screen: menus lock and buttons lose emphasis meanwhile. */
export const PendingProvider = ({ children }: { children: ReactNode }) => {
  const [pending, setPending] = useState(false);
  const value = useMemo(() => ({ pending, setPending }), [pending]);
  return <PendingContext value={value}>{children}</PendingContext>;
};

export const usePending = (): boolean => useContext(PendingContext).pending;

/** Reports to the frame while the screen is shown. */
export const useReportPending = (pending: boolean): void => {
  const { setPending } = useContext(PendingContext);
  useEffect(() => {
    setPending(pending);
    return () => setPending(false);
  }, [pending, setPending]);
};

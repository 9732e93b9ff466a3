import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface Pending {
  /** Whether the screen inside holds work that is not saved. */
  pending: boolean;
  setPending: (pending: boolean) => void;
}

const PendingContext = createContext<Pending>({ pending: false, setPending: () => undefined });

/** Lets a frame know what its screen holds: menus lock and buttons step back while something is pending. */
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

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

export interface Notification {
  kind: 'success' | 'error';
  title: string;
  message: string;
  /** Runs after Ok, Escape or a click beside it. */
  onOk?: () => void;
}

/** A notification on screen; each one has its own id. */
export interface NumberedNotification extends Notification {
  id: number;
}

const NotifyContext = createContext<(notification: Notification) => void>(() => undefined);
const ClearErrorsContext = createContext<() => void>(() => undefined);
const ShownContext = createContext<readonly [shown: NumberedNotification | null, clear: () => void]>([
  null,
  () => undefined,
]);

/** Shows a message in the notification modal. */
export const useNotify = (): ((notification: Notification) => void) => useContext(NotifyContext);

/** The notification on screen, and what removes it. */
export const useShownNotification = () => useContext(ShownContext);

/** Removes an error notification when its form closes. */
export const useClearedErrors = (): void => {
  const clear = useContext(ClearErrorsContext);
  useEffect(() => clear, [clear]);
};

/**
 * One notification at a time; a later one replaces an earlier one. Around everything that is drawn again in another
 * language, so that a notification about that language stays.
 */
export const Notifications = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<NumberedNotification | null>(null);
  const notify = useCallback(
    (notification: Notification) => setShown((before) => ({ ...notification, id: (before?.id ?? 0) + 1 })),
    [],
  );
  const clear = useCallback(() => setShown(null), []);
  const clearErrors = useCallback(() => setShown((before) => (before?.kind === 'error' ? null : before)), []);
  return (
    <NotifyContext value={notify}>
      <ClearErrorsContext value={clearErrors}>
        <ShownContext value={[shown, clear]}>{children}</ShownContext>
      </ClearErrorsContext>
    </NotifyContext>
  );
};

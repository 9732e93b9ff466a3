import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMounted } from '../page/useMounted.ts';
import { leaveAsked } from './leaving.ts';

interface OverState {
  /** The previous history entry is the screen under the modal. */
  over?: true;
  /** The modal is about another version than the screen. */
  elsewhere?: true;
}

/** History state for opening a modal over the current screen. */
export const OVER_SCREEN = { over: true } as never;

/** The same for a modal about another version than that of the screen, which leads to that version once it succeeds. */
export const OVER_OTHER_VERSION = { over: true, elsewhere: true } as never;

/** Whether the modal on screen was opened with `OVER_OTHER_VERSION`. */
export const useIsElsewhere = (): boolean => (useLocation().state as OverState).elsewhere === true;

/** Opens a modal over the current screen; with `search`, also keeps the current search parameters. */
export const useOpenModal = () => {
  const navigate = useNavigate();
  return useCallback(
    (to: string, search?: object): void => {
      const kept = search && { search: (before: object) => ({ ...before, ...search }) };
      void navigate({ to, ...kept, state: OVER_SCREEN, resetScroll: false });
    },
    [navigate],
  );
};

/**
 * Closes a modal route: goes back to the screen below, as the browser's Back does; if opened by its address, replaces
 * it with the screen, without the modal's parameters. Leaves no history entry. Moves nobody who has left the modal
 * already, as while its form was being saved. Asks nothing: what was typed is saved or discarded by then. While it asks
 * whether another address may be opened, it opens that.
 */
export const useCloseModal = (screen: string, ownParameter?: string): (() => void) => {
  const router = useRouter();
  const navigate = useNavigate();
  const isMounted = useMounted();
  return useCallback(() => {
    if (!isMounted() || leaveAsked()) return;
    if ((router.history.location.state as OverState).over) router.history.back({ ignoreBlocker: true });
    else {
      const search = (before: Record<string, unknown>): object =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== ownParameter));
      navigate({ to: screen, search: search as never, replace: true, resetScroll: false, ignoreBlocker: true });
    }
  }, [router, navigate, isMounted, screen, ownParameter]);
};

import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

interface OverState {
  /** The entry before this one is the screen that the modal lies over. */
  over?: true;
}

/** History state for opening a modal over the screen that is shown. */
export const OVER_SCREEN = { over: true } as never;

/**
 * Closes a modal route: back to the screen that it was opened over, as the browser's Back does; opened by its address,
 * the screen takes its place, without the parameters that were the modal's. Either way no entry is left behind.
 */
export const useCloseModal = (screen: string, ownParameter?: string): (() => void) => {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    if ((router.history.location.state as OverState).over) router.history.back();
    else {
      const search = (before: Record<string, unknown>): object =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== ownParameter));
      navigate({ to: screen, search: search as never, replace: true, resetScroll: false });
    }
  }, [router, navigate, screen, ownParameter]);
};

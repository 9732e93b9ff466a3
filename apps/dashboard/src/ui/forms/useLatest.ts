import { useCallback, useRef } from 'react';

/**
 * Returns a function that begins a task, and returns for it whether it is still the latest one: what a former one finds
 * comes too late, as that of a file instead of which another one was chosen.
 */
export const useLatest = (): (() => () => boolean) => {
  const latest = useRef(0);
  return useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    return () => own === latest.current;
  }, []);
};

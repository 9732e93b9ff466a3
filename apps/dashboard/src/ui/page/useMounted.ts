import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still on screen, for what ends after its user may have left. */
export const useMounted = (): (() => boolean) => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
};

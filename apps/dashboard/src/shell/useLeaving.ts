import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Whether the way leads out of the surrounding screen: true from the moment that the next address is known, some turns
 * before the screen goes. What is costly to take out of the page goes then, so that the next screen's task is short.
 */
export const useLeaving = (): boolean => {
  const router = useRouter();
  const screen = useMatch({ strict: false, select: ({ routeId }) => routeId });
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const stopBefore = router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      setLeaving(!router.matchRoutes(toLocation).some(({ routeId }) => routeId === screen)),
    );
    const stopAfter = router.subscribe('onResolved', () => setLeaving(false));
    return () => {
      stopBefore();
      stopAfter();
    };
  }, [router, screen]);
  return leaving;
};

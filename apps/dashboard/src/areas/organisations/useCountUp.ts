import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { useEffect, useState } from 'react';

const SECOND = 1000;

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Counts from 0 to the value in 1 s, after 0.5 s. With reduced motion the value shows at once. */
export const useCountUp = (value: number): number => {
  const [shown, setShown] = useState(() => (stillness() ? value : 0));
  useEffect(() => {
    if (stillness()) {
      setShown(value);
      return;
    }
    const { countUpSeconds, countUpDelaySeconds } = organisationLimits;
    const start = performance.now() + countUpDelaySeconds * SECOND;
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - start) / (countUpSeconds * SECOND)));
      setShown(Math.round(value * eased(share)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
};

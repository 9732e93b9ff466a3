import { IconAlertTriangle } from '@tabler/icons-react';
import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../ui/counted.ts';
import type { Figures } from './figures.ts';
import classes from './Usage.module.css';

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

/** A whole number that counts up in a box of its final width, so that nothing beside it moves. */
export const CountUp = ({ value }: { value: number }) => {
  const shown = useCountUp(value);
  return (
    <span className={classes.box}>
      <span className={classes.room} aria-hidden="true">
        {formatNumber(value)}
      </span>
      <span>{formatNumber(shown)}</span>
    </span>
  );
};

/** Billing sessions of the contract's limit: ink below 90 %, amber from there, red with a triangle from 100 %. */
export const Usage = ({ row }: { row: Figures }) => {
  const { billing_sessions, session_limit } = row.organisation;
  return (
    <span className={`${classes.usage} ${row.level}`} data-level={row.level}>
      <span className={classes.line}>
        {row.level === 'negative' && (
          <IconAlertTriangle
            size={15}
            stroke={1.6}
            role="img"
            aria-label="Over the limit"
            className={classes.triangle}
          />
        )}
        <span className={classes.now}>
          <CountUp value={billing_sessions} />
        </span>
        {session_limit !== null && <span className={classes.limit}> / {formatNumber(session_limit)}</span>}
      </span>
      {row.share !== null && (
        <span className={classes.meter} aria-hidden="true">
          <span className={classes.part} style={{ width: `${row.share * 100}%` }} />
        </span>
      )}
    </span>
  );
};

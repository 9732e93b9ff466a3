import { IconAlertTriangle } from '@tabler/icons-react';
import type { Figures } from '../figures.ts';
import { CountUp } from './CountUp.tsx';
import classes from './Usage.module.css';

const figures = new Intl.NumberFormat('en-GB');

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
        {session_limit !== null && <span className={classes.limit}> / {figures.format(session_limit)}</span>}
      </span>
      {row.share !== null && (
        <span className={classes.meter} aria-hidden="true">
          <span className={classes.part} style={{ width: `${row.share * 100}%` }} />
        </span>
      )}
    </span>
  );
};

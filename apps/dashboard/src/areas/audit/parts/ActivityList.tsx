import { AUDIT_KINDS } from '@vitrine/contract/audit/kinds';
import { longDate } from '@vitrine/domain/dates/format-date';
import { actorName, elsewhere } from '../told.ts';
import classes from './ActivityList.module.css';
import type { ActivityRowsProps } from './ActivityTable.tsx';

/** Activity on phones: what and to whom, who and when, then the detail. */
export const ActivityList = ({ events, tenantId, now }: ActivityRowsProps) => (
  <ul aria-label="Activity">
    {events.map((event) => {
      const tenantName = elsewhere(event, tenantId);
      return (
        <li key={event.id} className={classes.event}>
          <p>
            <span className={classes.what}>{AUDIT_KINDS[event.kind]}</span>
            {event.subject !== '' && <span className={classes.subject}>{event.subject}</span>}
          </p>
          <p className={classes.fact}>
            {actorName(event)} · <time dateTime={event.created_at}>{longDate(event.created_at, now)}</time>
          </p>
          {(event.detail !== '' || tenantName !== null) && (
            <p className={classes.fact}>
              {[event.detail, tenantName].filter((words) => words !== '' && words !== null).join(' · ')}
            </p>
          )}
        </li>
      );
    })}
  </ul>
);

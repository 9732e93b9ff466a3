import { Box, Text } from '@mantine/core';
import { auditKindLabels } from '@vitrine/contract/audit/kinds';
import { auditMessages } from '@vitrine/contract/audit/messages';
import type { AuditEvent } from '@vitrine/contract/audit/routes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import { useSorting } from '../../ui/tables/useSorting.ts';
import classes from './ActivityTable.module.css';

/** The user's name, or email address where the name is empty. */
const actorName = ({ actor }: AuditEvent): string =>
  actor === null ? auditMessages.unknownActor : actor.name.trim() || actor.email;

/** The tenant of the event if it is not the one on screen: a reseller, or an organisation on the admin host. */
const elsewhere = ({ organisation }: AuditEvent, tenantId: number | null): string | null =>
  organisation === null || organisation.id === tenantId ? null : organisation.name;

interface ActivityRowsProps {
  events: readonly AuditEvent[];
  /** The organisation or reseller on screen; null for staff. */
  tenantId: number | null;
  /** The time that 'today' refers to. */
  now: Date;
}

const heads = (): readonly Head[] => [
  { key: 'when', label: auditMessages.when, width: '19%' },
  { key: 'who', label: auditMessages.who, width: '23%' },
  { key: 'what', label: auditMessages.what, width: '18%' },
  { key: 'subject', label: auditMessages.toWhom, width: '18%' },
  { key: 'detail', label: auditMessages.detail },
];

const Row = ({ event, tenantId, now }: Omit<ActivityRowsProps, 'events'> & { event: AuditEvent }) => {
  const tenantName = elsewhere(event, tenantId);
  return (
    <tr className={classes.row}>
      <td className={classes.secondary}>
        <time dateTime={event.created_at}>{longDate(event.created_at, now)}</time>
      </td>
      <td dir="auto">
        <Box component="span" display="block" fw={500}>
          {actorName(event)}
        </Box>
        {event.actor !== null && <span className={classes.under}>{event.actor.email}</span>}
      </td>
      <td>
        {auditKindLabels[event.kind]}
        {tenantName !== null && (
          <span dir="auto" className={classes.under}>
            {tenantName}
          </span>
        )}
      </td>
      <td dir="auto">{event.subject}</td>
      <td dir="auto" className={classes.secondary}>
        {event.detail}
      </td>
    </tr>
  );
};

/** Activity on wide screens. */
export const ActivityTable = ({ events, ...props }: ActivityRowsProps) => (
  <DataTable label={uiMessages.activity} heads={heads()} sorting={useSorting()}>
    <tbody>
      {events.map((event) => (
        <Row key={event.id} event={event} {...props} />
      ))}
    </tbody>
  </DataTable>
);

/** Activity on phones: event, user and time, then the detail. */
export const ActivityList = ({ events, tenantId, now }: ActivityRowsProps) => (
  <ul aria-label={uiMessages.activity}>
    {events.map((event) => {
      const tenantName = elsewhere(event, tenantId);
      return (
        <Box key={event.id} component="li" py={12} className="vt-anywhere vt-ruled-bottom">
          <p>
            <Text span inherit fw={500}>
              {auditKindLabels[event.kind]}
            </Text>
            {event.subject !== '' && (
              <Text span inherit ml={8}>
                {event.subject}
              </Text>
            )}
          </p>
          <Text size="sm" c="gray">
            {actorName(event)} · <time dateTime={event.created_at}>{longDate(event.created_at, now)}</time>
          </Text>
          {(event.detail !== '' || tenantName !== null) && (
            <Text size="sm" c="gray">
              {[event.detail, tenantName].filter((text) => text !== '' && text !== null).join(' · ')}
            </Text>
          )}
        </Box>
      );
    })}
  </ul>
);

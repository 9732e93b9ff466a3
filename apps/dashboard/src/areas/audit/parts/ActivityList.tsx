import { Box, Text } from '@mantine/core';
import { AUDIT_KINDS } from '@vitrine/contract/audit/kinds';
import { longDate } from '@vitrine/domain/dates/format-date';
import { actorName, elsewhere } from '../told.ts';
import type { ActivityRowsProps } from './ActivityTable.tsx';

/** Activity on phones: what and to whom, who and when, then the detail. */
export const ActivityList = ({ events, tenantId, now }: ActivityRowsProps) => (
  <ul aria-label="Activity">
    {events.map((event) => {
      const tenantName = elsewhere(event, tenantId);
      return (
        <Box key={event.id} component="li" py={12} className="vt-anywhere vt-ruled-bottom">
          <p>
            <Text span inherit fw={500}>
              {AUDIT_KINDS[event.kind]}
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
              {[event.detail, tenantName].filter((words) => words !== '' && words !== null).join(' · ')}
            </Text>
          )}
        </Box>
      );
    })}
  </ul>
);

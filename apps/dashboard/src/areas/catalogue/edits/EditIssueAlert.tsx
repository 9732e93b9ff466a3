import { Group, type GroupProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import type { EditIssue, EditsState } from './edits-reducer.ts';

const SENTENCE: Record<EditIssue, (rows: number) => string> = {
  last_door_range: () => catalogueMessages.lastDoorRange,
  last_manufacturer: () => catalogueMessages.lastManufacturer,
  door_range_disabled: () => catalogueMessages.doorRangeDisabled,
  below_zero: (rows) => catalogueMessages.pricesBelowZero(counted(rows, 'price')),
  over_tagged: () => catalogueMessages.tagsTooMany(catalogueLimits.tagsMaximum),
  rows_locked: (rows) => catalogueMessages.rowsLocked(counted(rows, 'row')),
};

interface EditIssueAlertProps extends Pick<GroupProps, 'mt' | 'mb'> {
  issue: EditsState['issue'];
}

/** Why the last click did nothing: on screen, and announced each time. */
export const EditIssueAlert = ({ issue, mt = 12, mb = 0 }: EditIssueAlertProps) => {
  // An issue from another tab is not repeated on this one.
  const [earlier] = useState(issue);
  return (
    <div role="alert">
      {issue !== null && issue !== earlier && (
        <Group key={issue.times} component="p" gap={6} wrap="nowrap" mt={mt} mb={mb} c="red" fz={13} lh="20px">
          <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
          {SENTENCE[issue.code](issue.rows ?? 0)}
        </Group>
      )}
    </div>
  );
};

import { IconAlertCircle } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import classes from './EditIssueAlert.module.css';
import type { EditIssue, EditsState } from './edits-reducer.ts';

const SENTENCE: Record<EditIssue, (rows: number) => string> = {
  last_door_range: () => catalogueMessages.lastDoorRange,
  last_manufacturer: () => catalogueMessages.lastManufacturer,
  door_range_disabled: () => catalogueMessages.doorRangeDisabled,
  rows_locked: (rows) => catalogueMessages.rowsLocked(counted(rows, 'row')),
};

/** Why the last click did nothing: seen, and announced each time. */
export const EditIssueAlert = ({ issue }: { issue: EditsState['issue'] }) => {
  // What was refused on another tab is not said again on this one.
  const [earlier] = useState(issue?.times ?? 0);
  return (
    <div role="alert">
      {issue !== null && issue.times !== earlier && (
        <p key={issue.times} className={classes.line}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
          {SENTENCE[issue.code](issue.rows ?? 0)}
        </p>
      )}
    </div>
  );
};

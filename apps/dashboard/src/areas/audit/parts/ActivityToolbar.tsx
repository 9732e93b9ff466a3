import { Select } from '@mantine/core';
import { AUDIT_KINDS, type AuditKind, auditKinds } from '@vitrine/contract/audit/kinds';
import { auditMessages } from '@vitrine/contract/audit/messages';
import { SearchField } from '../../../ui/SearchField.tsx';
import type { ActivityFilter } from '../useActivity.ts';
import classes from './ActivityToolbar.module.css';

const ALL = '';
const OPTIONS = [
  { value: ALL, label: auditMessages.everyKind },
  ...auditKinds.map((kind) => ({ value: kind, label: AUDIT_KINDS[kind] })),
];

interface ActivityToolbarProps {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** Search at the left, kind of activity at the right. */
export const ActivityToolbar = ({ filter, onFilter }: ActivityToolbarProps) => (
  <div className={classes.toolbar}>
    <SearchField
      label={auditMessages.search}
      query={filter.search}
      onQuery={(search) => onFilter({ ...filter, search })}
    />
    <Select
      aria-label="Filter by kind"
      data={OPTIONS}
      value={filter.kind ?? ALL}
      onChange={(kind) => kind !== null && onFilter({ ...filter, kind: kind === ALL ? null : (kind as AuditKind) })}
    />
  </div>
);

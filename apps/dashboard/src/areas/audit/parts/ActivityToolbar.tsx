import { AUDIT_KINDS, type AuditKind, auditKinds } from '@vitrine/contract/audit/kinds';
import { auditMessages } from '@vitrine/contract/audit/messages';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
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
    <FilterSelect
      label="Filter by kind"
      options={OPTIONS}
      value={filter.kind ?? ALL}
      all={ALL}
      onChange={(kind) => onFilter({ ...filter, kind: kind === ALL ? null : (kind as AuditKind) })}
    />
  </div>
);

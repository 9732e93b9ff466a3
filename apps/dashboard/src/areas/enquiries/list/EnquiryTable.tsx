import { Badge } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import type { Sorting } from '../../../ui/tables/useSorting.ts';
import { sourceOf } from '../filters/filter.ts';
import type { ResellerNames } from '../useResellers.ts';
import classes from './EnquiryTable.module.css';
import { type ExpandedGroups, isSameRow, OpenLink, ResellerLine, StageBadge, WorkedBadge } from './enquiry-cells.tsx';

/** Window widths below which the table drops a column. */
const NO_OWNER = '(max-width: 1199.98px)';
const NO_STAGE = '(max-width: 999.98px)';

const subscribe = (listener: () => void): (() => void) => {
  const queries = [NO_OWNER, NO_STAGE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

const fits = (query: string): boolean => !window.matchMedia(query).matches;

interface Columns {
  stage: boolean;
  owner: boolean;
}

/** The columns beside Name, Email and Date that fit in the window. */
const useColumns = (): Columns => {
  const stage = useSyncExternalStore(subscribe, () => fits(NO_STAGE));
  const owner = useSyncExternalStore(subscribe, () => fits(NO_OWNER));
  return useMemo(() => ({ stage, owner }), [stage, owner]);
};

export interface EnquiryRowsProps {
  groups: readonly EnquiryGroup<EnquiryRow>[];
  expanded: ExpandedGroups;
  /** The time that 'today' refers to. */
  now: Date;
  resellers: ResellerNames;
}

const headsWith = ({ stage, owner }: Columns): Head[] => [
  { key: 'expand', label: followUpMessages.expand, unseen: true, width: '52px' },
  { key: 'name', label: uiMessages.name, sortable: true, width: 'clamp(184px, 18vw, 290px)' },
  { key: 'email', label: uiMessages.email, sortable: true },
  ...(stage ? [{ key: 'stage', label: followUpMessages.stage, width: '112px' }] : []),
  ...(owner ? [{ key: 'owner', label: followUpMessages.owner, width: '136px' }] : []),
  { key: 'date', label: followUpMessages.date, sortable: true, width: 'clamp(164px, 14vw, 188px)' },
  { key: 'open', label: uiMessages.open, unseen: true, width: '28px' },
];

const IMAGE = { width: 56, height: 36 };

/** Stage and owner, if they fit. */
const LeadCells = ({ enquiry, columns }: { enquiry: EnquiryRow; columns: Columns }) => (
  <>
    {columns.stage && (
      <td>
        <StageBadge stage={enquiry.stage} />
      </td>
    )}
    {columns.owner && (
      <td dir="auto" className={classes.secondary}>
        {enquiry.owner?.name}
      </td>
    )}
  </>
);

interface ChildRowProps extends Pick<EnquiryRowsProps, 'now' | 'resellers'> {
  enquiry: EnquiryRow;
  columns: Columns;
}

const ChildRow = ({ enquiry, columns, now, resellers }: ChildRowProps) => (
  <tr className={`vt-row vt-opens ${classes.row}`} data-child>
    <td />
    <td colSpan={2}>
      <span className={classes.named}>
        <Thumbnail src={enquiry.previewImage} {...IMAGE} />
        <span className={classes.source}>
          <OpenLink id={enquiry.id} className={`vt-opener ${classes.open}`}>
            {sourceOf(enquiry)}
          </OpenLink>
          <ResellerLine enquiry={enquiry} resellers={resellers} />
        </span>
        {enquiry.status === 'New' && <Badge variant="new">{followUpMessages.isNew}</Badge>}
        {!columns.stage && <WorkedBadge stage={enquiry.stage} />}
      </span>
    </td>
    <LeadCells enquiry={enquiry} columns={columns} />
    <td className={classes.secondary}>{longDate(enquiry.created_at, now)}</td>
    <td className={classes.chevron}>
      <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
    </td>
  </tr>
);

interface GroupRowProps extends Pick<EnquiryRowsProps, 'now' | 'resellers'> {
  group: EnquiryGroup<EnquiryRow>;
  expanded: boolean;
  toggle: ExpandedGroups['toggle'];
  columns: Columns;
}

const GroupRow = memo(({ group, expanded, toggle, columns, now, resellers }: GroupRowProps) => {
  const { email, newest, enquiries, hasNew } = group;
  const many = enquiries.length > 1;
  const open = many && expanded;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <tbody>
      <tr className={`vt-row vt-opens ${classes.row}`} data-new={hasNew || undefined}>
        <td className={classes.fold}>{many && <Chevron size={16} stroke={1.6} aria-hidden="true" />}</td>
        <td dir="auto">
          <span className={classes.named}>
            {many ? (
              <button
                type="button"
                className={`vt-opener ${classes.open} ${classes.name}`}
                aria-expanded={open}
                onClick={() => toggle(email)}
              >
                {newest.name}
              </button>
            ) : (
              <OpenLink id={newest.id} className={`vt-opener ${classes.open} ${classes.name}`}>
                {newest.name}
              </OpenLink>
            )}
            {many && <Badge variant="count">{enquiries.length}</Badge>}
            {hasNew && <Badge variant="new">{followUpMessages.isNew}</Badge>}
            {!columns.stage && <WorkedBadge stage={newest.stage} />}
          </span>
          <ResellerLine enquiry={newest} resellers={resellers} />
        </td>
        <td dir="auto" className={classes.secondary}>
          {email}
        </td>
        <LeadCells enquiry={newest} columns={columns} />
        <td className={classes.secondary}>{longDate(newest.created_at, now)}</td>
        <td className={classes.chevron}>{!many && <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />}</td>
      </tr>
      {open &&
        enquiries.map((enquiry) => (
          <ChildRow key={enquiry.id} enquiry={enquiry} columns={columns} now={now} resellers={resellers} />
        ))}
    </tbody>
  );
}, isSameRow);

/** Enquiries on wide screens: one row per address, expandable if it has several enquiries; it shows the newest stage. */
export const EnquiryTable = ({ groups, expanded, sorting, ...props }: EnquiryRowsProps & { sorting: Sorting }) => {
  const columns = useColumns();
  return (
    <DataTable label={uiMessages.customerEnquiries} heads={headsWith(columns)} sorting={sorting}>
      {groups.map((group) => (
        <GroupRow
          key={group.email}
          group={group}
          expanded={expanded.has(group.email)}
          toggle={expanded.toggle}
          columns={columns}
          {...props}
        />
      ))}
    </DataTable>
  );
};

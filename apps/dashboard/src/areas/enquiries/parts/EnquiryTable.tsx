import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { Badge } from '../../../ui/Badge.tsx';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import type { Sorting } from '../../../ui/useSorting.ts';
import { sourceOf } from '../filter.ts';
import type { Expanded } from '../useExpanded.ts';
import classes from './EnquiryTable.module.css';
import { OpenLink } from './OpenLink.tsx';

export interface EnquiryRowsProps {
  groups: readonly EnquiryGroup<Enquiry>[];
  expanded: Expanded;
  /** The moment that 'today' is measured by. */
  now: Date;
}

const HEADS: readonly Head[] = [
  { key: 'expand', label: 'Expand', unseen: true, width: '52px' },
  { key: 'name', label: 'Name', sortable: true, width: '38%' },
  { key: 'email', label: 'Email', sortable: true },
  { key: 'date', label: 'Date', sortable: true, width: '200px' },
  { key: 'open', label: 'Open', unseen: true, width: '28px' },
];

const PICTURE = { width: 56, height: 36 };

const ChildRow = ({ enquiry, now }: { enquiry: Enquiry; now: Date }) => (
  <tr className={classes.row} data-child>
    <td />
    <td colSpan={2}>
      <span className={classes.named}>
        <Thumbnail src={enquiry.previewImage} {...PICTURE} />
        <OpenLink id={enquiry.id} className={classes.open}>
          {sourceOf(enquiry)}
        </OpenLink>
        {enquiry.status === 'New' && <Badge kind="new">NEW</Badge>}
      </span>
    </td>
    <td className={classes.secondary}>{longDate(enquiry.created_at, now)}</td>
    <td className={classes.chevron}>
      <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
    </td>
  </tr>
);

const GroupRow = ({ group, expanded, now }: { group: EnquiryGroup<Enquiry>; expanded: Expanded; now: Date }) => {
  const { email, newest, enquiries, hasNew } = group;
  const many = enquiries.length > 1;
  const open = many && expanded.has(email);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <tbody>
      <tr className={classes.row} data-new={hasNew || undefined}>
        <td className={classes.fold}>{many && <Chevron size={16} stroke={1.6} aria-hidden="true" />}</td>
        <td>
          <span className={classes.named}>
            {many ? (
              <button
                type="button"
                className={`${classes.open} ${classes.name}`}
                aria-expanded={open}
                onClick={() => expanded.toggle(email)}
              >
                {newest.name}
              </button>
            ) : (
              <OpenLink id={newest.id} className={`${classes.open} ${classes.name}`}>
                {newest.name}
              </OpenLink>
            )}
            {many && <Badge kind="count">{enquiries.length}</Badge>}
            {hasNew && <Badge kind="new">NEW</Badge>}
          </span>
        </td>
        <td className={classes.secondary}>{email}</td>
        <td className={classes.secondary}>{longDate(newest.created_at, now)}</td>
        <td className={classes.chevron}>{!many && <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />}</td>
      </tr>
      {open && enquiries.map((enquiry) => <ChildRow key={enquiry.id} enquiry={enquiry} now={now} />)}
    </tbody>
  );
};

/** Enquiries on wide screens: one row an address, with its enquiries inside where there are several. */
export const EnquiryTable = ({ groups, expanded, now, sorting }: EnquiryRowsProps & { sorting: Sorting }) => (
  <DataTable label="Customer Enquiries" heads={HEADS} sorting={sorting}>
    {groups.map((group) => (
      <GroupRow key={group.email} group={group} expanded={expanded} now={now} />
    ))}
  </DataTable>
);

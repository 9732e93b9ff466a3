import { Badge, Box, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { phoneDate } from '@vitrine/domain/dates/format-date';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { memo, useState } from 'react';
import { EmptyTray } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useLazyRows } from '../../../ui/tables/useLazyRows.tsx';
import { useSlices } from '../../../ui/tables/useSlices.ts';
import type { Sorting } from '../../../ui/tables/useSorting.ts';
import { EVERYTHING, type Narrowing } from '../filters/filter.ts';
import { useResellerNames } from '../useResellers.ts';
import classes from './EnquiryGroups.module.css';
import { type EnquiryRowsProps, EnquiryTable } from './EnquiryTable.tsx';
import { type ExpandedGroups, isSameRow, OpenLink, ResellerLine, useExpanded, WorkedBadge } from './enquiry-cells.tsx';

const IMAGE = { width: 64, height: 44 };

type LineProps = Pick<EnquiryRowsProps, 'now' | 'resellers'>;

const Child = ({ enquiry, now, resellers }: LineProps & { enquiry: EnquiryRow }) => (
  <li className={`vt-opens ${classes.child}`}>
    <Thumbnail src={enquiry.previewImage} {...IMAGE} />
    <Box flex={1} miw={0}>
      <p className={classes.named}>
        <OpenLink id={enquiry.id} className={`vt-opener ${classes.open}`}>
          {enquiry.configurator?.name ?? enquiryMessages.unknownSource}
        </OpenLink>
        {enquiry.status === 'New' && <Badge variant="new">{followUpMessages.isNew}</Badge>}
      </p>
      <Text size="sm" truncate c="gray">
        {phoneDate(enquiry.created_at, now)}
      </Text>
      <ResellerLine enquiry={enquiry} resellers={resellers} />
    </Box>
    <WorkedBadge stage={enquiry.stage} />
    <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
  </li>
);

interface GroupProps extends LineProps {
  group: EnquiryGroup<EnquiryRow>;
  expanded: boolean;
  toggle: ExpandedGroups['toggle'];
}

const Group = memo(({ group, expanded, toggle, ...props }: GroupProps) => {
  const { email, newest, enquiries, hasNew } = group;
  const many = enquiries.length > 1;
  const open = many && expanded;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const name = `vt-opener ${classes.open} ${classes.name}`;
  return (
    <li>
      <div className={`vt-opens ${classes.line}`}>
        <Box flex={1} miw={0}>
          <p className={classes.named}>
            {many ? (
              <button type="button" className={name} aria-expanded={open} onClick={() => toggle(email)}>
                {newest.name}
              </button>
            ) : (
              <OpenLink id={newest.id} className={name}>
                {newest.name}
              </OpenLink>
            )}
            {many && <Badge variant="count">{enquiries.length}</Badge>}
            {hasNew && <Badge variant="new">{followUpMessages.isNew}</Badge>}
          </p>
          <Text size="sm" truncate c="gray">
            {email}
          </Text>
          <ResellerLine enquiry={newest} resellers={props.resellers} />
        </Box>
        <Stack gap={2} align="flex-end" flex="none" pt={1} style={{ alignSelf: 'flex-start' }}>
          <Text span size="sm" c="gray" className="vt-digits">
            {phoneDate(newest.created_at, props.now)}
          </Text>
          <WorkedBadge stage={newest.stage} />
        </Stack>
        <Chevron size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
      </div>
      {open && (
        <ul>
          {enquiries.map((enquiry) => (
            <Child key={enquiry.id} enquiry={enquiry} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}, isSameRow);

/** Enquiries on phones: two or three lines and the date. */
const EnquiryList = ({ groups, expanded, ...props }: EnquiryRowsProps) => (
  <ul>
    {groups.map((group) => (
      <Group key={group.email} group={group} expanded={expanded.has(group.email)} toggle={expanded.toggle} {...props} />
    ))}
  </ul>
);

interface EnquiryGroupsProps {
  groups: readonly EnquiryGroup<EnquiryRow>[];
  sorting: Sorting;
  narrowing: Narrowing;
  /** Whether all are loaded, so that an empty result is final. */
  complete: boolean;
}

/** Why the list is empty: no enquiries, none of this configurator, or none that match. */
const helpFor = ({ source, ...others }: Narrowing): string => {
  const narrowedFurther = (['stage', 'owner', 'reseller', 'query'] as const).some(
    (part) => others[part] !== EVERYTHING[part],
  );
  if (narrowedFurther) return followUpMessages.noneFoundHelp;
  return source === EVERYTHING.source ? enquiryMessages.emptyHelp : enquiryMessages.emptyFiltered;
};

/** The listed enquiries, as a table or, on phones, as lines; memoised. */
export const EnquiryGroups = memo(({ groups, sorting, narrowing, complete }: EnquiryGroupsProps) => {
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const expanded = useExpanded();
  const resellers = useResellerNames();
  const question = Object.values(narrowing).join('\n');
  const { shown, end } = useLazyRows(groups, question);
  // A few lines per frame: fifty at once would delay typing.
  const ready = useSlices(shown.length, `${question}\n${sorting.by}\n${sorting.direction}`);
  const drawn = ready < shown.length ? shown.slice(0, ready) : shown;
  if (groups.length === 0 && !complete)
    return <EmptyState drawing={<EmptyTray />} title={followUpMessages.noneYet} help={followUpMessages.noneYetHelp} />;
  if (groups.length === 0)
    return <EmptyState drawing={<EmptyTray />} title={enquiryMessages.empty} help={helpFor(narrowing)} />;
  return (
    <>
      {phone ? (
        <EnquiryList groups={drawn} expanded={expanded} now={now} resellers={resellers} />
      ) : (
        <EnquiryTable groups={drawn} expanded={expanded} now={now} resellers={resellers} sorting={sorting} />
      )}
      {drawn === shown && end}
    </>
  );
});

import { Badge, Box, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { longDate, shortDate } from '@vitrine/domain/dates/format-date';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { isSameRow } from '../same-row.ts';
import type { Expanded } from '../useExpanded.ts';
import classes from './EnquiryList.module.css';
import type { EnquiryRowsProps } from './EnquiryTable.tsx';
import { OpenLink } from './OpenLink.tsx';
import { WorkedBadge } from './StageBadge.tsx';

const TODAY = 'today at ';
const IMAGE = { width: 64, height: 44 };

/** '09:42' today, '20.11.26' on other days. */
const phoneDate = (iso: string, now: Date): string => {
  const long = longDate(iso, now);
  return long.startsWith(TODAY) ? long.slice(TODAY.length) : shortDate(iso);
};

const Child = ({ enquiry, now }: { enquiry: EnquiryRow; now: Date }) => (
  <li className={classes.child}>
    <Thumbnail src={enquiry.previewImage} {...IMAGE} />
    <Box flex={1} miw={0}>
      <p className={classes.named}>
        <OpenLink id={enquiry.id} className={classes.open}>
          {enquiry.configurator?.name ?? enquiryMessages.unknownSource}
        </OpenLink>
        {enquiry.status === 'New' && <Badge variant="new">NEW</Badge>}
      </p>
      <Text size="sm" truncate c="gray">
        {phoneDate(enquiry.created_at, now)}
      </Text>
    </Box>
    <WorkedBadge stage={enquiry.stage} />
    <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
  </li>
);

interface GroupProps {
  group: EnquiryGroup<EnquiryRow>;
  expanded: boolean;
  toggle: Expanded['toggle'];
  now: Date;
}

const Group = memo(({ group, expanded, toggle, now }: GroupProps) => {
  const { email, newest, enquiries, hasNew } = group;
  const many = enquiries.length > 1;
  const open = many && expanded;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const name = `${classes.open} ${classes.name}`;
  return (
    <li>
      <div className={classes.line}>
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
            {hasNew && <Badge variant="new">NEW</Badge>}
          </p>
          <Text size="sm" truncate c="gray">
            {email}
          </Text>
        </Box>
        <Stack gap={2} align="flex-end" flex="none" pt={15} style={{ alignSelf: 'flex-start' }}>
          <Text span size="sm" c="gray" className="vt-digits">
            {phoneDate(newest.created_at, now)}
          </Text>
          <WorkedBadge stage={newest.stage} />
        </Stack>
        <Chevron size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
      </div>
      {open && (
        <ul>
          {enquiries.map((enquiry) => (
            <Child key={enquiry.id} enquiry={enquiry} now={now} />
          ))}
        </ul>
      )}
    </li>
  );
}, isSameRow);

/** Enquiries on phones: two lines and the date. */
export const EnquiryList = ({ groups, expanded, now }: EnquiryRowsProps) => (
  <ul>
    {groups.map((group) => (
      <Group key={group.email} group={group} expanded={expanded.has(group.email)} toggle={expanded.toggle} now={now} />
    ))}
  </ul>
);

import { Badge, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { EnquiryStage } from '@vitrine/contract/enquiries/stages';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/dialogs/modal-history.ts';
import type { ResellerNames } from '../useResellers.ts';

/** Amber: waiting for the customer; accent: won; others are neutral. */
const KIND = {
  New: 'stock',
  Viewed: 'stock',
  Contacted: 'count',
  Quoted: 'pending',
  Won: 'active',
  Lost: 'stock',
} as const;

/** The stage of an enquiry. */
export const StageBadge = ({ stage }: { stage: EnquiryStage }) => (
  <Badge variant={KIND[stage]}>{stageMessages[stage]}</Badge>
);

/** Only a stage that a user set, for lists that already show NEW. */
export const WorkedBadge = ({ stage }: { stage: EnquiryStage }) =>
  stage === 'New' || stage === 'Viewed' ? null : <StageBadge stage={stage} />;

const LINE = { alignItems: 'center', gap: 4 };

interface ResellerLineProps {
  enquiry: Pick<EnquiryRow, 'reseller_id'>;
  resellers: ResellerNames;
}

/** The reseller that has the enquiry, for those who see the enquiries of several. Empty while the names load. */
export const ResellerLine = ({ enquiry: { reseller_id: id }, resellers }: ResellerLineProps) => {
  const name = id === null ? undefined : resellers === null ? '' : resellers.get(id);
  if (name === undefined) return null;
  return (
    <Text component="span" display="flex" mih={18} c="gray" fz={12.5} lh="18px" style={LINE}>
      {name !== '' && (
        <>
          <IconBuildingStore size={14} stroke={1.6} role="img" aria-label={followUpMessages.reseller} />
          <Text span inherit truncate miw={0} dir="auto">
            {name}
          </Text>
        </>
      )}
    </Text>
  );
};

/** Opens the details of one enquiry over the list. */
export const OpenLink = ({
  id,
  className,
  children,
}: {
  id: number;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const { paths } = useTenant();
  return (
    <Link to={paths.enquiry(id)} dir="auto" className={className} state={OVER_SCREEN} resetScroll={false}>
      {children}
    </Link>
  );
};

interface GroupProps {
  group: EnquiryGroup<EnquiryRow>;
}

const isSameGroup = (one: EnquiryGroup<EnquiryRow>, other: EnquiryGroup<EnquiryRow>): boolean =>
  one.enquiries.length === other.enquiries.length &&
  one.enquiries.every((enquiry, at) => enquiry === other.enquiries[at]);

/** Whether a line is unchanged: groups are rebuilt with every page, mostly from the same enquiries. */
export const isSameRow = <T extends GroupProps>(before: T, after: T): boolean =>
  (Object.keys(after) as (keyof T)[]).every((name) => name === 'group' || Object.is(before[name], after[name])) &&
  isSameGroup(before.group, after.group);

export interface ExpandedGroups {
  has: (email: string) => boolean;
  toggle: (email: string) => void;
}

/** The expanded groups of enquiries. */
export const useExpanded = (): ExpandedGroups => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((email: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(email)) after.add(email);
      return after;
    });
  }, []);
  return useMemo(() => ({ has: (email) => open.has(email), toggle }), [open, toggle]);
};

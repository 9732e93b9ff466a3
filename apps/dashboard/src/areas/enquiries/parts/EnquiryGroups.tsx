import { leadMessages } from '@vitrine/contract/enquiries/lead-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { useState } from 'react';
import { EmptyTray } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useLazyRows } from '../../../ui/useLazyRows.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import type { Sorting } from '../../../ui/useSorting.ts';
import { EVERYTHING, type Narrowing } from '../narrow.ts';
import { useExpanded } from '../useExpanded.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';

interface EnquiryGroupsProps {
  groups: readonly EnquiryGroup<Enquiry>[];
  sorting: Sorting;
  narrowing: Narrowing;
}

/** Why nothing is listed: nothing came, nothing of this configurator, or nothing that the filters leave. */
const helpFor = ({ source, ...others }: Narrowing): string => {
  const narrowedFurther = (['stage', 'owner', 'dealer', 'query'] as const).some(
    (part) => others[part] !== EVERYTHING[part],
  );
  if (narrowedFurther) return leadMessages.noneFoundHelp;
  return source === EVERYTHING.source ? enquiryMessages.emptyHelp : enquiryMessages.emptyFiltered;
};

/** The listed enquiries, as a table or, on phones, as lines. */
export const EnquiryGroups = ({ groups, sorting, narrowing }: EnquiryGroupsProps) => {
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const expanded = useExpanded();
  const { shown, end } = useLazyRows(groups, Object.values(narrowing).join('\n'));
  if (groups.length === 0)
    return <EmptyState drawing={<EmptyTray />} title={enquiryMessages.empty} help={helpFor(narrowing)} />;
  return (
    <>
      {phone ? (
        <EnquiryList groups={shown} expanded={expanded} now={now} />
      ) : (
        <EnquiryTable groups={shown} expanded={expanded} now={now} sorting={sorting} />
      )}
      {end}
    </>
  );
};

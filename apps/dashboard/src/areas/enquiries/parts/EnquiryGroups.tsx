import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { memo, useState } from 'react';
import { EmptyTray } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useLazyRows } from '../../../ui/useLazyRows.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { useSlices } from '../../../ui/useSlices.ts';
import type { Sorting } from '../../../ui/useSorting.ts';
import { EVERYTHING, type Narrowing } from '../narrow.ts';
import { useExpanded } from '../useExpanded.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';

interface EnquiryGroupsProps {
  groups: readonly EnquiryGroup<EnquiryRow>[];
  sorting: Sorting;
  narrowing: Narrowing;
  /** Whether all are here, so that what is not found is not there. */
  complete: boolean;
}

/** Why nothing is listed: nothing came, nothing of this configurator, or nothing that the filters leave. */
const helpFor = ({ source, ...others }: Narrowing): string => {
  const narrowedFurther = (['stage', 'owner', 'reseller', 'query'] as const).some(
    (part) => others[part] !== EVERYTHING[part],
  );
  if (narrowedFurther) return followUpMessages.noneFoundHelp;
  return source === EVERYTHING.source ? enquiryMessages.emptyHelp : enquiryMessages.emptyFiltered;
};

/** The listed enquiries, as a table or, on phones, as lines; drawn when they have changed. */
export const EnquiryGroups = memo(({ groups, sorting, narrowing, complete }: EnquiryGroupsProps) => {
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const expanded = useExpanded();
  const question = Object.values(narrowing).join('\n');
  const { shown, end } = useLazyRows(groups, question);
  // A few lines a frame: fifty at once would hold up what is typed meanwhile.
  const ready = useSlices(shown.length, `${question}\n${sorting.by}\n${sorting.direction}`);
  const drawn = ready < shown.length ? shown.slice(0, ready) : shown;
  if (groups.length === 0 && !complete)
    return <EmptyState drawing={<EmptyTray />} title={followUpMessages.noneYet} help={followUpMessages.noneYetHelp} />;
  if (groups.length === 0)
    return <EmptyState drawing={<EmptyTray />} title={enquiryMessages.empty} help={helpFor(narrowing)} />;
  return (
    <>
      {phone ? (
        <EnquiryList groups={drawn} expanded={expanded} now={now} />
      ) : (
        <EnquiryTable groups={drawn} expanded={expanded} now={now} sorting={sorting} />
      )}
      {drawn === shown && end}
    </>
  );
});

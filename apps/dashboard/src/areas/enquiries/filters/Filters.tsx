import { Select } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import { ENQUIRY_STAGES } from '@vitrine/contract/enquiries/stages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { memo } from 'react';
import { FailedLine } from '../../../ui/feedback/FailedList.tsx';
import { ListSelect } from '../../../ui/forms/list-select/ListSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { useReached } from '../../../ui/forms/useReached.ts';
import { useOwners } from '../useEnquiries.ts';
import { useResellers } from '../useResellers.ts';
import classes from './Filters.module.css';
import { ALL, NOBODYS, ownerOptions } from './filter.ts';
import { SavedFilters } from './SavedFilters.tsx';
import type { NarrowingState } from './useGroups.ts';

const allStages = () => [
  { value: ALL, label: followUpMessages.everyStage },
  ...ENQUIRY_STAGES.map((stage) => ({ value: stage, label: stageMessages[stage] })),
];
const allOwners = () => [
  { value: ALL, label: followUpMessages.everyOwner },
  { value: NOBODYS, label: followUpMessages.nobody },
];

const anyReseller = () => [
  { value: ALL, label: followUpMessages.everyReseller },
  { value: NOBODYS, label: followUpMessages.noReseller },
];

/** Search, stage, owner, reseller and saved filters above the list; memoised against re-renders by pages. */
export const Filters = memo(({ narrowing, narrow }: NarrowingState) => {
  const { reached, ...onReach } = useReached();
  const chosen = narrowing.owner !== ALL && narrowing.owner !== NOBODYS;
  const { owners, query: ownersQuery } = useOwners(reached || chosen);
  const { resellers, query: resellersQuery } = useResellers();
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={followUpMessages.search}
          query={narrowing.query}
          onQuery={(query) => narrow({ query })}
          help={followUpMessages.searchHelp}
        />
        <Select
          aria-label={followUpMessages.filterStage}
          data={allStages()}
          value={narrowing.stage}
          onChange={(stage) => stage !== null && narrow({ stage })}
        />
        <ListSelect
          aria-label={followUpMessages.filterOwner}
          data={[...allOwners(), ...ownerOptions(owners)]}
          value={narrowing.owner}
          onChoose={(owner) => narrow({ owner })}
          {...onReach}
        />
        {(resellers.length > 0 || resellersQuery.isLoading) && (
          <ListSelect
            aria-label={followUpMessages.filterReseller}
            data={[...anyReseller(), ...resellers]}
            value={narrowing.reseller}
            onChoose={(reseller) => narrow({ reseller })}
          />
        )}
        <SavedFilters narrowing={narrowing} narrow={narrow} />
      </div>
      {ownersQuery.isLoadingError && <FailedLine what={followUpMessages.owner} query={ownersQuery} />}
      {resellersQuery.isLoadingError && <FailedLine what={uiMessages.resellers} query={resellersQuery} />}
    </>
  );
});

import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { ENQUIRY_STAGES } from '@vitrine/contract/enquiries/stages';
import { memo } from 'react';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ALL } from '../filter.ts';
import { NOBODYS } from '../narrow.ts';
import { ownerOptions } from '../owners.ts';
import { useOwners } from '../useEnquiries.ts';
import type { Narrowed } from '../useNarrowing.ts';
import { useResellers } from '../useResellers.ts';
import classes from './Filters.module.css';
import { SavedFilters } from './SavedFilters.tsx';

const STAGES = [
  { value: ALL, label: followUpMessages.everyStage },
  ...ENQUIRY_STAGES.map((stage) => ({ value: stage, label: stage })),
];
const ANYBODY = [
  { value: ALL, label: followUpMessages.everyOwner },
  { value: NOBODYS, label: followUpMessages.nobody },
];

const ANY_RESELLER = [
  { value: ALL, label: followUpMessages.everyReseller },
  { value: NOBODYS, label: followUpMessages.noReseller },
];

/** Search, stage, owner and reseller, above the list, and what of it was kept under a name; not drawn anew for every page. */
export const Filters = memo(({ narrowing, narrow }: Narrowed) => {
  const owners = useOwners();
  const resellers = useResellers();
  return (
    <div className={classes.tools}>
      <SearchField
        label={followUpMessages.search}
        query={narrowing.query}
        onQuery={(query) => narrow({ query })}
        help={followUpMessages.searchHelp}
      />
      <FilterSelect
        label={followUpMessages.filterStage}
        options={STAGES}
        value={narrowing.stage}
        all={ALL}
        onChange={(stage) => narrow({ stage })}
      />
      <FilterSelect
        label={followUpMessages.filterOwner}
        options={[...ANYBODY, ...ownerOptions(owners)]}
        value={narrowing.owner}
        all={ALL}
        onChange={(owner) => narrow({ owner })}
      />
      {resellers.length > 0 && (
        <FilterSelect
          label={followUpMessages.filterReseller}
          options={[...ANY_RESELLER, ...resellers]}
          value={narrowing.reseller}
          all={ALL}
          onChange={(reseller) => narrow({ reseller })}
        />
      )}
      <SavedFilters narrowing={narrowing} narrow={narrow} />
    </div>
  );
});

import { careMessages } from '@vitrine/contract/enquiries/care-messages';
import { leadMessages } from '@vitrine/contract/enquiries/lead-messages';
import { ENQUIRY_STAGES } from '@vitrine/contract/enquiries/stages';
import { memo } from 'react';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ALL } from '../filter.ts';
import { NOBODYS } from '../narrow.ts';
import { ownerOptions } from '../owners.ts';
import { useDealers } from '../useDealers.ts';
import { useOwners } from '../useEnquiries.ts';
import type { Narrowed } from '../useNarrowing.ts';
import classes from './Filters.module.css';
import { SavedFilters } from './SavedFilters.tsx';

const STAGES = [
  { value: ALL, label: leadMessages.everyStage },
  ...ENQUIRY_STAGES.map((stage) => ({ value: stage, label: stage })),
];
const ANYBODY = [
  { value: ALL, label: leadMessages.everyOwner },
  { value: NOBODYS, label: leadMessages.nobody },
];

const ANY_DEALER = [
  { value: ALL, label: careMessages.everyDealer },
  { value: NOBODYS, label: careMessages.noDealer },
];

/** Search, stage, owner and dealer, above the list, and what of it was kept under a name; not drawn anew for every page. */
export const Filters = memo(({ narrowing, narrow }: Narrowed) => {
  const owners = useOwners();
  const dealers = useDealers();
  return (
    <div className={classes.tools}>
      <SearchField
        label={leadMessages.search}
        query={narrowing.query}
        onQuery={(query) => narrow({ query })}
        help={leadMessages.searchHelp}
      />
      <FilterSelect
        label={leadMessages.filterStage}
        options={STAGES}
        value={narrowing.stage}
        all={ALL}
        onChange={(stage) => narrow({ stage })}
      />
      <FilterSelect
        label={leadMessages.filterOwner}
        options={[...ANYBODY, ...ownerOptions(owners)]}
        value={narrowing.owner}
        all={ALL}
        onChange={(owner) => narrow({ owner })}
      />
      {dealers.length > 0 && (
        <FilterSelect
          label={careMessages.filterDealer}
          options={[...ANY_DEALER, ...dealers]}
          value={narrowing.dealer}
          all={ALL}
          onChange={(dealer) => narrow({ dealer })}
        />
      )}
      <SavedFilters narrowing={narrowing} narrow={narrow} />
    </div>
  );
});

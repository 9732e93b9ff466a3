import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { Button } from '../../../ui/Button.tsx';
import { EmptySearch } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Tab } from '../layer-tabs.ts';
import type { CatalogueTable } from '../useTable.ts';

/** No row is left: because of the search, or of the display filter. */
export const NoRows = ({ table, tab }: { table: CatalogueTable; tab: Tab }) => {
  const searched = table.settled !== '';
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={
        searched
          ? catalogueMessages.noResults(table.settled)
          : catalogueMessages.noneInState(table.display.toLowerCase(), tab.label)
      }
      {...(searched && { help: catalogueMessages.noResultsHelp })}
      action={
        searched ? (
          <Button onClick={() => table.setQuery('')}>Clear search</Button>
        ) : (
          <Button onClick={table.showAll}>Show all</Button>
        )
      }
    />
  );
};

import { Button } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { EmptySearch } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Tab } from '../data-tabs.ts';
import type { CatalogueTable } from './useTable.tsx';

const STATE = { All: 'chosen', Enabled: 'enabled', Disabled: 'disabled', Edited: 'edited' } as const;

/** The table has no rows, or search and filters hide all of them. */
export const NoRows = ({ table, tab }: { table: CatalogueTable; tab: Tab }) => {
  const searched = table.settled !== '';
  if (tab.rows.length === 0) return <EmptyState title={catalogueMessages.tableEmpty(tab.label)} />;
  const state = STATE[table.display];
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={searched ? uiMessages.noResults(table.settled) : catalogueMessages.noneInState(state, tab.label)}
      {...(searched && { help: catalogueMessages.noResultsHelp })}
      action={
        searched ? (
          <Button onClick={() => table.setQuery('')}>{uiMessages.clearSearch}</Button>
        ) : (
          <Button onClick={table.showAll}>{uiMessages.showAll}</Button>
        )
      }
    />
  );
};

import { IconFilter2 } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { SearchField } from '../../../ui/SearchField.tsx';
import type { Tab } from '../layer-tabs.ts';
import type { SearchedField } from '../table-rows.ts';
import type { CatalogueTable } from '../useTable.ts';
import classes from './TableToolbar.module.css';

/** Name is always offered; items have Options and SKU too (configurators.md §2). */
const FIELDS: readonly { key: SearchedField; label: string }[] = [
  { key: 'name', label: 'Name' },
  { key: 'options', label: 'Options' },
  { key: 'product_code', label: 'SKU' },
];

interface TableToolbarProps {
  table: CatalogueTable;
  tab: Tab;
  searchable: boolean;
}

/** Search at the left; at the right one button that cycles the display filter and says its state with the count. */
export const TableToolbar = ({ table, tab, searchable }: TableToolbarProps) => (
  <div className={classes.toolbar}>
    {searchable ? (
      <SearchField
        label={`Search ${tab.label}`}
        query={table.query}
        onQuery={table.setQuery}
        columns={{
          fields: tab.kind === 'layer' ? FIELDS : FIELDS.slice(0, 1),
          field: table.field,
          onField: (key) => table.setField(key as SearchedField),
        }}
        help={catalogueMessages.searchHelp}
      />
    ) : (
      <span />
    )}
    <button
      type="button"
      className={classes.display}
      data-state={table.display}
      aria-label={`Show: ${table.display} ${table.count}`}
      onClick={table.cycleDisplay}
    >
      <IconFilter2 size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.state}>{table.display}</span> <span className={classes.count}>{table.count}</span>
    </button>
  </div>
);

import { IconFilter2 } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { filteredColumn, searchedColumns } from '@vitrine/domain/catalogue/fields/columns';
import { listedOptions } from '@vitrine/domain/catalogue/option-lists';
import { memo, useMemo } from 'react';
import { MultiSelect } from '../../../ui/MultiSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { optionsIn } from '../column-values.ts';
import type { Tab } from '../data-tabs.ts';
import { TableMenu } from './TableMenu.tsx';
import classes from './TableToolbar.module.css';
import type { CatalogueTable } from './useTable.ts';

interface TableToolbarProps {
  table: CatalogueTable;
  tab: Tab;
  searchable: boolean;
  mayEdit: boolean;
}

interface OptionFilterProps {
  tab: Tab;
  chosen: readonly string[];
  onChoose: CatalogueTable['setOptions'];
}

/** Chooses among the options that the rows have; nothing where there is no choice. */
const OptionFilter = memo(({ tab, chosen, onChoose }: OptionFilterProps) => {
  const options = useMemo(
    () => listedOptions(tab.rows.flatMap((row) => optionsIn(tab.kind, row, {}))),
    [tab.kind, tab.rows],
  );
  const word = filteredColumn(tab.kind)?.label;
  if (word === undefined || options.length < 2) return null;
  return (
    <div className={classes.options}>
      <MultiSelect key={tab.key} label={word} options={options} chosen={chosen} onChoose={onChoose} />
    </div>
  );
});

/** Search and option filter at the left; at the right the display filter, which says its state with the count, and the menu. */
export const TableToolbar = ({ table, tab, searchable, mayEdit }: TableToolbarProps) => {
  const phone = usePhone();
  const columns = useMemo(
    () => ({
      fields: searchedColumns(tab.kind),
      field: table.field,
      onField: table.setField,
    }),
    [tab.kind, table.field, table.setField],
  );
  const { matching, editsById } = table;
  const listed = useMemo(() => ({ matching, editsById }), [matching, editsById]);
  return (
    <div className={classes.toolbar}>
      {searchable ? (
        <div className={classes.find}>
          <SearchField
            label={`Search ${tab.label}`}
            query={table.query}
            onQuery={table.setQuery}
            columns={columns}
            help={catalogueMessages.searchHelp}
          />
          {!phone && <OptionFilter tab={tab} chosen={table.options} onChoose={table.setOptions} />}
        </div>
      ) : (
        <span />
      )}
      <div className={classes.end}>
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
        {!phone && <TableMenu table={listed} tab={tab} mayEdit={mayEdit} />}
      </div>
    </div>
  );
};

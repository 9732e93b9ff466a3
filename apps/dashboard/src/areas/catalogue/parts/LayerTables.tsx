import { useNavigate } from '@tanstack/react-router';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { editingLock } from '@vitrine/domain/catalogue/editing-disabled';
import { useMemo } from 'react';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { editedPlaces, type Tab } from '../layer-tabs.ts';
import type { CatalogueEdits } from '../useCatalogueEdits.ts';
import { useTable } from '../useTable.ts';
import { ItemList } from './ItemList.tsx';
import { ItemTable } from './ItemTable.tsx';
import classes from './LayerTables.module.css';
import { NoRows } from './NoRows.tsx';
import { RangeTable } from './RangeTable.tsx';
import { Refusal } from './Refusal.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { TablePartProps } from './table-part.ts';

interface LayerTablesProps extends TablePartProps {
  file: LayeredFile;
  tabs: readonly Tab[];
  tab: Tab;
  catalogue: CatalogueEdits;
  /** Stock sets have no search (configurators.md §2). */
  searchable: boolean;
}

const PANEL_ID = 'layer-table';

/** Layer tabs, toolbar and the table of the chosen one. */
export const LayerTables = ({ file, tabs, tab, catalogue, searchable, ...part }: LayerTablesProps) => {
  const { edits, actions, refusal } = catalogue;
  const navigate = useNavigate();
  const phone = usePhone();
  const table = useTable(tab, edits);
  const isLocked = useMemo(() => editingLock(file, edits), [file, edits]);
  const edited = useMemo(() => editedPlaces(edits), [edits]);
  const choose = (key: string): void => {
    const layer = key === 'pano_doors' ? key : Number(key);
    navigate({ to: '.', search: (before: object) => ({ ...before, layer }), replace: true, resetScroll: false });
  };
  const rows = { table, actions, isLocked, ...part };
  return (
    <>
      <PillTabs
        label="Layers"
        controls={PANEL_ID}
        chosen={String(tab.place)}
        onChoose={choose}
        pills={tabs.map(({ place, label, rows: { length } }) => ({
          key: String(place),
          label,
          count: length,
          edited: edited.has(place),
        }))}
      />
      <TableToolbar table={table} tab={tab} searchable={searchable} />
      <Refusal key={tab.place} refusal={refusal} />
      <div id={PANEL_ID} role="tabpanel" aria-label={tab.label} className={classes.panel}>
        {table.count === 0 ? (
          <NoRows table={table} tab={tab} />
        ) : tab.kind === 'pano_doors' ? (
          <RangeTable {...rows} />
        ) : phone ? (
          <ItemList {...rows} layerIndex={tab.place} />
        ) : (
          <ItemTable {...rows} layerIndex={tab.place} label={tab.label} />
        )}
        {table.rows.end}
      </div>
    </>
  );
};

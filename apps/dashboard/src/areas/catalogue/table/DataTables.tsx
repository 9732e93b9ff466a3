import { useNavigate } from '@tanstack/react-router';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { useCallback, useMemo, useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import { useReading } from '../../../ui/reading.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { editedLocations, type Tab } from '../data-tabs.ts';
import { EditIssueAlert } from '../edits/EditIssueAlert.tsx';
import type { CatalogueEdits, EditActions } from '../edits/useCatalogueEdits.ts';
import type { TablePartProps } from '../rows/table-part.ts';
import { BulkBar } from './BulkBar.tsx';
import { cellKeys } from './cell-keys.ts';
import classes from './DataTables.module.css';
import { NoRows } from './NoRows.tsx';
import { PasteIssues } from './PasteIssues.tsx';
import { pasteColumn } from './paste-column.ts';
import { TableBody } from './TableBody.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.tsx';
import { useTable } from './useTable.ts';

interface DataTablesProps extends TablePartProps {
  tabs: readonly Tab[];
  tab: Tab;
  catalogue: Pick<CatalogueEdits, 'edits' | 'issue'>;
  actions: EditActions;
  isLocked: (key: ItemKey) => boolean;
  /** Stock sets have no search. */
  searchable: boolean;
  mayEdit: boolean;
}

const PANEL_ID = 'layer-table';

interface Issues {
  tab: string;
  issues: readonly string[];
}

/** Tabs, toolbar and the table of the chosen one. */
export const DataTables = ({
  tabs,
  tab,
  catalogue,
  actions,
  isLocked,
  searchable,
  mayEdit,
  ...part
}: DataTablesProps) => {
  const { edits, issue } = catalogue;
  const navigate = useNavigate();
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const phone = usePhone();
  const table = useTable(tab, edits);
  const selection = useSelection(tab.key, table.matching);
  const [pasted, setPasted] = useState<Issues>({ tab: tab.key, issues: [] });
  const edited = useMemo(() => editedLocations(edits), [edits]);
  const choose = useCallback(
    (layer: string): void => {
      navigate({ to: '.', search: (before: object) => ({ ...before, layer }), replace: true, resetScroll: false });
    },
    [navigate],
  );
  const pills = useMemo(
    () =>
      tabs.map(({ key, location, label, rows: { length } }) => ({
        key,
        label,
        count: length,
        edited: edited.has(location),
      })),
    [tabs, edited],
  );
  const open = useCallback(
    (id: string | number): void => {
      navigate({
        to: paths.editProduct(configurator.id),
        search: (before: object) => ({ ...before, layer: tab.key, item: String(id) }),
        state: OVER_SCREEN,
        resetScroll: false,
      });
    },
    [navigate, paths, configurator.id, tab.key],
  );
  const reading = useReading();
  const rows = useShownRows(table);
  const keys = cellKeys((text, column, from) => {
    if (reading) return;
    const { changes, issues } = pasteColumn(text, column, { rows: table.matching, from, location: tab.location });
    if (changes.length > 0) actions.editMany(changes);
    setPasted({ tab: tab.key, issues });
  });
  const issues = pasted.tab === tab.key ? pasted.issues : [];
  return (
    <>
      <PillTabs label="Layers" controls={PANEL_ID} chosen={tab.key} onChoose={choose} pills={pills} />
      {selection.ids.size > 0 && !phone ? (
        <BulkBar tab={tab} selection={selection} actions={actions} />
      ) : (
        <TableToolbar table={table} tab={tab} searchable={searchable} mayEdit={mayEdit} />
      )}
      <EditIssueAlert key={tab.key} issue={issue} />
      <PasteIssues issues={issues} onClose={() => setPasted({ tab: tab.key, issues: [] })} />
      <div id={PANEL_ID} role="tabpanel" aria-label={tab.label} className={classes.panel} {...keys}>
        {table.count === 0 ? (
          <NoRows table={table} tab={tab} />
        ) : (
          <TableBody
            {...part}
            {...{ tab, actions, isLocked, selection, phone }}
            table={rows.table}
            onOpen={mayEdit ? open : undefined}
          />
        )}
        {rows.end}
      </div>
    </>
  );
};

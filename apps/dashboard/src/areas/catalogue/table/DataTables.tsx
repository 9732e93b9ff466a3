import { Box, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { useCallback, useMemo, useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useReading } from '../../../ui/reading.ts';
import { cellKeys } from '../../../ui/tables/keys/cell-keys.ts';
import { TableViewContext } from '../../../ui/tables/table-view.ts';
import { useSelection } from '../../../ui/tables/useSelection.ts';
import { editedLocations, type Tab } from '../data-tabs.ts';
import { EditIssueAlert } from '../edits/EditIssueAlert.tsx';
import type { CatalogueEdits, EditActions } from '../edits/useCatalogueEdits.ts';
import { TableRows } from '../rows/TableRows.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NoRows } from './NoRows.tsx';
import { isPastedColumn, pasteColumn } from './paste-column.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useShownRows, useTable } from './useTable.tsx';

const PANEL_ID = 'layer-table';
const MAXIMUM_NAMED = 5;

/** The pasted lines with an issue. */
type PastedNote = { tab: string; issues: readonly string[]; columns: number };

interface PasteIssuesProps {
  issues: readonly string[];
  columns: number;
  onClose: () => void;
}

const PasteIssues = ({ issues, columns, onClose }: PasteIssuesProps) => {
  const named = issues.slice(0, MAXIMUM_NAMED).join('. ');
  const others = issues.length - MAXIMUM_NAMED;
  return (
    <div role="alert">
      {(issues.length > 0 || columns > 1) && (
        <Box mt={12}>
          <Banner
            tone="red"
            icon={<IconAlertCircle size={18} stroke={1.6} />}
            title={
              columns > 1
                ? catalogueMessages.pasteFirstColumn(columns)
                : catalogueMessages.pastedNotTaken(issues.length)
            }
            actions={
              <Button size="xs" onClick={onClose}>
                {uiMessages.close}
              </Button>
            }
          >
            {columns > 1 && `${catalogueMessages.pasteOtherColumns} `}
            {others > 0 ? uiMessages.namesAndMore(named, others) : named}
          </Banner>
        </Box>
      )}
    </div>
  );
};

interface DataTablesProps {
  tabs: readonly Tab[];
  tab: Tab;
  catalogue: Pick<CatalogueEdits, 'edits' | 'issue'>;
  actions: EditActions;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
  isLocked: (key: ItemKey) => boolean;
  /** Stock sets have no search. */
  searchable: boolean;
  mayEdit: boolean;
}

/** Tabs, toolbar, and the table of the selected tab. */
export const DataTables = ({ tabs, tab, catalogue, searchable, mayEdit, ...part }: DataTablesProps) => {
  const { actions, currency } = part;
  const { edits, issue } = catalogue;
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const phone = usePhone();
  const reading = useReading();
  const table = useTable(tab, edits);
  const selection = useSelection(tab.key, table.matching);
  const rows = useShownRows(table);
  const [pasted, setPasted] = useState<PastedNote>({ tab: tab.key, issues: [], columns: 1 });
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
      openModal(paths.editProduct(configurator.id), { layer: tab.key, item: String(id) });
    },
    [openModal, paths, configurator.id, tab.key],
  );
  const keys = cellKeys(isPastedColumn, (text, column, from) => {
    if (reading) return;
    const { changes, issues, columns } = pasteColumn(text, column, {
      rows: table.matching,
      from,
      location: tab.location,
      currency,
    });
    if (changes.length > 0) actions.editMany(changes);
    setPasted({ tab: tab.key, issues, columns });
  });
  const shown = { ...part, tab, phone, selection, table: rows.table, onOpen: mayEdit ? open : undefined };
  return (
    <>
      <PillTabs label={catalogueMessages.layers} controls={PANEL_ID} chosen={tab.key} onChoose={choose} pills={pills} />
      {selection.ids.size > 0 && !phone ? (
        <BulkBar tab={tab} selection={selection} actions={actions} />
      ) : (
        <TableToolbar table={table} tab={tab} searchable={searchable} mayEdit={mayEdit} />
      )}
      <EditIssueAlert key={tab.key} issue={issue} />
      <PasteIssues
        issues={pasted.tab === tab.key ? pasted.issues : []}
        columns={pasted.tab === tab.key ? pasted.columns : 1}
        onClose={() => setPasted({ tab: tab.key, issues: [], columns: 1 })}
      />
      <Box id={PANEL_ID} role="tabpanel" aria-label={tab.label} mt={{ base: 4, sm: 8 }} {...keys}>
        {table.count === 0 ? (
          <NoRows table={table} tab={tab} />
        ) : (
          <TableViewContext value={table.question}>
            <TableRows {...shown} />
          </TableViewContext>
        )}
        {rows.end}
      </Box>
    </>
  );
};

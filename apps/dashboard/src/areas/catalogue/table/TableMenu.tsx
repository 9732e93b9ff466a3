import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { fileColumns } from '@vitrine/domain/catalogue/fields/columns';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { memo } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { saveCsv, saveExcel } from '../../../ui/tables/sheets/save-sheet.ts';
import { columnValue } from '../column-values.ts';
import type { Tab } from '../data-tabs.ts';
import type { EditsById } from './table-rows.ts';
import type { CatalogueTable } from './useTable.tsx';

/** The rows of a table as a sheet, with their pending changes. */
export const sheetOf = (tab: Pick<Tab, 'kind'>, rows: readonly Row[], edits: EditsById): Sheet => {
  const columns = fileColumns(tab.kind);
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => columnValue(column, row, edits.get(String(row.id)) ?? {}))),
  ];
};

interface TableMenuProps {
  table: Pick<CatalogueTable, 'matching' | 'editsById'>;
  tab: Tab;
  mayEdit: boolean;
}

/** Exports the table to a file, and imports a file. */
export const TableMenu = memo(({ table, tab, mayEdit }: TableMenuProps) => {
  const openModal = useOpenModal();
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const name = `${configurator.safe_name}-${safeName(tab.label)}`;
  const sheet = () => sheetOf(tab, table.matching, table.editsById);
  const exporting = useChange(() => saveExcel(name, tab.label, sheet()), { failed: catalogueMessages.exportAsExcel });
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <ActionIcon variant="framed" aria-label={catalogueMessages.exportAndImport}>
          <IconDots size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload size={18} stroke={1.6} />} onClick={() => saveCsv(name, sheet())}>
          {catalogueMessages.exportAsCsv}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} stroke={1.6} />} onClick={() => exporting.mutate()}>
          {catalogueMessages.exportAsExcel}
        </Menu.Item>
        {mayEdit && (
          <Menu.Item
            leftSection={<IconUpload size={18} stroke={1.6} />}
            onClick={() => openModal(paths.importProducts(configurator.id), { layer: tab.key })}
          >
            {catalogueMessages.importTitle}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
});

import { Box, Group, Text } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { AllCheck } from '../../../ui/tables/row-checks.tsx';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import { BulkActions } from '../table/BulkBar.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { editsIn } from '../table/table-rows.ts';
import type { StockView } from './stock-view.ts';
import type { OptionChoice } from './useOptionChoice.ts';

const CLICKABLE = { alignItems: 'center', cursor: 'pointer' };

interface StockToolbarProps {
  view: Extract<StockView, { tab: unknown }>;
  edits: Edits;
  actions: EditActions;
  mayEdit: boolean;
  choice: OptionChoice;
}

/** Above the options of a category: Select all and the menu, or the changes of the selected options. */
export const StockToolbar = ({ view, edits, actions, mayEdit, choice }: StockToolbarProps) => {
  const phone = usePhone();
  const { tab } = view;
  const rows = 'rows' in view ? view.rows : tab.rows;
  const table = useMemo(
    () => ({ matching: rows, editsById: editsIn(edits, tab.location) }),
    [rows, edits, tab.location],
  );
  const { selection, keys } = choice;
  if (phone) return null;
  if (selection && keys.length > 0) {
    const price = keys.every(({ layer_index }) => typeof layer_index === 'number');
    return (
      <Box mb={16}>
        <BulkActions keys={keys} actions={actions} offers={{ price, tags: false }} onClear={selection.clear} />
      </Box>
    );
  }
  return (
    <Group wrap="nowrap" gap={0} mih={36} mb={16}>
      {selection && rows.length > 0 && (
        <Text component="label" display="inline-flex" c="dimmed" fz={13.5} lh="20px" style={CLICKABLE}>
          <AllCheck selection={selection} /> {catalogueMessages.selectAll}
        </Text>
      )}
      <Box component="span" ml="auto">
        <TableMenu table={table} tab={tab} mayEdit={mayEdit} />
      </Box>
    </Group>
  );
};

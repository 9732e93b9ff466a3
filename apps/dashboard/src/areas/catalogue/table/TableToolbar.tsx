import { Box, Button, Group, Text } from '@mantine/core';
import { IconFilter2 } from '@tabler/icons-react';
import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { filteredColumn, searchedColumns } from '@vitrine/domain/catalogue/fields/columns';
import { listedOptions } from '@vitrine/domain/catalogue/option-lists';
import { memo, useMemo } from 'react';
import { MultiSelect } from '../../../ui/forms/MultiSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { optionsIn } from '../column-values.ts';
import type { Tab } from '../data-tabs.ts';
import { TableMenu } from './TableMenu.tsx';
import type { CatalogueTable } from './useTable.tsx';

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

/** Filters by the options of the rows; absent where there are fewer than two. */
const OptionFilter = memo(({ tab, chosen, onChoose }: OptionFilterProps) => {
  const options = useMemo(
    () => listedOptions(tab.rows.flatMap((row) => optionsIn(tab.kind, row, {}))),
    [tab.kind, tab.rows],
  );
  const word = filteredColumn(tab.kind)?.label;
  if (word === undefined || options.length < 2) return null;
  return (
    <Box w="clamp(140px, 18vw, 260px)" flex="none">
      <MultiSelect key={tab.key} label={fieldLabel(word)} options={options} chosen={chosen} onChoose={onChoose} />
    </Box>
  );
});

/** The display filter: its state, and the number of rows. On phones it is an icon while it shows all rows. */
const DisplayFilter = ({ table, phone }: { table: CatalogueTable; phone: boolean }) => {
  const icon = <IconFilter2 size={16} stroke={1.6} aria-hidden="true" />;
  const isIcon = phone && table.display === 'All';
  return (
    <Button
      px={14}
      fz={13.5}
      flex="none"
      leftSection={!isIcon && icon}
      aria-label={catalogueMessages.show(catalogueMessages.displays[table.display], table.count)}
      onClick={table.cycleDisplay}
    >
      {isIcon ? icon : catalogueMessages.displays[table.display]}{' '}
      {!phone && (
        <Text span inherit ml={4.4} c="gray" fw={400} className="vt-digits">
          {table.count}
        </Text>
      )}
    </Button>
  );
};

/** Search and option filter at the left; display filter and menu at the right. */
export const TableToolbar = ({ table, tab, searchable, mayEdit }: TableToolbarProps) => {
  const phone = usePhone();
  const { field, setField, matching, editsById } = table;
  const columns = useMemo(
    () => ({
      fields: searchedColumns(tab.kind).map(({ key, label }) => ({ key, label: fieldLabel(label) })),
      field,
      onField: setField,
    }),
    [tab.kind, field, setField],
  );
  const listed = useMemo(() => ({ matching, editsById }), [matching, editsById]);
  return (
    <Group
      align="flex-start"
      justify="space-between"
      wrap="nowrap"
      gap={phone ? 8 : 12}
      mt={phone ? 12 : 13}
      flex="none"
    >
      {searchable ? (
        <Group align="flex-start" wrap="nowrap" gap={8} flex={1} miw={0}>
          <SearchField
            label={uiMessages.searchOf(tab.label)}
            query={table.query}
            onQuery={table.setQuery}
            columns={columns}
            help={catalogueMessages.searchHelp}
          />
          {!phone && <OptionFilter tab={tab} chosen={table.options} onChoose={table.setOptions} />}
        </Group>
      ) : (
        <span />
      )}
      <Group wrap="nowrap" gap={8} flex="none">
        <DisplayFilter table={table} phone={phone} />
        {!phone && <TableMenu table={listed} tab={tab} mayEdit={mayEdit} />}
      </Group>
    </Group>
  );
};

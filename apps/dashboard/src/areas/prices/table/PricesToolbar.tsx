import { Flex, Group, NativeSelect } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { memo, useMemo } from 'react';
import { ListSelect } from '../../../ui/forms/list-select/ListSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { placesOf, SHOWS, type Show } from './filters.ts';
import type { PriceTableState } from './usePriceTable.tsx';

const showOptions = () => SHOWS.map((value) => ({ value, label: messages.shows[value] }));

interface FiltersProps extends Pick<PriceTableState, 'configurator' | 'setConfigurator' | 'table' | 'setTable'> {
  rows: readonly PriceRow[];
}

/** Phones have two filters in a line, and a third in one of its own. */
const useFilterPlace = () => (usePhone() ? { miw: 0, flex: '1 1 40%' } : { miw: 0, maw: 240 });

/** Filters by configurator and layer; absent where there is one only. */
const PlaceFilters = memo(({ rows, configurator, setConfigurator, table, setTable }: FiltersProps) => {
  const place = useFilterPlace();
  const { configurators, tables } = useMemo(() => placesOf(rows, configurator), [rows, configurator]);
  return (
    <>
      {configurators.length > 1 && (
        <ListSelect
          {...place}
          native
          aria-label={messages.configurator}
          data={[
            { value: '', label: messages.allConfigurators },
            ...configurators.map(([value, label]) => ({ value, label })),
          ]}
          value={configurator}
          onChoose={setConfigurator}
        />
      )}
      {tables.length > 1 && (
        <NativeSelect
          {...place}
          aria-label={messages.layer}
          data={[{ value: '', label: messages.allTables }, ...tables]}
          value={table}
          onChange={({ currentTarget }) => setTable(currentTarget.value)}
        />
      )}
    </>
  );
});

interface PricesToolbarProps {
  table: PriceTableState;
  rows: readonly PriceRow[];
}

/** Search and filters of the articles. */
export const PricesToolbar = ({ table, rows }: PricesToolbarProps) => {
  const phone = usePhone();
  const place = useFilterPlace();
  const { configurator, setConfigurator, setTable } = table;
  return (
    <Group gap={8} mt={phone ? 12 : 16} mb={phone ? 4 : 8} wrap="wrap" flex="none">
      <Flex w={phone ? '100%' : 'auto'} miw={0}>
        <SearchField
          label={messages.search}
          query={table.query}
          onQuery={table.setQuery}
          {...(!phone && { help: messages.searchHelp })}
        />
      </Flex>
      <PlaceFilters
        rows={rows}
        configurator={configurator}
        setConfigurator={setConfigurator}
        table={table.table}
        setTable={setTable}
      />
      <NativeSelect
        {...place}
        aria-label={messages.show}
        data={showOptions()}
        value={table.show}
        onChange={({ currentTarget }) => table.setShow(currentTarget.value as Show)}
      />
    </Group>
  );
};

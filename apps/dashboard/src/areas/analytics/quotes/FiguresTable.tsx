import { Box, Flex, Text } from '@mantine/core';
import { quoteFiguresMessages as messages } from '@vitrine/contract/quotes/figures-messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import { formatNumber } from '../../../ui/counted.ts';
import { useListSearch } from '../../../ui/forms/useListSearch.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { useFirstRows } from '../../../ui/tables/useFirstRows.tsx';
import { sorted, useSorting } from '../../../ui/tables/useSorting.ts';
import classes from '../SubjectTable.module.css';
import type { Figures, NamedFigures } from './figures.ts';

interface Column {
  key: keyof Figures;
  label: string;
  isMoney: boolean;
  leaves?: number;
}

const columns = (): readonly Column[] => [
  { key: 'quoted', label: messages.quotedCount, isMoney: false, leaves: 2 },
  { key: 'quoted_value', label: messages.quotedValue, isMoney: true },
  { key: 'won', label: messages.wonCount, isMoney: false, leaves: 1 },
  { key: 'won_value', label: messages.wonValue, isMoney: true },
];

const heads = (): readonly Head[] => [
  { key: 'name', label: messages.name, sortable: true, least: 130 },
  ...columns().map(
    ({ isMoney: _, ...head }): Head => ({
      ...head,
      sortable: true,
      align: 'right',
      width: 'clamp(110px, 13vw, 190px)',
    }),
  ),
];

interface FiguresTableProps {
  title: string;
  /** Names what the rows are. */
  what: string;
  rows: readonly NamedFigures[];
  currency: string;
}

const PhoneRow = ({ row, currency }: { row: NamedFigures; currency: string }) => (
  <Flex component="li" gap={16} py={10} className="vt-ruled-bottom">
    <Box flex={1} miw={0}>
      <Text inherit fw={500} truncate dir="auto">
        {row.name}
      </Text>
      <Text size="xs" c="gray">
        {`${messages.quotedCount} ${formatNumber(row.quoted)} · ${messages.wonCount} ${formatNumber(row.won)}`}
      </Text>
    </Box>
    <Box flex="none" ta="right" className="vt-digits">
      <Text inherit fw={500}>
        {formatMinor(row.quoted_value, currency)}
      </Text>
      <Text size="xs" c="gray">
        {`${messages.won} ${formatMinor(row.won_value, currency)}`}
      </Text>
    </Box>
  </Flex>
);

const searchedTextsOf = ({ name }: NamedFigures): string[] => [name];

/** Configurators or resellers with what they quoted and won, most value first. */
export const FiguresTable = ({ title, what, rows, currency }: FiguresTableProps) => {
  const phone = usePhone();
  const sorting = useSorting('quoted_value', 'descending');
  const { found, field, nothing } = useListSearch(what, rows, searchedTextsOf, title);
  const { by, direction } = sorting;
  const inOrder = sorted(found, (row) => row[(by ?? 'quoted_value') as keyof NamedFigures], direction);
  const { shown, more } = useFirstRows(inOrder, what);
  if (rows.length === 0) return null;
  return (
    <Box component="section" mt={40} aria-label={title}>
      <Text component="h3" mb={8} fw={600}>
        {title}
      </Text>
      {field}
      {nothing}
      {phone ? (
        <ul>
          {shown.map((row) => (
            <PhoneRow key={row.key} row={row} currency={currency} />
          ))}
        </ul>
      ) : (
        found.length > 0 && (
          <DataTable label={title} heads={heads()} sorting={sorting}>
            <tbody>
              {shown.map((row) => (
                <tr key={row.key} className={`vt-row ${classes.row}`}>
                  <td dir="auto">{row.name}</td>
                  {columns().map(({ key, isMoney }) => (
                    <td key={key} data-align="right">
                      {isMoney ? formatMinor(row[key], currency) : formatNumber(row[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
        )
      )}
      {more}
    </Box>
  );
};

import { Box, Flex, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { formatNumber } from '../../ui/counted.ts';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import { useFirstRows } from '../../ui/tables/useFirstRows.tsx';
import { type Sorting, sorted, useSorting } from '../../ui/tables/useSorting.ts';
import { Change } from './Change.tsx';
import { minutesText, percentText } from './figures.ts';
import classes from './SubjectTable.module.css';
import { useRange } from './useRange.ts';

/** A configurator or an organisation with its figures. */
interface SubjectRow {
  id: number;
  name: string;
  /** Dimmed text below the name. */
  note: string;
  /** Address of its analytics. */
  to: string;
  figures: Pick<Analytics, 'totals' | 'before'>;
}

type Total = keyof Analytics['totals'];

interface Column {
  key: Total;
  label: string;
  format: (value: number) => string;
  leaves?: number;
}

const columns = (): readonly Column[] => [
  { key: 'sessions', label: messages.sessions, format: formatNumber },
  { key: 'unique_users', label: messages.uniqueUsers, format: formatNumber, leaves: 2 },
  { key: 'leads', label: messages.leads, format: formatNumber },
  { key: 'conversion_rate', label: messages.conversion, format: percentText },
  { key: 'average_session_time', label: messages.engagementShort, format: minutesText, leaves: 1 },
];

const heads = (): readonly Head[] => [
  { key: 'name', label: messages.name, sortable: true, least: 130 },
  ...columns().map(
    ({ format: _, ...head }): Head => ({ ...head, sortable: true, align: 'right', width: 'clamp(110px, 11vw, 170px)' }),
  ),
];

/** Links to its analytics of the same days. */
const Open = ({ row }: { row: SubjectRow }) => {
  const { asked } = useRange();
  return (
    <Link to={row.to} search={asked as never} className="vt-opener" style={{ display: 'block', minWidth: 0 }}>
      <Text span display="block" inherit truncate fw={500}>
        {row.name}
      </Text>
      {row.note !== '' && (
        <Text span display="block" truncate c="gray" fz={12.5} lh="18px">
          {row.note}
        </Text>
      )}
    </Link>
  );
};

const Row = ({ row }: { row: SubjectRow }) => (
  <tr className={`vt-row vt-opens ${classes.row}`}>
    <td dir="auto">
      <Open row={row} />
    </td>
    {columns().map(({ key, format }) => (
      <td key={key} data-align="right">
        {format(row.figures.totals[key])}
        {row.figures.before && <Change now={row.figures.totals[key]} before={row.figures.before.totals[key]} />}
      </td>
    ))}
  </tr>
);

const PhoneRow = ({ row }: { row: SubjectRow }) => {
  const { sessions, leads, conversion_rate } = row.figures.totals;
  return (
    <Flex component="li" align="center" gap={16} mih={76} py={8} px={0} className="vt-opens vt-ruled-bottom">
      <Box flex={1} miw={0}>
        <Open row={row} />
        <Text c="gray" fz={12.5} lh="18px">
          {`${messages.leads} ${formatNumber(leads)} · ${messages.conversion} ${percentText(conversion_rate)}`}
        </Text>
      </Box>
      <Text inherit flex="none" fw={500} ta="right" className="vt-digits">
        {formatNumber(sessions)}
        <Text span display="block" inherit c="gray" fz={12} fw={400}>
          {messages.sessions.toLowerCase()}
        </Text>
      </Text>
    </Flex>
  );
};

const PhoneRows = ({ rows }: { rows: readonly SubjectRow[] }) => (
  <ul>
    {rows.map((row) => (
      <PhoneRow key={row.id} row={row} />
    ))}
  </ul>
);

interface RowsProps extends Pick<SubjectTableProps, 'title' | 'rows'> {
  sorting: Sorting;
}

const Rows = ({ title, rows, sorting }: RowsProps) => (
  <DataTable label={title} heads={heads()} sorting={sorting}>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </DataTable>
);

interface SubjectTableProps {
  title: string;
  none: string;
  rows: readonly SubjectRow[];
}

const searchedTextsOf = ({ name, note }: SubjectRow): string[] => [name, note];

/** Configurators or organisations with their figures, busiest first; each links to its analytics. */
export const SubjectTable = ({ title, none, rows }: SubjectTableProps) => {
  const phone = usePhone();
  const sorting = useSorting('sessions', 'descending');
  const { found, field, nothing } = useListSearch(title, rows, searchedTextsOf);
  const inOrder = sorted(
    found,
    ({ name, figures }) => (sorting.by === 'name' ? name : figures.totals[(sorting.by ?? 'sessions') as Total]),
    sorting.direction,
  );
  const { shown, more } = useFirstRows(inOrder, title);
  return (
    <Box component="section" mt={48} aria-label={title}>
      <Text component="h2" size="lg" mb={12} fw={600} lts="-0.012em">
        {title}
      </Text>
      {field}
      {nothing}
      {rows.length === 0 && (
        <Text inherit c="gray" fz={13}>
          {none}
        </Text>
      )}
      {found.length > 0 && (phone ? <PhoneRows rows={shown} /> : <Rows title={title} rows={shown} sorting={sorting} />)}
      {more}
    </Box>
  );
};

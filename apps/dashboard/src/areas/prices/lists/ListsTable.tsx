import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { listState, validityText } from '@vitrine/domain/prices/list-state';
import { useState } from 'react';
import type { Paths } from '../../../tenant/paths.ts';
import { counted, formatNumber } from '../../../ui/counted.ts';
import { useListSearch } from '../../../ui/forms/useListSearch.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { sorted, useSorting } from '../../../ui/tables/useSorting.ts';
import { ListState } from './ListState.tsx';
import classes from './ListsTable.module.css';

const heads = (): readonly Head[] => [
  { key: 'name', label: messages.name, sortable: true, least: 120 },
  { key: 'currency', label: messages.currency, sortable: true, width: '88px' },
  { key: 'valid', label: messages.valid, sortable: true, width: 'clamp(140px, 15vw, 280px)' },
  { key: 'status', label: messages.status, sortable: true, width: '110px' },
  { key: 'count', label: messages.count, sortable: true, align: 'right', width: '64px', leaves: 2 },
  {
    key: 'changed',
    label: messages.changedAt,
    sortable: true,
    indent: '32px',
    width: 'clamp(140px, 15vw, 280px)',
    leaves: 1,
  },
];

const sortValue = (list: PriceListSummary, key: string, today: string): string | number => {
  if (key === 'currency') return list.currency;
  if (key === 'valid') return list.valid_from ?? '0';
  if (key === 'status') return listState(list, today);
  if (key === 'count') return list.count;
  return key === 'changed' ? list.updated_at : list.name;
};

interface ListsTableProps {
  lists: readonly PriceListSummary[];
  paths: Paths;
}

const ListLink = ({ list, paths }: { list: PriceListSummary; paths: Paths }) => (
  <Link to={paths.priceList(list.id)} className={classes.link} dir="auto">
    {list.name}
  </Link>
);

const Lines = ({ lists, paths, now }: ListsTableProps & { now: Date }) => (
  <ul>
    {lists.map((list) => (
      <li key={list.id} className={classes.line}>
        <div className={classes.words}>
          <ListLink list={list} paths={paths} />
          <Text size="sm" c="dimmed">
            {[list.currency, counted(list.count, 'price'), validityText(list)].join(' · ')}
          </Text>
          <Text size="xs" c="gray">
            {longDate(list.updated_at, now)}
          </Text>
        </div>
        <ListState list={list} />
      </li>
    ))}
  </ul>
);

const searchedTextsOf = ({ name, currency }: PriceListSummary): string[] => [name, currency];

/** The price lists: a table on wide screens, lines on phones. A list opens by its name. */
export const ListsTable = ({ lists, paths }: ListsTableProps) => {
  const phone = usePhone();
  const sorting = useSorting('name');
  const [now] = useState(() => new Date());
  const { by, direction } = sorting;
  const { found, field, nothing } = useListSearch(messages.listsTitle, lists, searchedTextsOf);
  const rows = sorted(found, (list) => sortValue(list, by ?? 'name', utcDay(now)), direction);
  return (
    <>
      {field}
      {nothing ||
        (phone ? (
          <Lines lists={rows} paths={paths} now={now} />
        ) : (
          <DataTable label={messages.listsTitle} heads={heads()} sorting={sorting}>
            <tbody>
              {rows.map((list) => (
                <tr key={list.id} className={classes.row}>
                  <td>
                    <ListLink list={list} paths={paths} />
                  </td>
                  <td>{list.currency}</td>
                  <td>{validityText(list)}</td>
                  <td>
                    <ListState list={list} />
                  </td>
                  <td className={classes.number}>{formatNumber(list.count)}</td>
                  <td className={classes.changed}>{longDate(list.updated_at, now)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ))}
    </>
  );
};

import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Series } from '@vitrine/contract/analytics/schemas';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../session/language.ts';
import { formatNumber } from '../../ui/counted.ts';
import figures from '../../ui/tables/figures-table.module.css';
import { saveCsv } from '../../ui/tables/sheets/save-sheet.ts';
import { seriesSheet, shortOf } from './figures.ts';

interface SeriesTableProps {
  title: string;
  head: string;
  series: Series;
  before: Series | undefined;
  format: (value: number) => string;
  seen: boolean;
}

/** The figures of a chart as a table; beside the chart it is for screen readers only. */
const SeriesTable = ({ title, head, series, before, format, seen }: SeriesTableProps) => (
  <div className={seen ? undefined : 'vt-unseen'}>
    <table className={figures.table} style={{ maxWidth: before && 720 }} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{title}</th>
          {before && (
            <th scope="col" colSpan={2}>
              {messages.before}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {series.map(({ label, value }, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
            {before && <td>{before[at]?.label}</td>}
            {before && <td>{format(before[at]?.value ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const MonthChart = lazy(async () => ({
  default: (await withTexts(import('../../ui/tables/charts/MonthChart.tsx'))).MonthChart,
}));

export interface SeriesViewProps {
  title: string;
  unit: string;
  /** Kind of the points: months, or dates. */
  head: string;
  series: Series;
  /** The previous period, point by point. */
  before: Series | undefined;
  format?: (value: number) => string;
  /** Whether it has buttons for the table and the file. */
  hasActions?: boolean;
}

const Legend = ({ title }: { title: string }) => (
  <Group component="p" gap="4px 20px" mt={16} pl={64} c="dimmed" fz={12} lh="16px" aria-hidden="true">
    {[
      { label: title, colour: 'var(--vt-accent)' },
      { label: messages.before, colour: 'var(--mantine-color-gray-4)' },
    ].map(({ label, colour }) => (
      <Group key={label} component="span" display="inline-flex" gap={8} wrap="nowrap">
        <Box component="span" w={16} h={2} bg={colour} />
        {label}
      </Group>
    ))}
  </Group>
);

/** A figure over time, as chart, table and file. */
export const SeriesView = ({
  title,
  unit,
  head,
  series,
  before,
  format = formatNumber,
  hasActions = true,
}: SeriesViewProps) => {
  const [asTable, setAsTable] = useState(false);
  const rows = series.map(({ label, value }, at) => {
    const then = before?.[at];
    return { short: shortOf(label), label, value, ...(then && { before: then }) };
  });
  return (
    <Box component="section" pos="relative" aria-label={title}>
      <Group gap={12} justify="space-between" mb={20}>
        <Text component="h2" size="lg" fw={600} lts="-0.012em">
          {title}
        </Text>
        {hasActions && (
          <Flex gap={8} wrap="wrap">
            <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {messages.asTable}
            </Button>
            <Button onClick={() => saveCsv(title.toLowerCase(), seriesSheet(head, title, series, before))}>
              {messages.download}
            </Button>
          </Flex>
        )}
      </Group>
      {!asTable && (
        <Suspense fallback={<Box h={340} />}>
          <MonthChart title={title} rows={rows} unit={unit} />
          {before && <Legend title={title} />}
        </Suspense>
      )}
      <SeriesTable title={title} head={head} series={series} before={before} format={format} seen={asTable} />
    </Box>
  );
};

import { formatNumber } from '../../counted.ts';
import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { axisTicks } from '@vitrine/domain/analytics/axis-ticks';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import classes from './MonthChart.module.css';

interface ChartKeysProps {
  /** The accessible name. */
  label: string;
  /** The text of each point, in order. */
  descriptions: readonly string[];
  /** The chart; receives the point that the arrow keys selected. */
  children: (at: number | null) => ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** A chart with arrow-key navigation: each point is announced, and shown above the chart. */
export const ChartKeys = ({ label, descriptions, children }: ChartKeysProps) => {
  const id = useId();
  const last = Math.max(0, descriptions.length - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen === null ? null : Math.min(chosen, last);
  const step = (event: KeyboardEvent): void => {
    const next = STEPS[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(next(at ?? last, last), 0), last));
  };
  return (
    <div
      className={classes.keys}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={id}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={descriptions[at ?? last] ?? ''}
      onKeyDown={step}
      onFocus={() => setChosen(last)}
      onBlur={() => setChosen(null)}
    >
      <span className="vt-unseen" id={id}>
        {messages.chartKeys}
      </span>
      {at !== null && (
        <p className={classes.point} aria-hidden="true">
          {descriptions[at]}
        </p>
      )}
      <div aria-hidden="true">{children(at)}</div>
    </div>
  );
};

const HEIGHT = 340;
const FILL = 0.07;
/** Room for the limit's label above its line. */
const ABOVE_LIMIT = 1.1;

interface ChartRow {
  /** The label at the axis. */
  short: string;
  /** The point's full, unique name; `short` by default. */
  label?: string;
  /** Null for future points. */
  value: number | null;
  /** The same point of the previous period. */
  before?: { label: string; value: number };
}

interface MonthChartProps {
  /** The accessible name. */
  title: string;
  rows: readonly ChartRow[];
  /** Name of the values, in the tooltip. */
  unit: string;
  /** A dashed line with a label. */
  limit?: { value: number; label: string };
}

const nameOf = ({ label, short }: ChartRow): string => label ?? short;

const describeRow = (row: ChartRow, unit: string): string =>
  [
    messages.point(nameOf(row), row.value === null ? '–' : formatNumber(row.value), unit),
    ...(row.before ? [messages.pointBefore(row.before.label, formatNumber(row.before.value), unit)] : []),
  ].join('; ');

/** The lines of a chart: the selected point, and the limit. */
const linesOf = (rows: readonly ChartRow[], at: number | null, limit: MonthChartProps['limit']) => {
  const row = at === null ? undefined : rows[at];
  return [
    ...(row ? [{ x: nameOf(row), color: 'var(--vt-ink)' }] : []),
    ...(limit
      ? [
          {
            y: limit.value,
            label: limit.label,
            labelPosition: 'insideTopRight' as const,
            color: 'var(--vt-amber)',
            strokeDasharray: '4 4',
          },
        ]
      : []),
  ];
};

/** Figures over time as one line, and those of the previous period as a second one. */
export const MonthChart = ({ title, rows, unit, limit }: MonthChartProps) => {
  const shorts = new Map(rows.map((row) => [nameOf(row), row.short]));
  const compares = rows.some(({ before }) => before !== undefined);
  // Labels differ for each point: two years have two Januaries.
  const figures = rows.flatMap(({ value, before }) => [value ?? 0, before?.value ?? 0]);
  const ticks = axisTicks([...figures, ...(limit ? [Math.ceil(limit.value * ABOVE_LIMIT)] : [])]);
  const data = rows.map((row) => ({ label: nameOf(row), value: row.value, before: row.before?.value ?? null }));
  return (
    <ChartKeys
      label={title}
      descriptions={rows.filter(({ value }) => value !== null).map((row) => describeRow(row, unit))}
    >
      {(at) => (
        <AreaChart
          h={HEIGHT}
          data={data}
          dataKey="label"
          series={[
            ...(compares ? [{ name: 'before', label: messages.before, color: 'gray.4' }] : []),
            { name: 'value', label: unit, color: 'var(--vt-accent)' },
          ]}
          curveType="linear"
          withGradient={false}
          fillOpacity={FILL}
          withDots={false}
          connectNulls={false}
          tickLine="none"
          gridAxis="x"
          strokeDasharray="0"
          gridColor="var(--vt-line)"
          textColor="var(--vt-text-3)"
          valueFormatter={(value) => formatNumber(value)}
          xAxisProps={{ tickFormatter: (label: string) => shorts.get(label) ?? label }}
          yAxisProps={{
            ticks,
            interval: 0,
            width: 64,
            domain: [0, ticks.at(-1) ?? 1],
          }}
          areaChartProps={{ accessibilityLayer: false }}
          areaProps={{ isAnimationActive: false }}
          referenceLines={linesOf(rows, at, limit)}
        />
      )}
    </ChartKeys>
  );
};

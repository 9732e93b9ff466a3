import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { MonthRow } from '../months.ts';

const figures = new Intl.NumberFormat('en-GB');
const HEIGHT = 340;
const FILL = 0.07;
const TICKS = 5;

/** Sessions by month as one line, with the limit dashed; the table beside it says the same (look: Charts). */
export const SessionsChart = ({ rows, limit }: { rows: readonly MonthRow[]; limit: number }) => (
  <div aria-hidden="true">
    <AreaChart
      h={HEIGHT}
      data={rows.map(({ short, sessions }) => ({ short, sessions }))}
      dataKey="short"
      series={[{ name: 'sessions', label: 'sessions', color: 'var(--vt-accent)' }]}
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
      valueFormatter={(value) => figures.format(value)}
      yAxisProps={{ tickCount: TICKS, width: 64, domain: [0, (most: number) => Math.max(most, limit) * 1.1] }}
      areaProps={{ isAnimationActive: false }}
      referenceLines={[
        {
          y: limit,
          label: `Session limit ${figures.format(limit)}`,
          labelPosition: 'insideTopRight',
          color: 'var(--vt-amber)',
          strokeDasharray: '4 4',
        },
      ]}
    />
  </div>
);

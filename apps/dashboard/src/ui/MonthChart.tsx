import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';

const figures = new Intl.NumberFormat('en-GB');
const HEIGHT = 340;
const FILL = 0.07;
const TICKS = 5;
const ABOVE = 1.1;

interface MonthChartProps {
  /** Null for months to come. */
  rows: readonly { short: string; value: number | null }[];
  /** What the values are, in the tooltip. */
  unit: string;
  /** A dashed line with its words. */
  limit?: { value: number; label: string };
}

/** Figures by month as one line. For sight only: the table beside it says the same (look: Charts). */
export const MonthChart = ({ rows, unit, limit }: MonthChartProps) => (
  <div aria-hidden="true">
    <AreaChart
      h={HEIGHT}
      data={rows.map(({ short, value }) => ({ short, value }))}
      dataKey="short"
      series={[{ name: 'value', label: unit, color: 'var(--vt-accent)' }]}
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
      yAxisProps={{
        tickCount: TICKS,
        width: 64,
        allowDecimals: false,
        domain: [0, limit ? (most: number) => Math.max(most, limit.value) * ABOVE : 'auto'],
      }}
      areaProps={{ isAnimationActive: false }}
      {...(limit && {
        referenceLines: [
          {
            y: limit.value,
            label: limit.label,
            labelPosition: 'insideTopRight',
            color: 'var(--vt-amber)',
            strokeDasharray: '4 4',
          },
        ],
      })}
    />
  </div>
);

import type { Series } from '@vitrine/contract/analytics/schemas';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { saveCsv } from '../../../ui/save-sheet.ts';
import classes from './SeriesView.module.css';

const MonthChart = lazy(async () => ({ default: (await import('../../../ui/MonthChart.tsx')).MonthChart }));

const figures = new Intl.NumberFormat('en-GB');
const plain = (value: number): string => figures.format(value);

interface SeriesViewProps {
  title: string;
  unit: string;
  series: Series;
  format?: (value: number) => string;
}

/** The same figures as a table; where the chart is on screen it is there for screen readers only. */
const SeriesTable = ({ title, series, format = plain, seen }: SeriesViewProps & { seen: boolean }) => (
  <div className={seen ? undefined : 'vt-unseen'}>
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {series.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A figure by month, as chart, table and file. */
export const SeriesView = (props: SeriesViewProps) => {
  const { title, unit, series } = props;
  const [asTable, setAsTable] = useState(false);
  const rows = series.map(({ label, value }) => ({ short: label.split(' ')[0] ?? label, value }));
  const file = [['Month', title], ...series.map(({ label, value }) => [label, String(value)])];
  return (
    <section className={classes.view} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.actions}>
          <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </Button>
          <Button onClick={() => saveCsv(title.toLowerCase(), file)}>Download CSV</Button>
        </div>
      </div>
      {!asTable && (
        <Suspense fallback={<div className={classes.room} />}>
          <MonthChart rows={rows} unit={unit} />
        </Suspense>
      )}
      <SeriesTable {...props} seen={asTable} />
    </section>
  );
};

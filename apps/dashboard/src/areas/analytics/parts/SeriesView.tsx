import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Series } from '@vitrine/contract/analytics/schemas';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { saveCsv } from '../../../ui/save-sheet.ts';
import { inWords, seriesSheet, shortOf } from '../figures.ts';
import { SeriesTable } from './SeriesTable.tsx';
import classes from './SeriesView.module.css';

const MonthChart = lazy(async () => ({ default: (await import('../../../ui/MonthChart.tsx')).MonthChart }));

interface SeriesViewProps {
  title: string;
  unit: string;
  /** What the points are: months, or dates. */
  head: string;
  series: Series;
  /** The same of the period before, point by point. */
  before: Series | undefined;
  format?: (value: number) => string;
}

const Legend = ({ title }: { title: string }) => (
  <p className={classes.legend} aria-hidden="true">
    <span className={classes.now}>{title}</span>
    <span className={classes.before}>{messages.before}</span>
  </p>
);

/** A figure over time, as chart, table and file. */
export const SeriesView = ({ title, unit, head, series, before, format = inWords }: SeriesViewProps) => {
  const [asTable, setAsTable] = useState(false);
  const rows = series.map(({ label, value }, at) => {
    const then = before?.[at];
    return { short: shortOf(label), label, value, ...(then && { before: then }) };
  });
  return (
    <section className={classes.view} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.actions}>
          <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {messages.asTable}
          </Button>
          <Button onClick={() => saveCsv(title.toLowerCase(), seriesSheet(head, title, series, before))}>
            {messages.download}
          </Button>
        </div>
      </div>
      {!asTable && (
        <Suspense fallback={<div className={classes.room} />}>
          <MonthChart title={title} rows={rows} unit={unit} />
          {before && <Legend title={title} />}
        </Suspense>
      )}
      <SeriesTable title={title} head={head} series={series} before={before} format={format} seen={asTable} />
    </section>
  );
};

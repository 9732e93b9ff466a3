import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Series } from '@vitrine/contract/analytics/schemas';
import figures from '../../../ui/figures-table.module.css';
import classes from './SeriesView.module.css';

interface SeriesTableProps {
  title: string;
  head: string;
  series: Series;
  before: Series | undefined;
  format: (value: number) => string;
  seen: boolean;
}

/** The figures of a chart as a table; where the chart is on screen it is there for screen readers only. */
export const SeriesTable = ({ title, head, series, before, format, seen }: SeriesTableProps) => (
  <div className={seen ? undefined : 'vt-unseen'}>
    <table
      className={`${figures.table} ${classes.table}`}
      aria-label={title}
      data-compares={before !== undefined || undefined}
    >
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

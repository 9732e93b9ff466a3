import classes from '../../../ui/figures-table.module.css';
import type { MonthRow } from '../months.ts';

const figures = new Intl.NumberFormat('en-GB');

/** The figures of the chart; where the chart is on screen it is there for screen readers only. */
export const SessionsTable = ({ rows, seen }: { rows: readonly MonthRow[]; seen: boolean }) => (
  <div className={seen ? undefined : 'vt-unseen'}>
    <table className={classes.table} aria-label="Total Sessions">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Sessions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, sessions }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{sessions === null ? '' : figures.format(sessions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

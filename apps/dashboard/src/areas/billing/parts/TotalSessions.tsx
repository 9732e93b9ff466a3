import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { BillingPeriods, Contract } from '@vitrine/contract/billing/routes';
import { type ContractPeriod, defaultPeriod } from '@vitrine/domain/billing/contract-periods';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { saveCsv } from '../../../ui/save-sheet.ts';
import { fileRows, monthRows } from '../months.ts';
import { SessionsTable } from './SessionsTable.tsx';
import classes from './TotalSessions.module.css';

const figures = new Intl.NumberFormat('en-GB');

const MonthChart = lazy(async () => ({ default: (await import('../../../ui/MonthChart.tsx')).MonthChart }));

interface TotalSessionsProps {
  contract: Contract;
  periods: readonly ContractPeriod[];
  billing: BillingPeriods;
}

/** Sessions by month of one contract year, as chart, table and file. */
export const TotalSessions = ({ contract, periods, billing }: TotalSessionsProps) => {
  const [now] = useState(() => new Date());
  const [key, setKey] = useState(() => defaultPeriod(periods, now)?.key);
  const [asTable, setAsTable] = useState(false);
  const period = periods.find((each) => each.key === key) ?? periods[0];
  if (period === undefined) return null;
  const rows = monthRows(period, billing, now);
  return (
    <section className={classes.sessions} aria-label={messages.chart}>
      <div className={classes.head}>
        <h2 className={classes.title}>{messages.chart}</h2>
        <div className={classes.actions}>
          <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </Button>
          <Button onClick={() => saveCsv(`sessions ${period.label}`, fileRows(rows))}>Download CSV</Button>
          <FilterSelect
            label="Contract period"
            options={periods.map((each) => ({ value: each.key, label: each.label }))}
            value={period.key}
            all={period.key}
            onChange={setKey}
          />
        </div>
      </div>
      {!asTable && (
        <Suspense fallback={<div className={classes.room} />}>
          <MonthChart
            title={messages.chart}
            rows={rows.map(({ short, month, sessions }) => ({ short, label: month, value: sessions }))}
            unit="sessions"
            limit={{ value: contract.sessions, label: `Session limit ${figures.format(contract.sessions)}` }}
          />
        </Suspense>
      )}
      <SessionsTable rows={rows} seen={asTable} />
    </section>
  );
};

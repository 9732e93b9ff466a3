import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { BillingPeriods, Contract } from '@vitrine/contract/billing/routes';
import { type ContractPeriod, defaultPeriod } from '@vitrine/domain/billing/contract-periods';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { csvOf, monthRows } from '../months.ts';
import { SessionsTable } from './SessionsTable.tsx';
import classes from './TotalSessions.module.css';

const SessionsChart = lazy(async () => ({ default: (await import('./SessionsChart.tsx')).SessionsChart }));

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

interface TotalSessionsProps {
  contract: Contract;
  periods: readonly ContractPeriod[];
  billing: BillingPeriods;
}

/** Sessions by month of one contract year, as chart, table and file (platform.md §2, Billing). */
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
          <Button onClick={() => download(`sessions ${period.label}.csv`, csvOf(rows))}>Download CSV</Button>
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
          <SessionsChart rows={rows} limit={contract.sessions} />
        </Suspense>
      )}
      <SessionsTable rows={rows} seen={asTable} />
    </section>
  );
};

import { Box, Button, Flex, Group, Select, Text } from '@mantine/core';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { BillingPeriods, Contract } from '@vitrine/contract/billing/routes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ContractPeriod, defaultPeriod } from '@vitrine/domain/billing/contract-periods';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../session/language.ts';
import { formatNumber } from '../../ui/counted.ts';
import { usePhone } from '../../ui/page/usePhone.ts';
import table from '../../ui/tables/figures-table.module.css';
import { saveCsv } from '../../ui/tables/sheets/save-sheet.ts';
import { fileRows, type MonthRow, monthRows } from './months.ts';

/** The figures of the chart as a table; beside the chart it is for screen readers only. */
const SessionsTable = ({ rows, seen }: { rows: readonly MonthRow[]; seen: boolean }) => (
  <div className={seen ? undefined : 'vt-unseen'}>
    <table className={table.table} aria-label={messages.chart}>
      <thead>
        <tr>
          <th scope="col">{messages.month}</th>
          <th scope="col">{uiMessages.sessions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, sessions }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{sessions === null ? '' : formatNumber(sessions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const MonthChart = lazy(async () => ({
  default: (await withTexts(import('../../ui/tables/charts/MonthChart.tsx'))).MonthChart,
}));

interface TotalSessionsProps {
  contract: Contract;
  periods: readonly ContractPeriod[];
  billing: BillingPeriods;
}

/** Sessions by month of one contract year, as chart, table and file. */
export const TotalSessions = ({ contract, periods, billing }: TotalSessionsProps) => {
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const [key, setKey] = useState(() => defaultPeriod(periods, now)?.key);
  const [asTable, setAsTable] = useState(false);
  const period = periods.find((each) => each.key === key) ?? periods[0];
  if (period === undefined) return null;
  const rows = monthRows(period, billing, now);
  return (
    <Box component="section" pos="relative" mt={40} pb={40} aria-label={messages.chart}>
      <Group gap={12} justify="space-between" mb={20}>
        <Text component="h2" size="lg" fw={600} lts="-0.012em">
          {messages.chart}
        </Text>
        <Flex wrap="wrap" gap={8} w={{ base: '100%', sm: 'auto' }}>
          <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {messages.showAsTable}
          </Button>
          <Button onClick={() => saveCsv(`sessions ${period.label}`, fileRows(rows))}>{uiMessages.downloadCsv}</Button>
          <Select
            aria-label={messages.contractPeriod}
            w={phone ? '100%' : 272}
            data={periods.map((each) => ({ value: each.key, label: each.label }))}
            value={period.key}
            onChange={(value) => value !== null && setKey(value)}
          />
        </Flex>
      </Group>
      {!asTable && (
        <Suspense fallback={<Box h={340} />}>
          <MonthChart
            title={messages.chart}
            rows={rows.map(({ short, month, sessions }) => ({ short, label: month, value: sessions }))}
            unit="sessions"
            limit={{
              value: contract.sessions,
              label: messages.sessionLimitLabel(formatNumber(contract.sessions)),
            }}
          />
        </Suspense>
      )}
      <SessionsTable rows={rows} seen={asTable} />
    </Box>
  );
};

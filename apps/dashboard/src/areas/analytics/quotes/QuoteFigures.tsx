import { Box, Button, Flex, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { quoteFiguresMessages as messages } from '@vitrine/contract/quotes/figures-messages';
import type { quoteRoutes } from '@vitrine/contract/quotes/routes';
import type { QuoteFigures as AllFigures } from '@vitrine/contract/quotes/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { formatMinor, toMajor, toMinor } from '@vitrine/domain/prices/money';
import { useState } from 'react';
import { call } from '../../../calls/call.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { formatNumber } from '../../../ui/counted.ts';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { saveCsv } from '../../../ui/tables/sheets/save-sheet.ts';
import { SeriesView } from '../SeriesView.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { currenciesOf, type Figures, monthsOf, sheetOf, subjectsOf } from './figures.ts';

const MONTHS = 12;

const readQuoteFigures = (organisationId: number) =>
  call<typeof quoteRoutes.readQuoteFigures>('GET', '/organisations/:organisationId/quote-figures', {
    params: { organisationId },
    query: { months: MONTHS },
  });

interface ShownProps {
  figures: AllFigures;
  currency: string;
}

const Charts = ({ figures, currency }: ShownProps) => {
  const months = monthsOf(figures, currency);
  const chart = (title: string, field: keyof Figures) => (
    <SeriesView
      title={title}
      unit={currency}
      hasActions={false}
      head={messages.month}
      series={months.map(({ name, ...values }) => ({ label: name, value: toMajor(values[field], currency) }))}
      before={undefined}
      format={(value) => formatMinor(toMinor(value, currency), currency)}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={{ base: 40, lg: 56 }}>
      {chart(messages.quotedValue, 'quoted_value')}
      {chart(messages.wonValue, 'won_value')}
    </SimpleGrid>
  );
};

/** The sums of the whole time. */
const Totals = ({ figures, currency }: ShownProps) => {
  const months = monthsOf(figures, currency);
  const sumOf = (field: keyof Figures): number => months.reduce((sum, month) => sum + month[field], 0);
  const tile = (label: string, value: 'quoted_value' | 'won_value', count: 'quoted' | 'won') => (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Box component="dd" m={0} fz={{ base: 22, sm: 26 }} fw={600} lh="36px" lts="-0.03em" className="vt-digits">
        {formatMinor(sumOf(value), currency)}
      </Box>
      <Text component="dd" m={0} size="xs" c="gray" className="vt-digits">
        {`${count === 'quoted' ? messages.quotedCount : messages.wonCount}: ${formatNumber(sumOf(count))}`}
      </Text>
    </div>
  );
  return (
    <Flex component="dl" gap={{ base: 24, sm: 56 }} mt={16} mb={32} wrap="wrap">
      {tile(messages.quoted, 'quoted_value', 'quoted')}
      {tile(messages.won, 'won_value', 'won')}
    </Flex>
  );
};

const Shown = ({ figures }: { figures: AllFigures }) => {
  const currencies = currenciesOf(figures);
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen !== null && currencies.includes(chosen) ? chosen : currencies[0];
  if (currency === undefined)
    return (
      <Text inherit mt={12} c="gray" fz={13}>
        {`${messages.none}. ${messages.noneHelp}`}
      </Text>
    );
  return (
    <>
      <Flex gap={12} mt={12} wrap="wrap">
        {currencies.length > 1 && (
          <NativeSelect
            aria-label={messages.currency}
            data={currencies}
            value={currency}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => saveCsv(`${messages.file} ${currency}`, sheetOf(figures, currency))}
        >
          {messages.download}
        </Button>
      </Flex>
      <Totals figures={figures} currency={currency} />
      <Charts figures={figures} currency={currency} />
      <FiguresTable
        title={messages.configurators}
        what={uiMessages.configurators}
        rows={subjectsOf(figures.configurators, currency)}
        currency={currency}
      />
      <FiguresTable
        title={messages.resellers}
        what={uiMessages.resellers}
        rows={subjectsOf(figures.resellers, currency)}
        currency={currency}
      />
    </>
  );
};

/** Quoted and won value of the last twelve months: by month, by configurator and by reseller. */
export const QuoteFigures = ({ organisationId }: { organisationId: number }) => {
  const { key } = useTenant();
  const query = useQuery({
    queryKey: [...key, 'quote-figures', organisationId],
    queryFn: () => readQuoteFigures(organisationId),
  });
  return (
    <Box component="section" mt={56} pt={40} className="vt-ruled-top" aria-label={messages.title}>
      <Text component="h2" size="lg" fw={600} lts="-0.012em">
        {messages.title}
      </Text>
      <Text size="sm" c="dimmed" maw={640}>
        {messages.help}
      </Text>
      {query.data ? (
        <Shown figures={query.data} />
      ) : (
        <NotLoaded
          what={messages.what}
          query={query}
          skeleton={<RowsSkeleton rows={4} label={messages.fetching} image={false} />}
        />
      )}
    </Box>
  );
};

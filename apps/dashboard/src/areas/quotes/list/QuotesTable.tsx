import { Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import type { QuoteSummary } from '@vitrine/contract/quotes/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { dayText } from '@vitrine/domain/dates/utc-day';
import { formatMinor } from '@vitrine/domain/prices/money';
import { useState } from 'react';
import type { Paths } from '../../../tenant/paths.ts';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { useSorting } from '../../../ui/tables/useSorting.ts';
import { QuoteState } from './QuoteState.tsx';
import classes from './QuotesTable.module.css';

const headsOf = (withResellers: boolean): readonly Head[] => [
  { key: 'number', label: messages.number, width: '112px' },
  { key: 'customer', label: messages.customerAndTitle, least: 180 },
  { key: 'state', label: messages.state, width: '150px' },
  { key: 'total', label: messages.total, align: 'right', width: '112px' },
  { key: 'valid', label: messages.validUntil, width: 'clamp(164px, 13vw, 188px)', indent: '32px', leaves: 3 },
  {
    key: 'configurator',
    label: withResellers ? messages.configuratorAndReseller : messages.configurator,
    width: 'clamp(140px, 14vw, 230px)',
    leaves: 2,
  },
  { key: 'updated', label: messages.updated, width: '150px', leaves: 1 },
];

interface QuotesTableProps {
  quotes: readonly QuoteSummary[];
  paths: Paths;
  /** Names the resellers that made them. */
  withResellers: boolean;
}

const OpenLink = ({ quote, paths }: { quote: QuoteSummary; paths: Paths }) => (
  <Link to={paths.quote(quote.id)} className={`vt-opener ${classes.name}`}>
    {quote.number}
  </Link>
);

const customerOf = ({ customer }: QuoteSummary): string => customer || messages.noCustomer;
const moneyOf = ({ total, currency }: QuoteSummary): string => formatMinor(total, currency);

const Lines = ({ quotes, paths, withResellers }: QuotesTableProps) => (
  <ul aria-label={messages.title}>
    {quotes.map((quote) => (
      <li key={quote.id} className={`vt-opens ${classes.line}`}>
        <div className={classes.words}>
          <Link to={paths.quote(quote.id)} className={`vt-opener ${classes.name}`} dir="auto">
            {customerOf(quote)}
          </Link>
          <span className={classes.note} dir="auto">
            {[quote.number, quote.title, withResellers && quote.reseller?.name].filter(Boolean).join(' · ')}
          </span>
          <Box mt={6}>
            <QuoteState quote={quote} />
          </Box>
        </div>
        <div className={classes.end}>
          <span className={`${classes.name} ${classes.amount}`}>{moneyOf(quote)}</span>
          <span className={classes.note}>{dayText(quote.valid_until)}</span>
        </div>
      </li>
    ))}
  </ul>
);

const Row = ({
  quote,
  paths,
  withResellers,
  now,
}: Omit<QuotesTableProps, 'quotes'> & Record<'quote', QuoteSummary> & Record<'now', Date>) => (
  <tr className={`vt-row vt-opens ${classes.row}`}>
    <td className={classes.number}>
      <OpenLink quote={quote} paths={paths} />
      {quote.versions > 0 && <span className={classes.note}>{messages.versions(quote.versions)}</span>}
    </td>
    <td dir="auto">
      <span className={classes.name}>{customerOf(quote)}</span>
      {quote.title !== '' && <span className={classes.note}>{quote.title}</span>}
    </td>
    <td>
      <QuoteState quote={quote} />
    </td>
    <td className={classes.money}>{moneyOf(quote)}</td>
    <td style={{ paddingLeft: 32 }}>{dayText(quote.valid_until)}</td>
    <td dir="auto">
      {quote.configurator?.name}
      {withResellers && quote.reseller && <span className={classes.note}>{quote.reseller.name}</span>}
    </td>
    <td>{longDate(quote.updated_at, now)}</td>
  </tr>
);

/** Quotes: a table on wide screens, lines on phones. */
export const QuotesTable = (props: QuotesTableProps) => {
  const phone = usePhone();
  const sorting = useSorting();
  const [now] = useState(() => new Date());
  if (phone) return <Lines {...props} />;
  return (
    <DataTable label={messages.title} heads={headsOf(props.withResellers)} sorting={sorting}>
      <tbody>
        {props.quotes.map((quote) => (
          <Row key={quote.id} {...props} quote={quote} now={now} />
        ))}
      </tbody>
    </DataTable>
  );
};

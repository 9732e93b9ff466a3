import { Button, Group, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import type { QuoteSummary } from '@vitrine/contract/quotes/schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { useId } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import { type SellingTenant, useSellingTenant } from '../../../tenant/useSellingTenant.ts';
import { createQuote } from '../calls.ts';
import { QuoteState } from '../list/QuoteState.tsx';
import { enquiryQuotesQuery, takeQuote, useQuotePolicies } from '../quote-queries.ts';
import classes from './EnquiryQuotes.module.css';

interface QuotesProps {
  tenant: SellingTenant;
  enquiryId: number;
}

const Line = ({ quote, tenant }: { quote: QuoteSummary; tenant: SellingTenant }) => (
  <li className={classes.line}>
    <Link to={tenant.paths.quote(quote.id)} className={classes.link}>
      {quote.number}
    </Link>
    <QuoteState quote={quote} />
    <span className={classes.total}>{formatMinor(quote.total, quote.currency)}</span>
  </li>
);

const Quotes = ({ tenant, enquiryId }: QuotesProps) => {
  const headingId = useId();
  const navigate = useNavigate();
  const { data, error } = useQuery(enquiryQuotesQuery(tenant, enquiryId));
  const { mayCreate } = useQuotePolicies(tenant);
  const creating = useChange(() => createQuote(tenant.id, { enquiry_id: enquiryId }), {
    failed: messages.createFailed,
    onSuccess: (quote, queryClient) => {
      takeQuote(queryClient, tenant, quote);
      void navigate({ to: tenant.paths.quote(quote.id) });
    },
  });
  const quotes = data?.quotes ?? [];
  return (
    <section className={classes.quotes} aria-labelledby={headingId}>
      <Group justify="space-between" gap={12}>
        <Text id={headingId} component="h3" size="sm" fw={500}>
          {messages.ofEnquiry}
        </Text>
        {mayCreate && (
          <Button
            size="xs"
            leftSection={<IconFileInvoice size={16} stroke={1.6} aria-hidden="true" />}
            aria-busy={creating.isPending}
            onClick={() => !creating.isPending && creating.mutate()}
          >
            {messages.make}
          </Button>
        )}
      </Group>
      {error !== null && (
        <Text size="sm" mt={8} role="alert">
          {errorText(error)}
        </Text>
      )}
      {quotes.length > 0 && (
        <ul aria-labelledby={headingId} className="vt-underlined">
          {quotes.map((quote) => (
            <Line key={quote.id} quote={quote} tenant={tenant} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** The quotes of an enquiry, and a button that makes one of it. */
export const EnquiryQuotes = ({ enquiryId }: { enquiryId: number }) => {
  const tenant = useSellingTenant();
  return tenant && <Quotes tenant={tenant} enquiryId={enquiryId} />;
};

import { Badge, Group } from '@mantine/core';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import type { QuoteSummary } from '@vitrine/contract/quotes/schemas';

const VARIANT = { draft: 'stock', sent: 'pending', accepted: 'live', lost: 'stock', expired: 'expired' } as const;

type QuoteFacts = Pick<QuoteSummary, 'state' | 'has_changes' | 'has_question' | 'versions'>;

/** What became of a quote, and what waits in it. */
export const QuoteState = ({ quote }: { quote: QuoteFacts }) => (
  <Group gap={6} component="span" display="inline-flex">
    <Badge variant={VARIANT[quote.state]}>{messages.states[quote.state]}</Badge>
    {quote.has_question && <Badge variant="pending">{messages.question}</Badge>}
    {quote.has_changes && quote.versions > 0 && <Badge variant="count">{messages.changesNotSent}</Badge>}
  </Group>
);

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { acceptedQuote, askedQuestion, declinedQuote, linkedQuote, quoteLink } from './link-schemas.ts';

const forCustomers = { access: 'public', forVisitors: true } as const;

/** What a customer does with the private link of a quote. The token travels in bodies, which no log holds. */
export const quoteLinkRoutes = {
  readLinkedQuote: defineRoute({
    method: 'POST',
    path: '/quote-links/read',
    ...forCustomers,
    summary: 'A quote as its customer sees it',
    body: quoteLink,
    answer: linkedQuote,
  }),
  acceptLinkedQuote: defineRoute({
    method: 'POST',
    path: '/quote-links/accept',
    ...forCustomers,
    summary: 'Accept a quote with a name; the server’s time is its date',
    body: acceptedQuote,
    answer: linkedQuote,
    errors: ['quotes.not_open'],
  }),
  declineLinkedQuote: defineRoute({
    method: 'POST',
    path: '/quote-links/decline',
    ...forCustomers,
    summary: 'Decline a quote, with a reason',
    body: declinedQuote,
    answer: linkedQuote,
    errors: ['quotes.not_open'],
  }),
  askAboutLinkedQuote: defineRoute({
    method: 'POST',
    path: '/quote-links/ask',
    ...forCustomers,
    summary: 'Ask the seller about a quote',
    body: askedQuestion,
    answer: linkedQuote,
    errors: ['quotes.messages_full', 'quotes.not_open'],
  }),
  readLinkedQuotePdf: defineRoute({
    method: 'POST',
    path: '/quote-links/pdf',
    ...forCustomers,
    summary: 'A quote as PDF',
    body: quoteLink,
    answer: z.unknown(),
    file: true,
  }),
} as const;

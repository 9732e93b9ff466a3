/** Emails about quotes: to the customer, and to the seller. */
export const QUOTE_EMAIL_KINDS = [
  'quote-sent',
  'quote-answer',
  'quote-confirmed',
  'quote-accepted',
  'quote-declined',
  'quote-question',
] as const;
export type QuoteEmailKind = (typeof QUOTE_EMAIL_KINDS)[number];

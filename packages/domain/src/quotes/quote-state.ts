import { quoteLimits as limits, NUMBER_DIGITS } from '@vitrine/contract/quotes/limits';
import type { LinkState } from '@vitrine/contract/quotes/link-schemas';
import type { QuoteContent, QuoteState, QuoteStatus } from '@vitrine/contract/quotes/schemas';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { sumsOfQuote } from './quote-sums.ts';

/** The number of a quote in its seller's series: 'Q-0007'. */
export const numberOfQuote = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(NUMBER_DIGITS, '0')}`;

/** The number of a sent state: 'Q-0007-2'. */
export const numberOfVersion = (number: string, version: number): string => `${number}-${version}`;

/**
 * What is shown of a quote.
 * @param validUntil the last valid day of what was sent last
 * @param today the earliest day that it still is somewhere: no customer finds a quote expired on its last day
 */
export const stateOfQuote = (
  { status, validUntil }: { status: QuoteStatus; validUntil: string | null },
  today: string,
): QuoteState => (status === 'sent' && validUntil !== null && validUntil < today ? 'expired' : status);

interface SentVersion {
  validUntil: string;
  isNewest: boolean;
  isAccepted: boolean;
}

/**
 * What a customer's link can still do. An accepted state stays accepted. A newer state replaces every older one, so
 * that nobody accepts what is no longer offered.
 */
export const stateOfLink = (
  status: QuoteStatus,
  { validUntil, isNewest, isAccepted }: SentVersion,
  today: string,
): LinkState => {
  if (isAccepted) return 'accepted';
  if (!isNewest) return 'replaced';
  if (status === 'lost') return 'declined';
  return validUntil < today ? 'expired' : 'open';
};

/** Why a customer can no longer decide; undefined while the link is open. */
export const closedBecause = (state: LinkState): string | undefined =>
  ({
    open: undefined,
    accepted: messages.alreadyAccepted,
    declined: messages.notOpen,
    expired: messages.expired,
    replaced: messages.replaced,
  })[state];

/** Why a draft cannot be saved: its sums are beyond what can be counted. */
export const savingIssue = (content: QuoteContent): string | undefined => {
  const { total, subtotal } = sumsOfQuote(content);
  return Math.max(Math.abs(total), Math.abs(subtotal)) > limits.totalMaximum ? messages.tooLarge : undefined;
};

/**
 * What is missing before a draft can be sent: field -> sentences, as errors of a request.
 * @param today the earliest day that it still is somewhere: a quote that would not be expired yet can be sent
 */
export const sendingIssues = (content: QuoteContent, today: string): Record<string, string[]> => {
  const issues: Record<string, string[]> = {};
  if (content.customer.email === '') issues['content.customer.email'] = [messages.noEmail];
  if (content.lines.length === 0) issues['content.lines'] = [messages.noLines];
  const unpriced = content.lines.filter(({ unit_price }) => unit_price === null).map(({ name }) => name);
  if (unpriced.length > 0) issues['content.lines'] = [messages.unpriced(unpriced.join(', '))];
  else if (sumsOfQuote(content).total < 0) issues['content.lines'] = [messages.belowZero];
  if (content.valid_until < today) issues['content.valid_until'] = [messages.validPast];
  return issues;
};

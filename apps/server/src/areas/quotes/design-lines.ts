import { AppError } from '@vitrine/contract/errors';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { DesignLines } from '@vitrine/contract/quotes/schemas';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { linesOfDesign } from '@vitrine/domain/quotes/design-lines';
import type { QuoteWithContent } from '@vitrine/store/quotes/queries';
import type { Caller } from '../../accounts/caller.ts';
import { calculateAgain, type PricedConfigurator } from '../../pricing/calculate.ts';
import { configuratorOfDesign } from '../../pricing/configurator-of-design.ts';
import type { Services } from '../../services.ts';
import { ownQuote } from './in-scope.ts';

interface DesignToPrice {
  design: string;
  measures: Record<string, number>;
  /** That of the quote; without it, that of the configurator. */
  currency: string | undefined;
}

/**
 * The lines of a design by today's prices, without taking anything over. Rejects a design that cannot be priced, and
 * one with more parts than a quote has lines.
 */
export async function linesOf(
  services: Services,
  configurator: PricedConfigurator,
  { design, measures, currency }: DesignToPrice,
): Promise<DesignLines & { currency: string }> {
  const { calculated, gone } = await calculateAgain(services, configurator, { design, measures, currency });
  const lines = linesOfDesign(calculated);
  if (lines.length > limits.linesMaximum)
    throw new AppError('request.invalid', { errors: { design: [messages.linesFull] } });
  return {
    lines,
    tax_included: calculated.tax?.is_included ?? true,
    version: calculated.version,
    gone: [...new Set(gone)],
    unpriced: lines.filter(({ unit_price }) => unit_price === null).map(({ name }) => name),
    currency: calculated.currency,
  };
}

/** The configurator and the design of a quote. Rejects a quote without one, and one that is no longer published. */
export async function publishedDesign(
  { db }: Services,
  { scope }: Caller,
  { configuratorId, design }: QuoteWithContent,
): Promise<{ configurator: PricedConfigurator; design: NonNullable<QuoteWithContent['design']> }> {
  if (design === null) throw new AppError('quotes.no_design');
  const configurator = await configuratorOfDesign(db, { configuratorId, resellerId: design.resellerId }, scope);
  if (!configurator || configurator.version === null) throw new AppError('quotes.no_design');
  return { configurator, design };
}

/** The lines of a quote's design by today's prices, in the currency of the quote. */
export async function calculateDesignLines(services: Services, caller: Caller, id: number): Promise<DesignLines> {
  const quote = await ownQuote(services.db, caller, id);
  const { configurator, design } = await publishedDesign(services, caller, quote);
  const { currency: _currency, ...lines } = await linesOf(services, configurator, {
    ...design,
    currency: quote.currency,
  }).catch((error: unknown) => rethrow(error));
  return lines;
}

/** What a calculation rejects, in the words of quotes. */
function rethrow(error: unknown): never {
  const { errors } = error instanceof AppError ? error : {};
  if (errors?.currency) throw new AppError('request.invalid', { errors: { currency: [messages.otherCurrency] } });
  if (errors?.configurator_id) throw new AppError('quotes.no_design');
  throw error;
}

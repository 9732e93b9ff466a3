import { AppError } from '@vitrine/contract/errors';
import type { DesignParts } from '@vitrine/contract/prices/schemas';
import type { Caller } from '../../accounts/caller.ts';
import { calculateFor, partsOfCalculated } from '../../pricing/calculate.ts';
import type { Services } from '../../services.ts';
import { publishedDesign } from './design-lines.ts';
import { quoteInScope } from './in-scope.ts';

/**
 * What to order and make for the design of a quote, on the live version, in the currency of the configurator. Rejects
 * a quote whose design is no longer published.
 */
export async function partsOfQuote(services: Services, caller: Caller, id: number): Promise<DesignParts> {
  const quote = await quoteInScope(services.db, caller, id);
  const { configurator, design: chosen } = await publishedDesign(services, caller, quote);
  const calculated = await calculateFor(services, configurator, {
    design: chosen.design,
    measures: chosen.measures,
  }).catch((error: unknown) => {
    if (error instanceof AppError) throw new AppError('quotes.no_design');
    throw error;
  });
  return partsOfCalculated(configurator, calculated);
}

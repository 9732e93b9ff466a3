import type { ViewerPrices } from '@vitrine/contract/prices/schemas';
import { readPricingPlace } from '../designs/pricing-fields.ts';
import type { Viewer } from '../viewer.ts';

/** Milliseconds that an answer may take. */
const TIMEOUT = 15_000;

/**
 * Fetches the price list of the configurator, in the currency and for the country that the page names.
 * @throws Error when the server does not answer in time, or answers with something else
 */
export async function fetchPrices({ element, file, latest }: Viewer, url: string): Promise<ViewerPrices> {
  const address = new URL(url, file(''));
  address.searchParams.set('configurator_id', String(latest.configurator.id));
  address.searchParams.set('reseller', JSON.stringify(latest.reseller));
  for (const [name, value] of Object.entries(readPricingPlace(element))) address.searchParams.set(name, value);
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: ViewerPrices };
  const { table } = data;
  if (table && (typeof table.currency !== 'string' || !table.prices)) throw new Error('The answer has no prices');
  return data;
}

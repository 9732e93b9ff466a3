import type { CartDetail, CartLine } from '@vitrine/contract/embed/element';
import { cartLines } from '@vitrine/domain/design/cart-lines';
import type { Designer } from '../designer.ts';
import { getPageAddress } from '../scenes/page-address.ts';
import { buildDesignFields, type PricedRequest, postDesign, requestLink } from './post-design.ts';
import { buildPricingFields } from './pricing-fields.ts';

const UNPRICED = { priced: 'unpriced', total: null, tax: null, signature: null } as const;

type PriceAnswer = Omit<CartDetail, 'priced' | 'link'>;

/**
 * Asks the server for the price of the design, sends it to the page in vitrine-cart and returns it. The lines have no
 * prices when the server does not answer, when the catalogue has none or its tenant shows none, or when another version is live than the one
 * that the visitor sees.
 * @throws Error while there is no design
 */
export async function addToCart(element: HTMLElement, designer: Designer | null | undefined): Promise<CartDetail> {
  if (!designer) throw new Error('The viewer shows no design yet');
  const { latest } = designer;
  const lines = listCartLines(designer);
  const showsPrices = latest.prices?.display !== 'none';
  const request: PricedRequest = {
    latest,
    design: designer.config(),
    page: getPageAddress(designer.scenes),
    viewer: element.getAttribute('name') ?? '',
    pricing: buildPricingFields(element, designer.store.get().measures),
  };
  const [priced, link] = await Promise.all([
    showsPrices ? requestPrice(request).catch(() => null) : null,
    requestLink(request).catch((): null => null),
  ]);
  // A design whose parts have no price: the shop has to name one.
  const known = priced?.design === request.design && priced.total !== null ? priced : null;
  const detail: CartDetail = known
    ? { ...known, priced: 'server', link }
    : { lines, ...UNPRICED, currency: latest.currency, design: request.design, link };
  designer.dispatch('vitrine-cart', detail);
  return detail;
}

async function requestPrice(request: PricedRequest): Promise<PriceAnswer> {
  const answer = await postDesign(request.latest, 'price', { ...buildDesignFields(request), ...request.pricing });
  return ((await answer.json()) as { data: PriceAnswer }).data;
}

/** The lines of the order without prices, which only the server knows. */
const listCartLines = (designer: Designer): CartLine[] =>
  cartLines(designer.items()).map(({ price: _, ...line }) => ({
    ...line,
    unit: designer.latest.configurator.type === 'floors' ? 'm2' : 'piece',
    unit_price: null,
    amount: null,
    currency: designer.latest.currency,
  }));

import type { CartDetail, CartLine } from '@vitrine/contract/embed/element';
import { cartLines } from '@vitrine/domain/design/cart-lines';
import type { Designer } from '../designer.ts';
import { pageAddress } from '../scenes/page-address.ts';
import { type AskedDesign, ask, askLink, identify } from './ask.ts';

type Priced = Pick<CartDetail, 'lines' | 'total' | 'currency' | 'design'>;

/**
 * Asks the server what the design costs, tells the page in vitrine-cart, and answers the same. Without an answer, or
 * when what is published is no longer what the visitor sees, the lines carry no prices and the detail says so.
 * @throws Error while there is no design
 */
export async function addToCart(element: HTMLElement, designer: Designer | null | undefined): Promise<CartDetail> {
  if (!designer) throw new Error('The viewer shows no design yet');
  const { latest } = designer;
  const lines = linesOf(designer);
  const asked: AskedDesign = {
    latest,
    design: designer.config(),
    page: pageAddress(designer.scenes),
    viewer: element.getAttribute('name') ?? '',
  };
  const [priced, link] = await Promise.all([askPrice(asked).catch(() => null), askLink(asked).catch((): null => null)]);
  const known = priced?.design === asked.design ? priced : null;
  const detail: CartDetail = known
    ? { ...known, priced: 'server', link }
    : { lines, total: null, currency: latest.currency, design: asked.design, priced: 'unpriced', link };
  element.dispatchEvent(new CustomEvent('vitrine-cart', { detail, bubbles: true, composed: true }));
  return detail;
}

async function askPrice(asked: AskedDesign): Promise<Priced> {
  const answer = await ask(asked.latest, 'price', identify(asked));
  return ((await answer.json()) as { data: Priced }).data;
}

/** What there is to order, without prices: those are the server's to say. */
const linesOf = (designer: Designer): CartLine[] =>
  cartLines(designer.items()).map(({ price: _, ...line }) => ({
    ...line,
    unit: designer.latest.configurator.type === 'floors' ? 'm2' : 'piece',
    unit_price: null,
    currency: designer.latest.currency,
  }));

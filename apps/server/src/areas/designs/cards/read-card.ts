import type { designImageLimits } from '@vitrine/contract/designs/image-limits';
import type { Language } from '@vitrine/contract/languages/limits';
import { describeChoices, namedChoices, shorten } from '@vitrine/domain/design/feeds/describe-product';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import { designImageAddress } from '../../../design-images/address.ts';
import type { Services } from '../../../services.ts';
import { mainLanguage } from '../feeds/list-products.ts';
import { inLanguage } from '../in-language.ts';
import { findLiveOf } from '../live-configurator.ts';
import { addressOfShared } from '../open-shared.ts';

/** Width and height of a card's image. */
export type CardSize = (typeof designImageLimits.sizes)[number];

/** What a chat or a social network shows of a shared design. */
export interface Card {
  /** The short link. */
  url: string;
  /** The page with the design in its address. */
  page: string;
  title: string;
  seller: string;
  description: string;
  choices: { component: string; item: string }[];
  language: Language;
  /** Address of the design's image, signed; in pixels. */
  image(size: CardSize): string;
}

/** Networks cut longer texts. */
const LONGEST = { title: 90, description: 300 };

/**
 * The card of a short link. Null for an unknown code, and once the page is no longer one of the tenant's, or the
 * configurator, or its reseller's copy, no longer live.
 * @param asked the reader's language; undefined for that of the tenant
 */
export async function readCard(services: Services, code: string, asked: Language | undefined): Promise<Card | null> {
  const page = await addressOfShared(services, code);
  const shared = page === null ? undefined : await findSharedDesign(services.db, code);
  if (page === null || !shared) return null;
  const live = await findLiveOf(services, shared);
  if (!live) return null;
  const language = asked ?? mainLanguage(live);
  const named = await inLanguage(services, live, language);
  const { design } = named.live.model.restore(shared.design);
  const { items } = named.name({ items: named.live.model.items(design), currency: live.currency, total: null });
  const choices = namedChoices(live.type, items, language);
  return {
    url: `${services.addresses.api}/s/${code}`,
    page,
    title: shorten(`${named.title} – ${live.tenant.name}`, LONGEST.title),
    seller: live.tenant.name,
    description: describeChoices(choices, LONGEST.description),
    choices,
    language,
    image: ([width, height]) =>
      designImageAddress(services, {
        configurator: live.record.id,
        reseller: live.resellerId ?? undefined,
        design: shared.design,
        width,
        height,
      }),
  };
}

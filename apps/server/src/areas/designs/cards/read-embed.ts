import { designImageLimits } from '@vitrine/contract/designs/image-limits';
import { designLimits as limits } from '@vitrine/contract/designs/limits';
import type { EmbedQuery, EmbedRecord } from '@vitrine/contract/designs/schemas';
import { AppError } from '@vitrine/contract/errors';
import type { Language } from '@vitrine/contract/languages/limits';
import { parseWebAddress } from '@vitrine/contract/web-address';
import type { Services } from '../../../services.ts';
import { readCard } from './read-card.ts';

/** The code in the address of a short link of this product; null for any other address. */
function codeOf(url: string, { api }: Services['addresses']): string | null {
  const parsed = parseWebAddress(url);
  if (parsed?.host !== new URL(api).host) return null;
  return /^(?:\/api)?\/s\/([2-9a-z]+)$/.exec(parsed.pathname)?.[1] ?? null;
}

/** The largest image that fits into what the caller has room for; else the smallest, to be shown smaller than it is. */
function fitted({ maxwidth = Infinity, maxheight = Infinity }: Pick<EmbedQuery, 'maxwidth' | 'maxheight'>) {
  const sizes = designImageLimits.sizes.toSorted(([one], [other]) => other - one);
  const fitting = sizes.find(([width, height]) => width <= maxwidth && height <= maxheight);
  const size = fitting ?? sizes.at(-1) ?? designImageLimits.sizes[0];
  const scale = Math.min(1, maxwidth / size[0], maxheight / size[1]);
  const [width, height] = size.map((side) => Math.max(1, Math.floor(side * scale)));
  return { size, shown: { width: width ?? 1, height: height ?? 1 } };
}

/** What oEmbed says of a short link: a photo of the design, linked to its seller's page. */
export async function readEmbed(
  services: Services,
  query: EmbedQuery,
  language: Language | undefined,
): Promise<EmbedRecord> {
  const code = codeOf(query.url, services.addresses);
  const card = code === null ? null : await readCard(services, code, language);
  if (!card) throw new AppError('resource.missing');
  const { size, shown } = fitted(query);
  return {
    version: '1.0',
    type: 'photo',
    title: card.title,
    author_name: card.seller,
    author_url: card.page,
    provider_name: card.seller,
    provider_url: new URL(card.page).origin,
    cache_age: limits.embedSeconds,
    url: card.image(size),
    ...shown,
  };
}

import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import type { FeedProduct, ProductIssue } from '@vitrine/contract/designs/feed-schemas';
import type { Language } from '@vitrine/contract/languages/limits';
import { nameItem } from '../name-item.ts';

/** Names of a design's parts and choices in a language, as the panel lists them; a name that appears twice once. */
export function namedChoices(
  type: ConfiguratorType,
  items: readonly Parameters<typeof nameItem>[1][],
  language: Language,
): FeedProduct['choices'] {
  const named = items.map((item) => nameItem(type, item, language));
  const seen = new Set<string>();
  return named.filter(({ component, item }) => {
    const key = JSON.stringify([component, item]);
    const isNew = !seen.has(key) && item !== '';
    seen.add(key);
    return isNew;
  });
}

/** The choices as one line: 'Doors: Matt Navy · Worktop: Oak'. Whole choices, as many as fit. */
export function describeChoices(choices: FeedProduct['choices'], maximum: number = limits.descriptionMaximum): string {
  let line = '';
  for (const { component, item } of choices) {
    const next = `${line}${line === '' ? '' : ' · '}${component}: ${item}`;
    if (next.length > maximum) break;
    line = next;
  }
  return line;
}

/** The text, shortened at a character's end to what a shopping service takes. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length >= maximum) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

/** Why shopping services would not take a product; null where they would. */
export function productIssue({ price, link }: Pick<FeedProduct, 'price' | 'link'>): ProductIssue | null {
  if (price === null || price <= 0) return 'price';
  return link.length > limits.pageMaximum ? 'link' : null;
}

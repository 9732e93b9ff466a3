import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import type { FeedProduct } from '@vitrine/contract/designs/feed-schemas';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { escapeMarkup } from '../../text/escape-markup.ts';
import { shorten } from './describe-product.ts';

/** Whose products they are, and of which configurator. */
export interface ProductGroup {
  /** The same for every product of the configurator or copy. */
  id: string;
  name: string;
  brand: string;
  seller: string;
  /** The page with the configurator. */
  page: string;
  /** As BCP 47 tag. */
  locale: string;
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const itemOf = (group: ProductGroup, product: FeedProduct & { price: number }): string =>
  [
    element('g:id', product.id),
    element('g:item_group_id', group.id),
    element('g:title', shorten(product.title, limits.titleMaximum)),
    element('g:description', product.description || product.title),
    element('g:link', product.link),
    element('g:image_link', product.image),
    element('g:availability', 'in_stock'),
    element('g:price', `${product.price.toFixed(currencyDecimals(product.currency))} ${product.currency}`),
    element('g:brand', group.brand),
    element('g:condition', 'new'),
    // Made to order: no manufacturer numbers them.
    element('g:identifier_exists', 'no'),
    ...product.choices.map(
      ({ component, item }) =>
        `<g:product_detail>${element('g:attribute_name', component)}${element('g:attribute_value', item)}</g:product_detail>`,
    ),
  ].join('');

/** The products without issues as a feed of Google Merchant Center: RSS 2.0 with its namespace. */
export function merchantFeed(group: ProductGroup, products: readonly FeedProduct[]): string {
  const items = products.flatMap((product) =>
    product.issue === null && product.price !== null ? [itemOf(group, { ...product, price: product.price })] : [],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', `${group.name} – ${group.seller}`),
    element('link', group.page),
    element('description', group.name),
    element('language', group.locale),
    ...items.map((item) => `<item>${item}</item>`),
    '</channel></rss>',
    '',
  ].join('\n');
}

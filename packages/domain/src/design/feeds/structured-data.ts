import type { FeedProduct } from '@vitrine/contract/designs/feed-schemas';
import type { ProductGroup } from './merchant-feed.ts';

const variantOf = (group: ProductGroup, product: FeedProduct): object => ({
  '@type': 'Product',
  sku: product.id,
  name: product.title,
  description: product.description || product.title,
  image: product.image,
  url: product.link,
  brand: { '@type': 'Brand', name: group.brand },
  additionalProperty: product.choices.map(({ component, item }) => ({
    '@type': 'PropertyValue',
    name: component,
    value: item,
  })),
  // A product without a price has no offer, which would need one.
  ...(product.issue === null && {
    offers: {
      '@type': 'Offer',
      url: product.link,
      price: product.price,
      priceCurrency: product.currency,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: group.seller },
    },
  }),
});

/** The products as a ProductGroup of schema.org, for JSON-LD. Null without any product. */
export function structuredData(group: ProductGroup, products: readonly FeedProduct[]): object | null {
  const [first] = products;
  if (!first) return null;
  const parts = new Set(products.flatMap(({ choices }) => choices.map(({ component }) => component)));
  return {
    '@context': 'https://schema.org/',
    '@type': 'ProductGroup',
    productGroupID: group.id,
    name: group.name,
    description: first.description || group.name,
    url: group.page,
    image: first.image,
    inLanguage: group.locale,
    brand: { '@type': 'Brand', name: group.brand },
    variesBy: [...parts],
    hasVariant: products.map((product) => variantOf(group, product)),
  };
}

import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import type { FeedProduct } from '@vitrine/contract/designs/feed-schemas';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { describeChoices, namedChoices, productIssue, shorten } from './describe-product.ts';
import { merchantFeed, type ProductGroup } from './merchant-feed.ts';
import { pageCode } from './page-code.ts';
import { structuredData } from './structured-data.ts';

const GROUP: ProductGroup = {
  id: 'vitrine-1',
  name: 'Kitchen',
  brand: 'Oakline',
  seller: 'Oakline Kitchens',
  page: 'https://oakline.example/',
  locale: 'en-GB',
};

const aProduct = (overrides: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'vitrine-1',
  preset: null,
  title: 'Kitchen',
  description: 'Doors: Navy',
  link: 'https://oakline.example/',
  image: 'https://content.example/designs/image?configurator=1&design=',
  price: 1200.5,
  currency: 'GBP',
  choices: [{ component: 'Doors', item: 'Navy' }],
  issue: null,
  ...overrides,
});

/** The texts of an element; fails on XML that is not well-formed. */
function textsOf(xml: string, element: string): string[] {
  const texts: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === element) texts.push(text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

/** Without characters that XML does not know; parsers read each kind of line end as one. */
const inXml = (text: string): string =>
  [...text]
    .filter((sign) => /[\t\n\r]/.test(sign) || !/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/u.test(sign))
    .join('')
    .replaceAll(/\r\n?/g, '\n');

test('any text comes back from the feed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (title) => {
      expect(textsOf(merchantFeed(GROUP, [aProduct({ title })]), 'g:title')).toEqual([inXml(title)]);
    }),
  );
});

test('any text is safe in the code of a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '/', 'script', '>', '"', '!--', 'noscript', 'a') }), (title) => {
      const products = [aProduct({ title })];
      const { inside, after } = pageCode(products, structuredData(GROUP, products));
      expect(inside.match(/<\/?noscript>/g)).toEqual(['<noscript>', '</noscript>']);
      expect(after.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    }),
  );
});

test.each([
  [1200.5, 'GBP', '1200.50 GBP'],
  [1200, 'JPY', '1200 JPY'],
  [0.1 + 0.2, 'EUR', '0.30 EUR'],
])('the price %d in %s', (price, currency, written) => {
  expect(textsOf(merchantFeed(GROUP, [aProduct({ price, currency })]), 'g:price')).toEqual([written]);
});

test('a product with a issue is not in the feed, and has no offer', () => {
  const products = [aProduct({ price: null, issue: 'price' }), aProduct({ id: 'vitrine-1-b' })];
  expect(textsOf(merchantFeed(GROUP, products), 'g:id')).toEqual(['vitrine-1-b']);
  const data = structuredData(GROUP, products) as { hasVariant: object[]; variesBy: string[] };
  expect(data.hasVariant.map((variant) => 'offers' in variant)).toEqual([false, true]);
  expect(data.variesBy).toEqual(['Doors']);
});

test('there is no code for a page without products', () => {
  expect(pageCode([], structuredData(GROUP, []))).toEqual({ inside: '', after: '' });
});

test.each([
  [{ price: null }, 'price'],
  [{ price: 0 }, 'price'],
  [{ link: `https://x.example/${'y'.repeat(limits.pageMaximum)}` }, 'link'],
  [{}, null],
])('the issue of %j', (overrides, issue) => {
  expect(productIssue(aProduct(overrides))).toBe(issue);
});

test('a long title ends with an ellipsis, and no character is cut in two', () => {
  expect(shorten('Kitchen', 7)).toBe('Kitchen');
  expect(shorten('Kitchen in oak', 8)).toBe('Kitchen…');
  expect(shorten(`${'👩‍👩‍👧'.repeat(30)}`, 50)).toMatch(/^(?:👩‍👩‍👧)+…$/u);
});

test('choices are listed whole, in the language, each once', () => {
  const item = { name: 'Navy', component: 'Doors' };
  const choices = namedChoices('panoramic', [item, item, { name: '', component: 'Empty' }], 'de');
  expect(choices).toEqual([{ component: 'Doors', item: 'Navy' }]);
  const many = Array.from({ length: 50 }, (_, at) => ({ component: `Part ${at}`, item: 'Oak' }));
  const line = describeChoices(many, 60);
  expect(line).toMatch(/^Part 0: Oak · .* · Part \d+: Oak$/);
  expect(line.length).toBeLessThanOrEqual(60);
});

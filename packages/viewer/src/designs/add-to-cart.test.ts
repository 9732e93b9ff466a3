import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { Designer } from '../designer.ts';
import { createDispatch } from '../events.ts';
import { addToCart } from './add-to-cart.ts';

const endpoints = { ...aLatest().endpoints, designs: 'https://api.example.test/viewer/designs' };
const line = { sku: 'SKU-1001', name: 'Chalk White', quantity: 1, unit: 'piece', unit_price: 39, currency: 'GBP' };
const priced = { lines: [line], total: 39, currency: 'GBP', design: 'W1,H1,D1' };
const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const onCart = vi.fn<(event: Event) => void>();

beforeEach(() => {
  asked.mockReset();
  onCart.mockReset();
  asked.mockImplementation(async (address) =>
    Response.json({ data: address.endsWith('/price') ? priced : { url: 'https://api.example.test/s/abc' } }),
  );
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const add = (latest = aLatest({ endpoints }), attributes: Record<string, string> = {}, measures = {}) => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('vitrine-cart', onCart);
  const designer = new Designer(createDispatch(element), latest, layeredModel(aLayeredFile()), null);
  designer.store.send({ type: 'measured', measures });
  return addToCart(element, designer);
};

test('returns and dispatches what the server answers', async () => {
  const detail = await add();
  expect(detail).toEqual({ ...priced, priced: 'server', link: 'https://api.example.test/s/abc' });
  const [event] = onCart.mock.calls[0] ?? [];
  expect(event).toMatchObject({ detail, bubbles: true, composed: true });
  const price = asked.mock.calls.find(([address]) => address.endsWith('/price'));
  expect(JSON.parse(String(price?.[1].body))).toEqual({ configurator_id: 7, reseller: [3], design: 'W1,H1,D1' });
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('offline'))],
  ['the server rejects it', async () => Response.json({}, { status: 500 })],
  ['another version is published by now', async () => Response.json({ data: { ...priced, design: 'W2,H1,D1' } })],
])('says unpriced, and names no price, when %s', async (_, answer) => {
  asked.mockImplementation(answer);
  const detail = await add();
  expect(detail).toMatchObject({ priced: 'unpriced', total: null, currency: 'GBP', design: 'W1,H1,D1' });
  expect(detail.lines).toEqual([
    { ...line, unit_price: null, amount: null },
    { ...line, name: 'Steel Bar', unit_price: null, amount: null },
    { ...line, name: 'Matt Porcelain', unit_price: null, amount: null },
  ]);
  expect(onCart).toHaveBeenCalledOnce();
});

test('a design without any price, such as an own mix, is unpriced', async () => {
  asked.mockImplementation(async () => Response.json({ data: { ...priced, lines: [], total: null } }));
  expect(await add()).toMatchObject({ priced: 'unpriced', total: null, lines: [{ name: 'Chalk White' }, {}, {}] });
});

test('is priced for the measures that were entered, in the currency and country of the page', async () => {
  await add(undefined, { currency: 'eur', country: 'DE' }, { width: 4.5 });
  const price = asked.mock.calls.find(([address]) => address.endsWith('/price'));
  expect(JSON.parse(String(price?.[1].body))).toMatchObject({
    currency: 'EUR',
    country: 'DE',
    measures: { width: 4.5 },
  });
  const share = asked.mock.calls.find(([address]) => address.endsWith('/share'));
  expect(JSON.parse(String(share?.[1].body))).not.toHaveProperty('measures');
});

test('where no prices are shown it asks for none, and is unpriced', async () => {
  const prices = { display: 'none', differences: false, measures: false } as const;
  expect(await add(aLatest({ endpoints, prices }))).toMatchObject({ priced: 'unpriced', total: null });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([expect.stringMatching(/share$/)]);
});

test('an older file sends no request', async () => {
  expect(await add(aLatest())).toMatchObject({ priced: 'unpriced', link: null });
  expect(asked).not.toHaveBeenCalled();
});

test('without a design there is nothing to add', async () => {
  await expect(addToCart(document.createElement('div'), null)).rejects.toThrow('no design');
});

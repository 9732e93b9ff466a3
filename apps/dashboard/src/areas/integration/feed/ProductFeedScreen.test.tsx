import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import type { FeedProduct, FeedState } from '@vitrine/contract/designs/feed-schemas';
import { beforeAll, expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';

const READ = 'GET /api/configurators/1/feed';
const SAVE = 'PUT /api/configurators/1/feed';
const PAGE = 'https://www.oakline.example/kitchens';

const aProduct = (overrides: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'vitrine-12',
  preset: null,
  title: 'Kitchen',
  description: 'Doors: Navy',
  link: PAGE,
  image: 'https://content.example/designs/image?configurator=12',
  price: 1200.5,
  currency: 'GBP',
  choices: [{ component: 'Doors', item: 'Navy' }],
  issue: null,
  ...overrides,
});

const aFeed = (overrides: Partial<FeedState> = {}): FeedState => ({
  settings: { page: PAGE, brand: '' },
  products: [aProduct(), aProduct({ id: 'b', title: 'Kitchen: Blue', price: null, issue: 'price' })],
  merchant_url: 'https://api.example/feeds/12/products.xml',
  structured_data_url: 'https://api.example/feeds/12/products.jsonld',
  snippet: { inside: '  <noscript>in oak</noscript>', after: '<script type="application/ld+json">{}</script>' },
  ...overrides,
});

const NONE = aFeed({ settings: { page: '', brand: '' }, products: [], snippet: { inside: '', after: '' } });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators/1/integration/feed', {
    [READ]: aFeed(),
    ...routes,
  });
  const page = await screen.findByRole<HTMLInputElement>('textbox', { name: messages.page });
  return { ...app, page };
};

beforeAll(async () => {
  await import('../IntegrationScreen.tsx');
  await import('../EmbeddedCodeScreen.tsx');
  await import('./ProductFeedScreen.tsx');
});

test('what others save meanwhile is shown, also after a reload, unless it was edited here', async () => {
  const { server, queryClient, page, unmount } = await open();
  const brand = () => screen.getByRole<HTMLInputElement>('textbox', { name: messages.brand });
  const readBrand = async (saved: string): Promise<void> => {
    server.routes[READ] = aFeed({ settings: { page: `${PAGE}?all`, brand: saved } });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(page.value).toBe(`${PAGE}?all`));
  };
  await readBrand('Oakline');
  expect(brand().value).toBe('Oakline');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.save }).disabled).toBe(true);
  fireEvent.change(brand(), { target: { value: 'Mine' } });
  await readBrand('Theirs');
  expect(brand().value).toBe('Mine');
  unmount();
  const again = await open({ [READ]: aFeed({ settings: { page: `${PAGE}?new`, brand: 'Theirs' } }) });
  expect([again.page.value, brand().value]).toEqual([`${PAGE}?new`, 'Mine']);
});

test('lists the products, their prices, and why one is not in the feed', async () => {
  await open();
  const rows = within(screen.getByRole('region', { name: messages.products })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `KitchenDoors: Navy£1,200.50${messages.listed}`,
    `Kitchen: BlueDoors: Navy–${messages.issues.price}`,
  ]);
});

test('has the addresses, and the code for a page around the element', async () => {
  await open();
  expect(screen.getByRole('figure', { name: messages.merchantFeed }).textContent).toContain('products.xml');
  const code = screen.getByRole('figure', { name: messages.snippet }).textContent ?? '';
  expect(code).toMatch(
    /<vitrine-configurator[^>]*>\n {2}<noscript>in oak<\/noscript>\n<\/vitrine-configurator>\n<script/,
  );
});

test('has the attribute in place of the products, where the page adds them itself', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: messages.fromViewer }));
  const code = screen.getByRole('figure', { name: messages.snippet }).textContent ?? '';
  expect(code).toMatch(/\n {2}structured-data\n>\n {2}<noscript>/);
  expect(code).not.toContain('ld+json');
});

test('says what is missing before there is a feed, and shows the products once the page is saved', async () => {
  const { user, server, page } = await open({ [READ]: NONE, [SAVE]: aFeed() });
  expect(screen.getByText(messages.noPage)).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
  await user.type(page, PAGE);
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Kitchen: Blue')).toBeDefined();
  expect(server.sent(SAVE)[0]?.body).toEqual({ page: PAGE });
});

test('shows what was saved as it is stored, and what is typed meanwhile stays', async () => {
  let answer: () => void = () => undefined;
  const saved = aFeed({ settings: { page: PAGE, brand: '' } });
  const { server, page } = await open({
    [READ]: NONE,
    [SAVE]: () => new Promise((resolve) => (answer = () => resolve(saved))),
  });
  const brand = screen.getByRole<HTMLInputElement>('textbox', { name: messages.brand });
  fireEvent.change(page, { target: { value: `${PAGE} ` } });
  fireEvent.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  fireEvent.change(brand, { target: { value: 'Oakline' } });
  answer();
  expect(await screen.findByText('Kitchen: Blue')).toBeDefined();
  expect([page.value, brand.value]).toEqual([PAGE, 'Oakline']);
});

test('only what was changed is sent, so that the other field stays as a colleague saves it', async () => {
  const { server, page } = await open({ [SAVE]: aFeed() });
  fireEvent.change(page, { target: { value: `${PAGE}?all` } });
  fireEvent.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(server.sent(SAVE)[0]?.body).toEqual({ page: `${PAGE}?all` }));
});

test('rejects what is no address before it is sent', async () => {
  const { user, server, page } = await open({ [READ]: NONE });
  await user.type(page, 'kitchens');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(messages.pageInvalid)).toBeDefined();
  expect(page.value).toBe('kitchens');
  expect(server.sent(SAVE)).toEqual([]);
});

test('keeps what was typed when the server rejects it, and says why at the field', async () => {
  const { user, page } = await open({
    [READ]: NONE,
    [SAVE]: new FakeError(422, { message: 'Invalid', errors: { page: [messages.pageInvalid] } }),
  });
  await user.type(page, 'https://elsewhere.example/');
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(page.getAttribute('aria-invalid')).toBe('true'));
  expect(page.value).toBe('https://elsewhere.example/');
});

test('is reached from Embedded Code', async () => {
  const { user, router } = renderApp('/configurators/1/integration/code', {
    [READ]: aFeed(),
  });
  await user.click(await screen.findByRole('button', { name: messages.open }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/integration/feed'));
});

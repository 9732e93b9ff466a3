import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@vitrine/contract/manufacturers/schemas';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('../DataScreen.tsx'),
    import('../item/EditProductPanel.tsx'),
    import('../../../pages/ConfiguratorPage.tsx'),
  ]);
});

const stock = aConfigurator({ name: 'Stock Kitchen', configurator_type_id: 3, versions: [1] });
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const file = aLayeredFile();
const withHidden = {
  ...file,
  layers: [...file.layers, aLayer({ name: 'Skirts', layer_type: 'hidden', items: [anItem({ id: 'S1' })] })],
};
/** Only Acme has one. */
const LOGOS: Record<number, string> = { 1: 'manufacturers/acmedoors.png' };
const made = (id: string, ...makers: [number, string, string?][]): Product => ({
  product_id: id,
  manufacturers: makers.map(([id, name, specificName = null]) => ({ id, name, logo: LOGOS[id] ?? null, specificName })),
});
const PRODUCTS = [made('W1', [1, 'Acme Doors', 'AD 100']), made('W2', [2, 'Bray'])];

const open = async (address = '', { products = [] as Product[], admin = false, routes = {} } = {}) => {
  const app = renderApp(`/configurators/1/data-stockset${address}`, {
    'GET /api/user': aUser({ is_admin: admin }),
    'GET /api/configurators': [stock],
    'GET /api/configurators/1': withVersions(stock),
    [`GET ${base}/v/1/data.json`]: withHidden,
    'GET /api/products': products,
    'GET /api/manufacturers': [
      { id: 1, name: 'Acme Doors', logo: LOGOS[1] },
      { id: 2, name: 'Bray', logo: null },
    ],
    ...routes,
  });
  await screen.findByRole('navigation', { name: 'Categories' });
  return app;
};
const crumbs = () =>
  [...screen.getByRole('navigation', { name: 'Categories' }).children].map(({ textContent }) => textContent);
const tiles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name: `${name} enabled` }));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `${name} enabled` }).checked;
const bar = () => screen.queryByRole('region', { name: 'You have unsaved changes' })?.textContent ?? null;

test('a category without options is listed, and says so', async () => {
  const layers = [...file.layers, aLayer({ name: 'Plinths', order: 9, items: [] })];
  await open('', { routes: { [`GET ${base}/v/1/data.json`]: { ...file, layers } } });
  fireEvent.click(await screen.findByRole('link', { name: /^Plinths/ }));
  expect(await screen.findByText('There are no plinths in this version')).toBeDefined();
  expect(screen.queryByText('Select all')).toBeNull();
});

describe('the address', () => {
  test('data leads to data-stockset, with the modal over it and the selected version', async () => {
    const { router } = renderApp('/configurators/1/data?version=1', {
      'GET /api/configurators/1': withVersions(stock),
      [`GET ${base}/v/1/data.json`]: file,
      'GET /api/products': [],
    });
    await screen.findByText('All Categories');
    expect(router.state.location.pathname).toBe('/configurators/1/data-stockset');
    expect(router.state.location.search).toEqual({ version: 1 });
    const tab = screen.getByRole('navigation', { name: 'Configurator' });
    expect(within(tab).getByRole('link', { name: 'Data' }).getAttribute('aria-current')).toBe('page');
    await router.navigate({ to: '/configurators/1/data/save' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data-stockset'));
  });

  test('of other kinds leads to their tables', async () => {
    const { router } = renderApp('/configurators/1/data-stockset', { [`GET ${base}/v/1.001/data.json`]: file });
    await screen.findByRole('tab', { name: /Doors/ });
    expect(router.state.location.pathname).toBe('/configurators/1/data');
  });
});

describe('the home view', () => {
  test('is a menu of categories with thumbnails, the door range first, hidden ones skipped', async () => {
    await open();
    expect(crumbs()).toEqual(['All Categories']);
    expect(tiles('Categories')).toEqual(['Door Range2', 'Walls2', 'Handles2', 'Doors4']);
    expect(screen.queryByRole('button', { name: 'Manage Products' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('leads to the options of a category, and the breadcrumb back', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: /Walls/ }));
    await waitFor(() => expect(crumbs()).toEqual(['All Categories', 'Walls']));
    fireEvent.click(screen.getByRole('link', { name: 'All Categories' }));
    await waitFor(() => expect(crumbs()).toEqual(['All Categories']));
  });
});

describe('options', () => {
  test('toggle into the pending edits, and save from there', async () => {
    const { router } = await open('?layer=0');
    turn('Chalk White');
    expect(isOn('Chalk White')).toBe(false);
    expect(bar()).toContain('1 edit in 1 layer');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(bar()).toBeNull();
    turn('Chalk White');
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('dialog', { name: 'Save Changes' });
    expect(router.state.location.pathname).toBe('/configurators/1/data-stockset/save');
  });

  test('are edited in the panel of the tables', async () => {
    const { router } = await open('?layer=0');
    fireEvent.click(screen.getByRole('button', { name: 'Edit Soft Linen' }));
    const panel = await screen.findByRole('dialog', { name: 'Edit Product Data' });
    expect(within(panel).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Soft Linen');
    expect(router.state.location.pathname).toBe('/configurators/1/data-stockset/editProduct');
  });

  test('of door ranges are grouped Matt and Gloss, and locked while their range is off', async () => {
    await open('?layer=pano_doors');
    const matt = screen.getByRole('region', { name: 'Matt' });
    expect(within(matt).getByText('2 of 2 enabled')).toBeDefined();
    expect(tiles('Gloss options')).toEqual(['Gloss Arctic', 'Gloss Dove']);
    turn('Matt range');
    expect(within(matt).getByText('0 of 2 enabled')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Matt Cashmere enabled' }).getAttribute('aria-disabled')).toBe('true');
    turn('Gloss range');
    expect(screen.getByText('At least one door range must stay enabled.')).toBeDefined();
  });
});

describe('manufacturers', () => {
  test('have a tile and a switch each in a category that is assigned to them', async () => {
    await open('?layer=0', { products: PRODUCTS });
    await screen.findByRole('list', { name: 'Manufacturers' });
    expect(tiles('Manufacturers')).toEqual(['Acme Doors1 product', 'Bray1 product']);
    turn('Acme Doors');
    expect(isOn('Acme Doors')).toBe(false);
    expect(bar()).toContain('1 edit in 1 layer');
  });

  test('the last enabled one stays on, and the screen says why', async () => {
    await open('?layer=0', { products: PRODUCTS });
    await screen.findByRole('list', { name: 'Manufacturers' });
    turn('Acme Doors');
    turn('Bray');
    expect(screen.getByText('You must have at least one manufacturer enabled in a layer.')).toBeDefined();
    expect(isOn('Bray')).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Bray' }));
    await waitFor(() => expect(crumbs()).toEqual(['All Categories', 'Walls', 'Bray']));
    turn('Soft Linen');
    expect(screen.getByText('You must have at least one manufacturer enabled in a layer.')).toBeDefined();
    expect(isOn('Soft Linen')).toBe(true);
  });

  test('show their own products by their own names, with the logo that the API names, and no guess for others', async () => {
    const { container } = await open('?layer=0', { products: [...PRODUCTS.slice(0, 1)] });
    await screen.findByRole('list', { name: 'Manufacturers' });
    const logos = [...container.querySelectorAll('img[src*="/manufacturers/"]')].map((image) =>
      image.getAttribute('src'),
    );
    expect(logos).toEqual(['http://content.test/manufacturers/acmedoors.png']);
    expect(tiles('Manufacturers')).toEqual(['Acme Doors1 product', 'Without a manufacturer1 product']);
    fireEvent.click(screen.getByRole('link', { name: 'Acme Doors' }));
    await waitFor(() => expect(tiles('Walls')).toEqual(['Chalk WhiteAD 100']));
  });

  test('are waited for in words', async () => {
    let answer: (products: Product[]) => void = () => undefined;
    const later = new Promise<Product[]>((done) => {
      answer = done;
    });
    await open('', { routes: { 'GET /api/products': () => later } });
    expect(await screen.findByText('Fetching products...')).toBeDefined();
    answer(PRODUCTS);
    await waitFor(() => expect(screen.queryByText('Fetching products...')).toBeNull());
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, anEnquiry, withVersions } from '../../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const open = async (overrides: Partial<Enquiry>) => {
  renderApp('/enquiries/51/details', enquiryRoutes([anEnquiry({ status: 'Viewed', ...overrides })]));
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  await modal.findByRole('table', { name: 'Design' });
  return modal;
};

/** The design's table as text, row by row. */
const rows = (modal: Awaited<ReturnType<typeof open>>): string[] =>
  within(modal.getByRole('table', { name: 'Design' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

test('shows the image, the scene and the way to the page', async () => {
  const modal = await open({ previewImage: 'https://content.test/design.jpg', url: 'https://shop.test/kitchen' });
  expect(modal.getByAltText('The saved design of Priya Shah').getAttribute('src')).toBe(
    'https://content.test/design.jpg',
  );
  expect(modal.getByText('UK Kitchen')).toBeDefined();
  const page = modal.getByRole('link', { name: 'See on page' });
  expect([page.getAttribute('href'), page.getAttribute('target')]).toEqual(['https://shop.test/kitchen', '_blank']);
});

test('names the configurator once where the page gave the design no other name', async () => {
  const { configurator } = anEnquiry();
  const name = configurator?.name ?? '';
  const modal = await open({ sceneName: name });
  expect(modal.getAllByText(name)).toHaveLength(1);
});

test('an address that is none offers no page, and no image leaves no gap', async () => {
  const modal = await open({ url: 'javascript:alert(1)' });
  expect(modal.queryByRole('link', { name: 'See on page' })).toBeNull();
  expect(modal.queryByAltText(/saved design/)).toBeNull();
});

test('offers the design as a specification sheet to keep', async () => {
  const sheet = (await open({})).getByRole('link', { name: 'Specification sheet' });
  expect([sheet.getAttribute('href'), sheet.hasAttribute('download')]).toEqual(['/api/enquiries/51/sheet', true]);
});

test('the measures of the visitor’s room have the names of the live configurator, otherwise their ids', async () => {
  const configurator = withVersions(aConfigurator({ deployed_version: 1 }));
  const wall = { id: 'wall', name: 'Length of the wall', unit: 'm' as const, value: 3 };
  const enquiry = anEnquiry({ status: 'Viewed', measures: { wall: 4.25, old_height: 2.5 } });
  renderApp('/enquiries/51/details', {
    ...enquiryRoutes([enquiry]),
    'GET /api/configurators/1': configurator,
    [`GET /${configurator.data_url}/v/1/data.json`]: aLayeredFile({ measures: [wall] }),
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  expect((await modal.findByText('Length of the wall')).nextElementSibling?.textContent).toBe('4.25 m');
  expect(modal.getByText('Old height').nextElementSibling?.textContent).toBe('2.5');
});

const PARTS = {
  enquiry_id: 51,
  configurator: 'Panoramic Kitchen',
  version: 1.005,
  design: 'W1',
  currency: 'GBP',
  decimals: 2,
  parts: [
    { article: 'sku A-1', sku: 'A-1', name: 'Worktop', unit: 'm', quantity: 4.5, unit_price: 12_000, amount: 54_000 },
    { article: 'item a/1', sku: null, name: 'Plinth', unit: 'piece', quantity: 3, unit_price: null, amount: null },
  ],
  surcharges: [{ name: 'Delivery', amount: 4900 }],
  subtotal: 58_900,
};

test('the parts list is fetched when it is asked for, and offers files', async () => {
  renderApp('/enquiries/51/details', {
    ...enquiryRoutes([anEnquiry({ status: 'Viewed' })]),
    'GET /api/enquiries/51/parts': PARTS,
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  fireEvent.click(await modal.findByRole('button', { name: 'Parts list' }));
  const table = await modal.findByRole('table', { name: 'Parts list' });
  expect([...table.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'ArticleNameQuantityAmount',
    'A-1Worktop4.5 m£540.00',
    'Plinth3 pcsNo price',
    'Delivery£49.00',
    'Subtotal£589.00',
  ]);
  expect(modal.getByText('Made on v1.005')).toBeDefined();
  expect(modal.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/enquiries/51/parts/csv');
});

test('a design that is no longer published says so in place of its parts', async () => {
  renderApp('/enquiries/51/details', {
    ...enquiryRoutes([anEnquiry({ status: 'Viewed' })]),
    'GET /api/enquiries/51/parts': () => new FakeError(409, { message: 'Not published', code: 'prices.no_design' }),
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  fireEvent.click(await modal.findByRole('button', { name: 'Parts list' }));
  expect((await modal.findByText('Error 409: Not published')).getAttribute('role')).toBe('alert');
});

test('a floor shows Name, Colour and Blend', async () => {
  const items = [{ name: 'Graphite', hex_thumbnail: '#334455', blend: 'Storm' }];
  const modal = await open({ type: 'floors', items });
  expect(rows(modal)).toEqual(['Name | Colour | Blend', 'Graphite |  | Storm']);
  expect(modal.getByTitle('#334455').style.background).toBe('#334455');
});

test('a floor says what each of its items is, because two can be the same as the blend', async () => {
  const items = ['Flake size', 'Base colour'].map((component) => ({ component, name: 'As the blend', blend: 'Storm' }));
  const [, size = '', base = ''] = rows(await open({ type: 'floors', items }));
  expect(size).toContain('Flake size');
  expect(base).toContain('Base colour');
});

test('a sliding robe shows its properties by friendly labels, counts internals, and links to the visualiser', async () => {
  const part = (component: string, name: string) => ({ component, name });
  const modal = await open({
    type: 'robes',
    items: [
      part('doorType', 'Sliding'),
      part('cabinetWidth', '2400 mm'),
      part('cabinetHeight', '2300 mm'),
      part('trim', 'Oak'),
      part('frameStyle', 'Slim'),
      part('frameMaterial', 'Satin'),
      part('internals', 'Rail'),
      part('internals', 'Drawers'),
      part('url', 'https://shop.test/robe'),
    ],
  });
  expect(rows(modal)).toEqual([
    'Property | Value',
    'Type of Sliding Robe | Sliding',
    'Width | 2400 mm',
    'Height | 2300 mm',
    'Trim | Oak',
    'Frame Style | Slim',
    'Frame Finish | Satin',
    'Internal 1 | Rail',
    'Internal 2 | Drawers',
    'Visualiser | Open the visualiser',
  ]);
  expect(modal.getByRole('link', { name: 'Open the visualiser' }).getAttribute('href')).toBe('https://shop.test/robe');
});

test('other types show Component, Name and the image of each', async () => {
  const items = [{ component: 'Walls', name: 'Soft Linen', thumbnail: 'https://content.test/w.webp' }];
  const modal = await open({ items });
  expect(rows(modal)).toEqual(['Component | Name | Image', 'Walls | Soft Linen | ']);
  expect(document.querySelector('img[src="https://content.test/w.webp"]')).not.toBeNull();
});

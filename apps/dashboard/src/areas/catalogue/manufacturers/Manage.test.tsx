import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, expect, test } from 'vitest';
import type { ReceivedRequest } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';

beforeAll(async () => {
  await Promise.all([import('../DataScreen.tsx'), import('../../../pages/ConfiguratorPage.tsx')]);
});

const stock = aConfigurator({ configurator_type_id: 3, versions: [1] });
const ACME = { id: 1, name: 'Acme Doors', logo: null };
const BRAY = { id: 2, name: 'Bray', logo: null };

const open = async (address: string, routes = {}, admin = true) => {
  const app = renderApp(`/configurators/1/data-stockset${address}`, {
    'GET /api/user': aUser({ is_admin: admin }),
    'GET /api/configurators/1': withVersions(stock),
    'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1/data.json': aLayeredFile(),
    'GET /api/products': [{ product_id: 'W2', manufacturers: [{ ...BRAY, specificName: null }] }],
    'GET /api/manufacturers': [ACME, BRAY],
    ...routes,
  });
  await screen.findByRole('navigation', { name: 'Categories' });
  return app;
};
const names = () =>
  within(screen.getByRole('list', { name: 'Manufacturers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const ok = async (message: string) => {
  await screen.findByText(message);
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
};

test('administrators reach both lists by their buttons', async () => {
  const { router } = await open('');
  fireEvent.click(screen.getByRole('button', { name: 'Manage Manufacturers' }));
  await screen.findByRole('heading', { name: 'Manage Manufacturers' });
  expect(router.state.location.search).toEqual({ view: 'admin-manufacturers' });
  fireEvent.click(screen.getByRole('button', { name: 'Manage Products' }));
  await screen.findByRole('heading', { name: 'Manage Products' });
  expect(router.state.location.search).toEqual({ view: 'admin-products' });
});

test('nobody else has them, by address neither', async () => {
  const { server } = await open('?view=admin-manufacturers', {}, false);
  await screen.findByRole('list', { name: 'Categories' });
  expect(screen.queryByRole('button', { name: /^Manage/ })).toBeNull();
  expect(server.sent('GET /api/manufacturers')).toHaveLength(0);
});

test('a name that is not added yet is there again on the next visit', async () => {
  const { unmount } = await open('?view=admin-manufacturers');
  fireEvent.change(await screen.findByLabelText('Manufacturer name'), { target: { value: 'Acorn' } });
  unmount();
  await open('?view=admin-manufacturers');
  expect((await screen.findByLabelText<HTMLInputElement>('Manufacturer name')).value).toBe('Acorn');
});

test('a manufacturer is added by its trimmed name; an empty one is ignored', async () => {
  const { server } = await open('?view=admin-manufacturers', {
    'POST /api/manufacturers': ({ body }: ReceivedRequest) => [ACME, BRAY, { id: 3, ...(body as object) }],
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Manufacturer name');
  const add = screen.getByRole('button', { name: 'Add manufacturer' });
  fireEvent.change(name, { target: { value: '   ' } });
  fireEvent.click(add);
  fireEvent.change(name, { target: { value: '  Corvo  ' } });
  fireEvent.click(add);
  await ok('Manufacturer has been added successfully!');
  expect(server.sent('POST /api/manufacturers').map(({ body, query }) => [body, query])).toEqual([
    [{ name: 'Corvo' }, { organisation_id: '7' }],
  ]);
  expect(names()).toEqual(['Acme Doors0 products', 'Bray1 product', 'Corvo0 products']);
  expect(name.value).toBe('');
});

test('a name that is typed while another is added stays', async () => {
  let answer: () => void = () => undefined;
  const { server } = await open('?view=admin-manufacturers', {
    'POST /api/manufacturers': () => new Promise((resolve) => (answer = () => resolve([ACME, BRAY]))),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Manufacturer name');
  const add = screen.getByRole('button', { name: 'Add manufacturer' });
  fireEvent.change(name, { target: { value: 'Corin' } });
  fireEvent.click(add);
  await waitFor(() => expect(server.sent('POST /api/manufacturers')).toHaveLength(1));
  fireEvent.change(name, { target: { value: 'Dale' } });
  answer();
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBe('false'));
  expect(name.value).toBe('Dale');
});

test('a manufacturer is deleted after a question', async () => {
  const { server } = await open('?view=admin-manufacturers', { 'DELETE /api/manufacturers/2': [ACME] });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Bray' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Bray' });
  expect(question.textContent).toContain('1 product');
  expect(server.sent('DELETE /api/manufacturers/2')).toHaveLength(0);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete manufacturer' }));
  await ok('Manufacturer has been deleted successfully!');
  expect(names()).toEqual(['Acme Doors0 products']);
});

test('the list of manufacturers is waited for in words', async () => {
  let answer: (list: Manufacturer[]) => void = () => undefined;
  await open('?view=admin-manufacturers', {
    'GET /api/manufacturers': () =>
      new Promise((done) => {
        answer = done;
      }),
  });
  expect(await screen.findByText('Fetching manufacturers...')).toBeDefined();
  answer([]);
  expect(await screen.findByText('There are no manufacturers yet')).toBeDefined();
  expect(screen.queryByText('Fetching manufacturers...')).toBeNull();
});

test('products are assigned to a manufacturer and taken from it in one go', async () => {
  const { server } = await open('?view=admin-products', { 'POST /api/products': [] });
  fireEvent.click(await screen.findByRole('tab', { name: /Walls/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Chalk White/ }));
  fireEvent.change(screen.getByLabelText('Acme Doors calls Chalk White'), { target: { value: ' AD 1 ' } });
  fireEvent.change(screen.getByLabelText('Manufacturer'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /Soft Linen/ }));
  fireEvent.click(screen.getByRole('tab', { name: /Door Range/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Gloss/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Assign Products' }));
  await ok('Products have been assigned successfully!');
  expect(server.sent('POST /api/products').map(({ body }) => body)).toEqual([
    {
      assignments: [
        { id: 'W1', manufacturerId: 1, specificName: 'AD 1', delete: false },
        { id: 'W2', manufacturerId: 2, specificName: null, delete: true },
        { id: '2', manufacturerId: 2, specificName: null, delete: false },
      ],
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Assign Products' }).getAttribute('aria-disabled')).toBe('true'),
  );
});

test('what is assigned while other products are sent stays unsent', async () => {
  let respond: (products: unknown) => void = () => undefined;
  const { server } = await open('?view=admin-products', {
    'POST /api/products': () => new Promise((resolve) => (respond = resolve)),
  });
  fireEvent.click(await screen.findByRole('tab', { name: /Walls/ }));
  const assign = () => screen.getByRole('button', { name: 'Assign Products' });
  fireEvent.click(screen.getByRole('checkbox', { name: /Chalk White/ }));
  fireEvent.click(assign());
  await waitFor(() => expect(server.sent('POST /api/products')).toHaveLength(1));
  fireEvent.click(screen.getByRole('checkbox', { name: /Soft Linen/ }));
  respond([]);
  await ok('Products have been assigned successfully!');
  expect(assign().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(assign());
  await waitFor(() => expect(server.sent('POST /api/products')).toHaveLength(2));
  expect(server.sent('POST /api/products')[1]?.body).toMatchObject({ assignments: [{ id: 'W2', manufacturerId: 1 }] });
});

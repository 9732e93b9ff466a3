import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDoorRange, aDoorRangeGroup, aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('../DataScreen.tsx'),
    import('../import/ImportModal.tsx'),
    import('../../../pages/ConfiguratorPage.tsx'),
  ]);
});

const stock = aConfigurator({ configurator_type_id: 3, versions: [1] });
const open = async (address: string, file = aLayeredFile()) => {
  const app = renderApp(`/configurators/1/data-stockset${address}`, {
    'GET /api/user': aUser({ is_admin: true }),
    'GET /api/configurators/1': withVersions(stock),
    'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1/data.json': file,
    'GET /api/products': [],
    'GET /api/manufacturers': [{ id: 1, name: 'Acme Doors' }],
  });
  await screen.findByRole('navigation', { name: 'Categories' });
  return app;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `${name} enabled` }).checked;
const bar = () => screen.queryByRole('region', { name: 'You have unsaved changes' })?.textContent ?? '';
const imported = async (text: string) => {
  const input = await screen.findByLabelText('CSV or Excel file');
  fireEvent.change(input, { target: { files: [new File([text], 'rows.csv', { type: 'text/csv' })] } });
};

test('options are chosen together, switched off and priced again, each as one step', async () => {
  await open('?layer=0');
  fireEvent.click(await screen.findByLabelText('Select all shown'));
  const selected = screen.getByRole('region', { name: 'Selected rows' });
  expect(selected.textContent).toContain('2 selected');
  press('Disable');
  expect([isOn('Chalk White'), isOn('Soft Linen')]).toEqual([false, false]);
  expect(bar()).toContain('2 edits');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(bar()).toBe('');
  press('Change price');
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '10' } });
  press('Change price');
  // The second has no price to change.
  expect(bar()).toContain('1 edit ');
});

test('door ranges are chosen too; they have no price, and the last one stays on', async () => {
  const ranges = [aDoorRange({ name: 'Slab' }), aDoorRange({ id: 2, name: 'Shaker', safe_name: 'shaker' })];
  await open('?layer=pano_doors', aLayeredFile({ filter_groups: [aDoorRangeGroup(ranges)] }));
  fireEvent.click(await screen.findByLabelText('Select all shown'));
  expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
  press('Disable');
  expect(screen.getByText('At least one door range must stay enabled.')).toBeDefined();
});

test('a category is read from a file as in the tables', async () => {
  await open('/import?layer=0');
  await imported('ID,Name,Price,Active\nW1,Chalk White,41.50,no\n');
  expect((await screen.findByText(/^1 changed/)).textContent).toContain('0 with issues');
  press('Add changes of 1 row');
  await waitFor(() => expect(isOn('Chalk White')).toBe(false));
  expect(bar()).toContain('2 edits in 1 layer');
});

test('a category is offered as a file', async () => {
  const { user } = await open('?layer=0');
  await user.click(await screen.findByRole('button', { name: 'Export and import' }));
  const offers = await screen.findAllByRole('menuitem', { hidden: true });
  expect(offers.map(({ textContent }) => textContent)).toEqual(['Export as CSV', 'Export as Excel', 'Import']);
});

test('assignments that are not sent stay when another view is opened and when the page is loaded again', async () => {
  const app = await open('?view=admin-products');
  fireEvent.click(await screen.findByRole('tab', { name: /Walls/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Chalk White/ }));
  expect(screen.getByText('1 change not assigned yet')).toBeDefined();
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByText('All Categories'));
  await screen.findByRole('list', { name: 'Categories' });
  app.unmount();
  await open('?view=admin-products');
  expect(await screen.findByText('1 change not assigned yet')).toBeDefined();
  press('Discard');
  expect(screen.queryByText('1 change not assigned yet')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aReseller, aUser } from '../../test/samples.ts';

const CREATE = 'POST /api/organisations/7/resellers';
const managing = aUser({ permissions: ['users.create'] });
const shaker = aConfigurator({ id: 2, name: 'Shaker', deployed: false, deployed_version: null });
const robe = aConfigurator({
  id: 3,
  name: 'Robe',
  deployed_version: 1.004,
  group: { id: 12, name: 'Wardrobes', safe_name: 'wardrobes' },
});

const routes = (more: FakeRoutes = {}): FakeRoutes => ({
  'GET /api/user': managing,
  'GET /api/organisations/7/resellers/rows': [],
  'GET /api/configurators': [aConfigurator(), shaker, robe],
  ...more,
});

const open = async (more: FakeRoutes = {}) => {
  const app = renderApp('/resellers', routes(more));
  await app.user.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Create Reseller Account' });
  return app;
};

type User = Awaited<ReturnType<typeof open>>['user'];

const field = (label: string, row = 1) => {
  const person = within(screen.getByRole('group', { name: `User ${row}` }));
  return person.getByLabelText<HTMLInputElement>(label);
};
const company = () => screen.getByLabelText<HTMLInputElement>('Company Name');
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

const fillRow = async (user: User, row: number, email: string) => {
  await user.type(field('First name', row), 'Nora');
  await user.type(field('Last name', row), 'Hill');
  await user.type(field('Email Address', row), email);
};

const toStepTwo = async (user: User) => {
  await user.type(company(), 'Northside');
  await fillRow(user, 1, 'nora@northside.test');
  await press(user, 'Continue');
  return within(await screen.findByRole('dialog', { name: 'Manage Access' }));
};

const createIn = (modal: { getByRole: typeof screen.getByRole }, user: User) =>
  user.click(modal.getByRole('button', { name: 'Create' }));

test('the first step has the company and one user, who cannot be removed; others can', async () => {
  const { user, router } = await open();
  expect(router.state.location.pathname).toBe('/resellers/newReseller');
  expect(company()).toBeDefined();
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await press(user, 'Add user');
  expect(screen.getAllByRole('group')).toHaveLength(2);
  await press(user, 'Remove user 2');
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('says of each empty field that it is required, and goes to the first', async () => {
  const { user, router } = await open();
  await press(user, 'Continue');
  for (const sentence of [
    'Company Name is required',
    'First name is required',
    'Last name is required',
    'Email Address is required',
  ])
    expect(screen.getByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(company());
  expect(router.state.location.pathname).toBe('/resellers/newReseller');
});

test('says what is too short and what is no address; two letters pass', async () => {
  const { user } = await open();
  await user.type(company(), 'N');
  await user.type(field('First name'), 'N');
  await user.type(field('Last name'), 'H');
  await user.type(field('Email Address'), 'abc@');
  await press(user, 'Continue');
  expect(screen.getByText('Company Name must be at least 3 characters')).toBeDefined();
  expect(screen.getByText('First name must be at least 2 characters')).toBeDefined();
  expect(screen.getByText('Last name must be at least 2 characters')).toBeDefined();
  expect(screen.getByText('Email Address is not valid')).toBeDefined();
  await user.type(company(), 'o');
  expect(screen.queryByText('Company Name must be at least 3 characters')).toBeNull();
  await user.type(field('First name'), 'o');
  await user.type(field('Last name'), 'i');
  await user.clear(field('Email Address'));
  await user.type(field('Email Address'), 'ANN@EXAMPLE.COM');
  await press(user, 'Continue');
  await screen.findByRole('dialog', { name: 'Manage Access' });
});

test('says of the later row that its address is there already', async () => {
  const { user } = await open();
  await user.type(company(), 'Northside');
  await fillRow(user, 1, 'nora@northside.test');
  await press(user, 'Add user');
  await fillRow(user, 2, 'NORA@northside.test');
  await press(user, 'Continue');
  expect(within(screen.getByRole('group', { name: 'User 2' })).getByText('Email already exists')).toBeDefined();
  expect(within(screen.getByRole('group', { name: 'User 1' })).queryByText('Email already exists')).toBeNull();
});

test('the second step lists the configurators by group; what is not deployed is locked, marked and says why', async () => {
  const { user, router } = await open();
  const modal = await toStepTwo(user);
  expect(router.state.location.pathname).toBe('/resellers/newResellerPermissions');
  const kitchens = within(await modal.findByRole('group', { name: 'Kitchens' }));
  expect(kitchens.getAllByRole('checkbox')).toHaveLength(3);
  const locked = kitchens.getByRole<HTMLInputElement>('checkbox', { name: 'Shaker' });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await user.click(locked);
  expect(locked.checked).toBe(false);
  expect(kitchens.getAllByText('WIP')).toHaveLength(1);
  await user.hover(locked);
  expect(await screen.findByText('This configurator is not yet deployed.')).toBeDefined();
  await user.click(kitchens.getByRole('checkbox', { name: 'Kitchens' }));
  expect(kitchens.getByRole<HTMLInputElement>('checkbox', { name: 'Panoramic Kitchen' }).checked).toBe(true);
  expect(locked.checked).toBe(false);
  expect(kitchens.getByText('1 of 1')).toBeDefined();
});

test('the focus goes to a user who is added, and stays in the form when one is removed', async () => {
  const { user } = await open();
  const focused = () => (document.activeElement as HTMLInputElement | null)?.name;
  await press(user, 'Add user');
  await waitFor(() => expect(focused()).toBe('people.1.first_name'));
  await press(user, 'Add user');
  await waitFor(() => expect(focused()).toBe('people.2.first_name'));
  await user.click(screen.getByRole('button', { name: 'Remove user 3' }));
  await waitFor(() => expect(focused()).toBe('people.1.first_name'));
});

test('Create without a configurator says that one is needed', async () => {
  const { user, server } = await open();
  const modal = await toStepTwo(user);
  await modal.findByRole('group', { name: 'Kitchens' });
  await createIn(modal, user);
  expect(modal.getByText('You need to select at least one scene!')).toBeDefined();
  await user.click(modal.getByRole('checkbox', { name: 'Robe' }));
  expect(modal.queryByText('You need to select at least one scene!')).toBeNull();
  expect(server.sent(CREATE)).toEqual([]);
});

test('creates it with exactly this payload, closes to the list, and tells it', async () => {
  let answer: () => void = () => undefined;
  const { user, server, router } = await open({
    [CREATE]: () =>
      new Promise((resolve) => {
        answer = () => resolve(aReseller({ name: 'Northside' }));
      }),
  });
  await press(user, 'Add user');
  await fillRow(user, 2, 'omar@northside.test');
  const modal = await toStepTwo(user);
  await user.click(await modal.findByRole('checkbox', { name: 'Robe' }));
  await createIn(modal, user);
  expect(await screen.findByText('Fetching new reseller data...')).toBeDefined();
  answer();
  expect(await screen.findByText('Reseller created')).toBeDefined();
  expect(server.sent(CREATE)[0]?.body).toEqual({
    name: 'Northside',
    contact_email: 'nora@northside.test',
    users: [
      { first_name: 'Nora', last_name: 'Hill', email: 'nora@northside.test' },
      { first_name: 'Nora', last_name: 'Hill', email: 'omar@northside.test' },
    ],
    configurators: [{ id: 3, version: 1.004 }],
    organisation_id: 7,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
  expect(screen.getByRole('link', { name: 'Northside', hidden: true })).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test('closes to the list also for those who went back to the first step meanwhile', async () => {
  let answer: () => void = () => undefined;
  const { user, server, router } = await open({
    [CREATE]: () => new Promise((resolve) => (answer = () => resolve(aReseller({ name: 'Northside' })))),
  });
  const modal = await toStepTwo(user);
  await user.click(await modal.findByRole('checkbox', { name: 'Robe' }));
  await createIn(modal, user);
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  router.history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers/newReseller'));
  answer();
  expect(await screen.findByText('Reseller created')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
  expect(sessionStorage.length).toBe(0);
});

test('an error keeps everything and tells why', async () => {
  const { user } = await open({ [CREATE]: new FakeError(422, { message: 'No.', errors: { name: ['Taken.'] } }) });
  const modal = await toStepTwo(user);
  await user.click(await modal.findByRole('checkbox', { name: 'Robe' }));
  await createIn(modal, user);
  expect(await screen.findByText('Taken.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(modal.getByRole<HTMLInputElement>('checkbox', { name: 'Robe' }).checked).toBe(true);
});

test('what was filled in is still there after going back and after a reload, and gone after Cancel', async () => {
  const first = await open();
  const modal = await toStepTwo(first.user);
  await first.user.click(await modal.findByRole('checkbox', { name: 'Robe' }));
  await press(first.user, 'Back');
  await screen.findByRole('dialog', { name: 'Create Reseller Account' });
  expect([company().value, field('Email Address').value]).toEqual(['Northside', 'nora@northside.test']);
  cleanup();
  const { user, router } = renderApp('/resellers/newResellerPermissions', routes());
  const again = within(await screen.findByRole('dialog', { name: 'Manage Access' }));
  expect((await again.findByRole<HTMLInputElement>('checkbox', { name: 'Robe' })).checked).toBe(true);
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
  await press(user, 'Create');
  await screen.findByRole('dialog', { name: 'Create Reseller Account' });
  expect(company().value).toBe('');
});

test('the second step without the first leads to the first', async () => {
  const { router } = renderApp('/resellers/newResellerPermissions', routes());
  await screen.findByRole('dialog', { name: 'Create Reseller Account' });
  expect(router.state.location.pathname).toBe('/resellers/newReseller');
});

test('a search among many configurators keeps what is chosen, and Escape empties it before it closes the dialog', async () => {
  const many = Array.from({ length: 12 }, (_, at) => aConfigurator({ id: at + 20, name: `Range ${at + 1}` }));
  const { user, server, router } = await open({ 'GET /api/configurators': [...many, robe], [CREATE]: aReseller() });
  const modal = await toStepTwo(user);
  const search = modal.getByLabelText('Search Configurators');
  await user.click(modal.getByRole('checkbox', { name: 'Range 7' }));
  await user.type(search, 'range 12{Enter}');
  expect(modal.queryByRole('checkbox', { name: 'Range 7' })).toBeNull();
  // The box of a group is for those that are found.
  await user.click(modal.getByRole('checkbox', { name: 'Kitchens' }));
  await user.type(search, '{Escape}');
  expect(search).toHaveProperty('value', '');
  expect(modal.getByText('2 selected')).toBeDefined();
  await createIn(modal, user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
  expect(server.sent(CREATE)[0]?.body).toMatchObject({ configurators: [{ id: 26 }, { id: 31 }] });
});

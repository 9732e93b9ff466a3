import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../../test/samples.ts';

const TERMS = 'PATCH /api/organisations/9/terms';
const DOMAIN = '/api/organisations/9/access-domain';
const NO_DOMAIN = { access_domain: null, verified: false, record_name: null, file_address: null, proof: null };
const NAMED = {
  access_domain: 'design.acme.test',
  verified: false,
  record_name: '_vitrine.design.acme.test',
  file_address: 'https://design.acme.test/.well-known/vitrine.txt',
  proof: 'vitrine-verify=abc',
};
const CONTRACT = {
  id: 1,
  enterprise: false,
  tiles: null,
  features: { logo_removal: false, call_to_action: false },
  years: 1,
  starting_at: '2026-03-01T00:00:00.000Z',
  renews_at: '2027-03-01T00:00:00.000Z',
  sessions: 1000,
};
const ACME = anOrganisation({ id: 9, name: 'Acme', authorised_domain: 'acme.test', access_subdomain: 'acme' });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/organisations/Acme/settings', {
    'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [ACME],
    'GET /api/organisations/9/configurators': [],
    'GET /api/organisations/9/contract': CONTRACT,
    'GET /api/organisations/9/airtable': { connected: false, base_id: null, table: null },
    [`GET ${DOMAIN}`]: NO_DOMAIN,
    ...routes,
  });
  await screen.findByRole('heading', { name: 'Airtable' });
  await screen.findByLabelText('Sessions a month');
  return app;
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

test('addresses and contract are shown, and only what changed is sent', async () => {
  const { server } = await open({ [TERMS]: ACME });
  expect(screen.getByLabelText<HTMLInputElement>('Contract starts on').value).toBe('2026-03-01');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save addresses and contract' });
  expect(save.disabled).toBe(true);
  type('Sessions a month', '5000');
  type('Authorised domain', 'https://www.acme.test/');
  fireEvent.click(save);
  expect(await screen.findByText('The organisation data has been edited successfully!')).toBeDefined();
  expect(server.sent(TERMS)[0]?.body).toEqual({
    authorised_domain: 'https://www.acme.test/',
    contract: { sessions: 5000 },
  });
});

test('Ctrl+Z brings back what Cancel has discarded', async () => {
  await open();
  type('Sessions a month', '5000');
  press('Cancel');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByLabelText<HTMLInputElement>('Sessions a month').value).toBe('5000');
});

test('what was saved is shown as it is stored, and what is typed meanwhile stays', async () => {
  let answer: () => void = () => undefined;
  const { server } = await open({ [TERMS]: () => new Promise((resolve) => (answer = () => resolve(ACME))) });
  const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save addresses and contract' });
  type('Authorised domain', 'https://www.acme-group.test/');
  fireEvent.click(save);
  await waitFor(() => expect(server.sent(TERMS)).toHaveLength(1));
  type('Length in years', '2');
  const field = screen.getByLabelText('Length in years');
  field.focus();
  const updated_at = '2026-06-02T09:00:00.000Z';
  server.routes['GET /api/organisations'] = [{ ...ACME, authorised_domain: 'acme-group.test', updated_at }];
  answer();
  expect(await screen.findByText('The organisation data has been edited successfully!')).toBeDefined();
  await waitFor(() => expect(value('Authorised domain')).toBe('acme-group.test'));
  expect([value('Length in years'), save.disabled]).toEqual(['2', false]);
  expect(field.isConnected).toBe(true);
  type('Length in years', '1');
  expect(save.disabled).toBe(true);
});

test('an error shows under its field and the typed text stays, also after a reload', async () => {
  const error = new FakeError(422, { errors: { 'contract.years': ['Contract length can be up to 50.'] } });
  const { unmount } = await open({ [TERMS]: error });
  type('Length in years', '999');
  press('Save addresses and contract');
  await screen.findByText('The settings were not saved');
  expect(screen.getByLabelText('Length in years').getAttribute('aria-invalid')).toBe('true');
  unmount();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Length in years').value).toBe('999');
  press('Cancel');
  expect(screen.getByLabelText<HTMLInputElement>('Length in years').value).toBe('1');
});

test('a domain and a base that were typed are there again after a reload, the key is not', async () => {
  const { unmount } = await open();
  type('Domain', 'design.acme.test');
  type('Base ID', 'app123');
  type('Access token', 'pat-secret');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('pat-secret');
  await open();
  const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([typedIn('Domain'), typedIn('Base ID'), typedIn('Access token')]).toEqual(['design.acme.test', 'app123', '']);
});

test('an own domain is named, proved and removed', async () => {
  const { server } = await open({
    [`PUT ${DOMAIN}`]: NAMED,
    [`POST ${DOMAIN}/verify`]: { ...NAMED, verified: true },
  });
  type('Domain', 'design.acme.test');
  press('Add domain');
  expect(await screen.findByText('vitrine-verify=abc')).toBeDefined();
  expect(screen.getByText('Not verified')).toBeDefined();
  press('Verify domain');
  expect(await screen.findByText('In use')).toBeDefined();
  server.routes[`PUT ${DOMAIN}`] = NO_DOMAIN;
  press('Remove domain');
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.sent(`PUT ${DOMAIN}`)).toHaveLength(1);
  fireEvent.click(question.getByRole('button', { name: 'Remove domain' }));
  expect(await screen.findByLabelText('Domain')).toBeDefined();
  expect(server.sent(`PUT ${DOMAIN}`).map(({ body }) => body)).toEqual([
    { access_domain: 'design.acme.test' },
    { access_domain: null },
  ]);
});

test('a base is connected with its key, which is never shown again', async () => {
  const { server } = await open({
    'PUT /api/organisations/9/airtable': { connected: true, base_id: 'app1', table: 'Products' },
    'DELETE /api/organisations/9/airtable': { connected: false, base_id: null, table: null },
  });
  const part = within(screen.getByRole('region', { name: 'Airtable' }));
  expect(part.getByRole<HTMLButtonElement>('button', { name: 'Connect' }).disabled).toBe(true);
  type('Base ID', 'app1');
  type('Table', 'Products');
  type('Access token', 'secret');
  press('Connect');
  expect(await screen.findByText('Connected to table Products of base app1.')).toBeDefined();
  expect(server.sent('PUT /api/organisations/9/airtable')[0]?.body).toEqual({
    base_id: 'app1',
    table: 'Products',
    key: 'secret',
  });
  press('Disconnect');
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.sent('DELETE /api/organisations/9/airtable')).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Access token').value).toBe(''));
});

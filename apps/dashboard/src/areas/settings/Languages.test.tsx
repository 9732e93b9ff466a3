import { screen, waitFor } from '@testing-library/react';
import { languageMessages as messages } from '@vitrine/contract/languages/messages';
import { expect, test } from 'vitest';
import { followUser } from '../../session/language.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anOrganisation, aUser } from '../../test/samples.ts';

const OWN = 'PUT /api/user/language';
const EDIT = 'PATCH /api/organisations/7/edit';
const tenant = { ...aUser().organisation, contact_email: 'hello@oakline.test' } as NonNullable<
  ReturnType<typeof aUser>['organisation']
>;

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/settings', { 'GET /api/user': aUser({ organisation: tenant }), ...routes });
  const own = await screen.findByRole<HTMLSelectElement>('combobox', { name: messages.language });
  return { ...app, own };
};

test('offers each language by its own name, and the browser’s first', async () => {
  const { own } = await open();
  expect(own.value).toBe('');
  expect([...own.options].map(({ text }) => text).slice(0, 4)).toEqual([
    messages.asTenant,
    'English (UK)',
    'English (US)',
    'Español',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.save }).disabled).toBe(true);
});

test('saves the language of the account, shows the screen in it and says so in words', async () => {
  const german = aUser({ organisation: tenant, language: 'de' });
  const { own, user, server, queryClient } = await open({ [OWN]: german });
  await followUser(queryClient);
  await user.selectOptions(own, 'de');
  server.routes['GET /api/user'] = async () => {
    await waitFor(() => expect(own.isConnected).toBe(false));
    return german;
  };
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Ihre Sprache')).toBeDefined();
  expect(server.sent(OWN)[0]?.body).toEqual({ language: 'de' });
  expect((await screen.findByRole('alertdialog')).textContent).toContain(messages.saved('Deutsch'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: messages.language }).value).toBe('de');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.save }).disabled).toBe(true);
});

test('keeps the choice when it could not be saved', async () => {
  const { own, user } = await open({ [OWN]: new FakeError(500, { message: 'No.' }) });
  await user.selectOptions(own, 'fr');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(messages.notSavedTitle)).toBeDefined();
  expect(own.value).toBe('fr');
});

test('saves the language of the organisation’s emails with its other settings', async () => {
  const { user, server } = await open({ [EDIT]: anOrganisation() });
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: messages.ofTenant });
  expect(field.value).toBe('en-gb');
  await user.selectOptions(field, 'nl');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.sent(EDIT)[0]?.body).toEqual({ id: 7, name: 'Oakline Kitchens', language: 'nl' }));
});

test('a reseller can follow its manufacturer', async () => {
  const reseller = { ...tenant, id: 70, name: 'Northside', language: 'fr' as const };
  const { user, server } = await open({
    'GET /api/user': aUser({ organisation: tenant, reseller }),
    'PATCH /api/resellers/70/edit': {},
  });
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: messages.ofTenant });
  expect(field.value).toBe('fr');
  await user.selectOptions(field, messages.asManufacturer('Oakline Kitchens'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.sent('PATCH /api/resellers/70/edit')[0]?.body).toMatchObject({ language: null }));
});

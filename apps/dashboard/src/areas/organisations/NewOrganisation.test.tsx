import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';
import { NO_ORGANISATION, payloadOf } from './new-organisation.ts';

const CREATE = 'POST /api/organisations';
const ADMIN = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
};

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/organisations', { ...ADMIN, ...routes });
  await app.user.click(await screen.findByRole('button', { name: 'Create' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Create organisation' }));
  return { ...app, modal };
};
type User = Awaited<ReturnType<typeof open>>['user'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const fill = async (user: User) => {
  await user.type(field('Organisation name *'), 'Beta');
  await user.type(field('Authorised domain *'), 'beta.test');
  await user.type(field('Subdomain *'), 'beta');
  await user.type(field('Main contact *'), 'abc');
  await user.type(field('Monthly session limit *'), '0');
  await user.type(field('Annual contract length *'), '999999');
};

const REQUIRED = [
  ['Organisation name *', 'Organisation name is required'],
  ['Authorised domain *', 'Authorised domain is required'],
  ['Subdomain *', 'Subdomain is required'],
  ['Main contact *', 'Email address is required'],
  ['Monthly session limit *', 'Session limit is required'],
  ['Annual contract length *', 'Contract length is required'],
] as const;

test('says in each empty field what is required, and clears only the one that is typed in', async () => {
  const { user, modal, server } = await open();
  await user.click(modal.getByRole('button', { name: 'Create' }));
  for (const [label, message] of REQUIRED) {
    expect(field(label).placeholder).toBe(message);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
  await user.type(field('Subdomain *'), 'b');
  expect(field('Subdomain *').getAttribute('aria-invalid')).toBe('false');
  expect(field('Main contact *').getAttribute('aria-invalid')).toBe('true');
  expect(server.sent(CREATE)).toEqual([]);
});

test('has number fields, the suffix of the domain and the options with their help', async () => {
  const { modal, router } = await open();
  expect(router.state.location.pathname).toBe('/organisations/setupNewOrg');
  expect(field('Monthly session limit *').type).toBe('number');
  expect(field('Annual contract length *').type).toBe('number');
  expect(modal.getByText(`.${window.location.hostname}`)).toBeDefined();
  expect(within(modal.getByRole('group', { name: 'Options' })).getByLabelText('Enterprise')).toBeDefined();
  expect(modal.getByText('Allows the organisation to have reseller accounts assigned.')).toBeDefined();
});

test('sends the specified payload, reads the list under an overlay and tells it', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, modal, server, router } = await open({
    [CREATE]: () => {
      server.routes['GET /api/organisations'] = () => new Promise((resolve) => (answer = resolve));
      return anOrganisation({ id: 10, name: 'Beta' });
    },
  });
  await fill(user);
  await user.click(field('Enterprise'));
  await user.click(modal.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Fetching organisations...')).toBeDefined();
  expect(server.sent(CREATE)[0]?.body).toEqual({
    name: 'Beta',
    authorised_domain: 'beta.test',
    access_subdomain: 'beta',
    enterprise: 1,
    contact_email: 'abc',
    first_name: 'Organization',
    last_name: 'Admin',
    sessions: 0,
    years: 999999,
  });
  answer([anOrganisation({ id: 10, name: 'Beta' })]);
  expect(await screen.findByText('The organisation has been added successfully!')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations'));
  expect(sessionStorage.length).toBe(0);
});

test('leaves out empty values', () => {
  const payload = payloadOf(NO_ORGANISATION);
  expect(payload).toMatchObject({ enterprise: 0 });
  expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['contact_email']));
  expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['logo']));
});

test('errors of the server show in the error modal and under the field', async () => {
  const taken = 'This subdomain is taken.';
  const { user, modal } = await open({
    [CREATE]: new FakeError(422, { message: 'No.', errors: { access_subdomain: [taken] } }),
  });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Create' }));
  expect(within(await screen.findByRole('alertdialog')).getByText(taken)).toBeDefined();
  expect(modal.getByText(taken)).toBeDefined();
});

test('a logo that is no image is named under the logo, and everything that was typed stays', async () => {
  const sentence = 'The logo is not a PNG, JPEG or SVG image.';
  const { user, modal } = await open({
    [CREATE]: new FakeError(422, { message: 'No.', errors: { logo: [sentence] } }),
  });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Upload' }));
  const text = new File(['no image'], 'photo.png', { type: 'image/png' });
  fireEvent.drop(await screen.findByTestId('drop-zone'), { dataTransfer: { files: [text] } });
  await screen.findByRole('img', { name: 'Logo preview' });
  await user.click(modal.getByRole('button', { name: 'Create' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
  expect(modal.getByText(sentence)).toBeDefined();
  expect(field('Organisation name *').value).toBe('Beta');
});

test('Cancel goes back one page and clears the form', async () => {
  const { user, modal, router } = await open();
  await user.type(field('Organisation name *'), 'Beta');
  await user.click(modal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations'));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Create organisation' });
  expect(field('Organisation name *').value).toBe('');
});

test('Escape closes it and keeps what was typed for the next time', async () => {
  const { user, router } = await open();
  await user.type(field('Organisation name *'), 'Beta{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations'));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Create organisation' });
  expect(field('Organisation name *').value).toBe('Beta');
});

test('what was created is not in the form again, also for those who went back meanwhile', async () => {
  let answer: () => void = () => undefined;
  const { user, modal, router, server, queryClient } = await open({
    [CREATE]: () => new Promise((resolve) => (answer = () => resolve({ success: true }))),
  });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Create organisation' });
  expect(field('Organisation name *').value).toBe('');
});

test('typed values are there again after the page was loaded again', async () => {
  const first = await open();
  await first.user.type(field('Organisation name *'), 'Beta');
  first.unmount();
  renderApp('/organisations/setupNewOrg', ADMIN);
  await screen.findByRole('dialog', { name: 'Create organisation' });
  expect(field('Organisation name *').value).toBe('Beta');
});

test('the upload dialog takes an image for the form, and ignores other types', async () => {
  const { user, modal, router } = await open();
  await user.click(modal.getByRole('button', { name: 'Upload' }));
  const zone = await screen.findByTestId('drop-zone');
  expect(router.state.location.pathname).toBe('/organisations/setupNewOrg/uploadImage/Logo');
  const gif = new File(['x'], 'a.gif', { type: 'image/gif' });
  fireEvent.drop(zone, { dataTransfer: { files: [gif] } });
  await waitFor(() => expect(screen.queryByText('Reading the image...')).toBeNull());
  expect(screen.getByTestId('drop-zone')).toBeDefined();
  const png = new File(['first'], 'a.png', { type: 'image/png' });
  fireEvent.drop(zone, { dataTransfer: { files: [png, new File(['second'], 'b.png', { type: 'image/png' })] } });
  const preview = await screen.findByRole('img', { name: 'Logo preview' });
  expect(preview.getAttribute('src')).toBe(`data:image/png;base64,${btoa('first')}`);
  expect(modal.getByRole('button', { name: 'Change logo' })).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/setupNewOrg'));
});

test('there is no Create below 800 px', async () => {
  setPhone(true);
  renderApp('/organisations', ADMIN);
  await screen.findByRole('link', { name: 'Acme' });
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
});

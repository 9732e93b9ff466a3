import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enquiryRoutes } from '../test/enquiry-routes.ts';
import { FakeError } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, anAppConfig, aUser, withVersions } from '../test/samples.ts';

const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

test('title and meta tags are those of the view, and go with it', async () => {
  const { router } = renderApp('/login', signedOut);
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(document.title).toBe('Sign in · Vitrine'));
  expect(meta('description')).toBe('Sign in to Vitrine');
  await router.navigate({ to: '/passwordReset' });
  await waitFor(() => expect(document.title).toBe('Reset your password · Vitrine'));
  expect(meta('description')).toBeUndefined();
});

test('an address that leads nowhere is titled so', async () => {
  renderApp('/no/such/page', signedOut);
  expect(await screen.findByRole('heading', { level: 1, name: '404 not found' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('404 not found · Vitrine'));
});

test.each([
  ['a view of the admin host', '/organisations'],
  ['a view of administrators', '/testing'],
  ['an address below a view', '/enquiries/180'],
])('%s that does not exist here is titled so', async (_, path) => {
  renderApp(path, enquiryRoutes([]));
  expect(await screen.findByRole('heading', { level: 1, name: '404 not found' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('404 not found · Vitrine'));
});

test('the view has its title again after a missing one of the same name', async () => {
  const { router } = renderApp('/configurators/999/preview', {
    'GET /api/configurators/1': withVersions(aConfigurator()),
  });
  await waitFor(() => expect(document.title).toBe('404 not found · Vitrine'));
  await router.navigate({ to: '/configurators/1/preview' });
  await waitFor(() => expect(document.title).toBe('Preview · Vitrine'));
});

test.each([
  ['a tenant’s host', {}, 'Back to Configurators', '/home'],
  [
    'the admin host',
    {
      'GET /api/user': aUser({ is_admin: true, organisation: null }),
      'GET /api/app-config': anAppConfig({ admin_host: true }),
    },
    'Back to Organisations',
    '/home',
  ],
  ['a host without a session', signedOut, 'Go to sign-in', '/login'],
] as const)('the 404 page of %s links to its first page', async (_host, routes, label, to) => {
  renderApp('/no/such/page', { ...routes });
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(to);
});

test.each(['/configurators/999/preview', '/configurators/abc/preview', '/resellers/999/configurators'])(
  '%s says that there is nothing, inside the menus, and links home',
  async (path) => {
    const missing = new FakeError(404, { message: 'This does not exist, or you do not have access to it.' });
    const unreadable = new FakeError(422, { errors: { id: ['Invalid input'] } });
    renderApp(path, {
      'GET /api/configurators/999': missing,
      'GET /api/configurators/NaN': unreadable,
      'GET /api/resellers/999': missing,
    });
    expect(await screen.findByRole('link', { name: 'Back to Configurators' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  },
);

test('a new view starts at its top, window and sheet alike', async () => {
  const { router } = renderApp('/configurators', enquiryRoutes([]));
  await screen.findByRole('heading', { name: 'Configurators' });
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const sheet = screen.getByRole('main');
  sheet.scrollTo = vi.fn();
  await router.navigate({ to: '/enquiries' });
  await screen.findByRole('heading', { name: 'Customer Enquiries' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })));
  expect(sheet.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('scrolls to the target of the address, also when it comes later', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  renderApp('/login#late', signedOut);
  await screen.findByRole('button', { name: 'Sign in' });
  const late = document.createElement('p');
  late.id = 'late';
  document.body.append(late);
  await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('late'));
});

test.each([
  ['/home/accounts', '/accounts'],
  ['/configurators/1', '/configurators/1/preview'],
  ['/configurators/1/integration', '/configurators/1/integration/code'],
])('%s leads to %s with the parameters and the target of the address', async (from, to) => {
  const { router } = renderApp(`${from}?version=1#late`, {
    'GET /api/configurators/1': withVersions(aConfigurator()),
  });
  await waitFor(() => expect(router.state.location.href).toBe(`${to}?version=1#late`));
});

test('scrolls to a target that is there', async () => {
  const { router } = renderApp('/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  await router.navigate({ to: '/configurators', hash: 'sheet' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith('sheet'));
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enquiryRoutes } from '../test/enquiry-routes.ts';
import { renderApp } from '../test/render-app.tsx';
import { anAppConfig } from '../test/samples.ts';

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
  expect(await screen.findByText('404 not found')).toBeDefined();
  await waitFor(() => expect(document.title).toBe('404 not found · Vitrine'));
});

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
  late.remove();
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

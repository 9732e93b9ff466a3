import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { Webhook, WebhookDelivery } from '@vitrine/contract/webhooks/schemas';
import { beforeAll, expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser } from '../../test/samples.ts';

beforeAll(() => import('./WebhooksScreen.tsx'));

const user = aUser({ permissions: ['organisations.admin'] });
const ID = user.organisation?.id ?? 0;
const LIST = `/api/organisations/${ID}/webhooks`;
const CRM = 'https://crm.oakline.test/enquiries';

const aWebhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 3, address: CRM, enabled: true, created_at: '2026-06-01T09:00:00.000Z', last: null },
  ...overrides,
});
const aDelivery = (overrides: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{
    id: 8,
    event: 'enquiry.created',
    enquiry_id: 4,
    quote_id: null,
    status: 'waiting',
    tries: 2,
    answer_status: 500,
    error: null,
  },
  created_at: '2025-06-01T09:00:00.000Z',
  tried_at: '2025-06-01T09:01:00.000Z',
  next_try_at: '2025-06-01T09:06:00.000Z',
  ...overrides,
});

const open = async (webhooks: readonly Webhook[], routes: FakeRoutes = {}) => {
  const app = renderApp('/settings/webhooks', { 'GET /api/user': user, [`GET ${LIST}`]: webhooks, ...routes });
  await screen.findByRole('heading', { name: messages.title });
  return app;
};

test('an address is added, and its secret shown once', async () => {
  const secret = 'whsec_abc';
  const { server } = await open([], { [`POST ${LIST}`]: { ...aWebhook(), secret } });
  await screen.findByText(messages.empty);
  fireEvent.change(screen.getByLabelText(messages.address), { target: { value: CRM } });
  fireEvent.click(screen.getByRole('button', { name: messages.add }));
  const modal = await screen.findByRole('dialog', { name: messages.secretTitle });
  // It cannot be read again, so that no key or click beside it takes it away.
  fireEvent.keyDown(modal, { key: 'Escape' });
  fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element, { detail: 1 });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(within(modal).getByText(secret)).toBeDefined();
  expect(server.sent(`POST ${LIST}`)[0]?.body).toEqual({ address: CRM });
  expect(screen.getByLabelText<HTMLInputElement>(messages.address).value).toBe('');
});

test('an address that is typed while another one is added stays', async () => {
  let answer: () => void = () => undefined;
  const added = { ...aWebhook(), secret: 'whsec_abc' };
  const { server } = await open([], {
    [`POST ${LIST}`]: () => new Promise((resolve) => (answer = () => resolve(added))),
  });
  const field = await screen.findByLabelText<HTMLInputElement>(messages.address);
  fireEvent.change(field, { target: { value: CRM } });
  fireEvent.click(screen.getByRole('button', { name: messages.add }));
  await waitFor(() => expect(server.sent(`POST ${LIST}`)).toHaveLength(1));
  fireEvent.change(field, { target: { value: `${CRM}/second` } });
  answer();
  await screen.findByRole('dialog', { name: messages.secretTitle });
  expect(field.value).toBe(`${CRM}/second`);
});

test('the error of an address shows under it, and the address stays', async () => {
  const errors = { address: [messages.addressInvalid] };
  await open([], {
    [`POST ${LIST}`]: new FakeError(422, { message: 'No', code: 'request.invalid', errors }),
  });
  fireEvent.change(await screen.findByLabelText(messages.address), { target: { value: 'crm' } });
  fireEvent.click(screen.getByRole('button', { name: messages.add }));
  expect(await screen.findByText(messages.addressInvalid)).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>(messages.address);
  expect(field.value).toBe('crm');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('deliveries tell how the address answered and when it is asked again; one can be sent again', async () => {
  const { server } = await open([aWebhook({ last: 'waiting' })], {
    [`GET ${LIST}/3/deliveries`]: [
      aDelivery(),
      aDelivery({ id: 7, event: 'test', status: 'failed', answer_status: null, error: 'silent', next_try_at: null }),
      aDelivery({ id: 6, answer_status: null, error: 'unreachable' }),
    ],
    [`POST ${LIST}/3/deliveries/8/resend`]: aDelivery({ tries: 0 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: messages.showDeliveries(CRM) }));
  const list = await screen.findByRole('list', { name: messages.showDeliveries(CRM) });
  const [first, second, third] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('answered 500 · next attempt 1st June 2025 at 10:06');
  expect(second?.textContent).toContain(messages.errors.silent);
  expect(third?.textContent).toContain('The address could not be reached · next attempt 1st June 2025 at 10:06');
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Resend: New enquiry/ }));
  await waitFor(() => expect(server.sent(`POST ${LIST}/3/deliveries/8/resend`)).toHaveLength(1));
});

test('is switched off, and removed after a question', async () => {
  const { server } = await open([aWebhook()], {
    [`PATCH ${LIST}/3`]: aWebhook({ enabled: false }),
    [`DELETE ${LIST}/3`]: { success: true },
  });
  fireEvent.click(await screen.findByRole('switch', { name: messages.enable(CRM) }));
  await waitFor(() => expect(server.sent(`PATCH ${LIST}/3`)[0]?.body).toEqual({ enabled: false }));
  fireEvent.click(screen.getByRole('button', { name: messages.remove(CRM) }));
  const question = await screen.findByRole('alertdialog', { name: messages.removeTitle });
  fireEvent.click(within(question).getByRole('button', { name: messages.removeConfirm }));
  await waitFor(() => expect(server.sent(`DELETE ${LIST}/3`)).toHaveLength(1));
});

test('is not for those who do not manage the organisation', async () => {
  const { router } = renderApp('/settings/webhooks', { 'GET /api/user': aUser({ permissions: [] }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
});

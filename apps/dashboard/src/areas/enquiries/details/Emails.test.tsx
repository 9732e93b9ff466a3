import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emailMessages as messages } from '@vitrine/contract/emails/messages';
import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import { beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aUser } from '../../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const EMAILS = '/api/enquiries/51/emails';
const anEmail = (overrides: Partial<EnquiryEmail> = {}): EnquiryEmail => ({
  ...{ id: 1, kind: 'customer-design', recipient: 'priya@example.org', status: 'sent', tries: 1, error: null },
  ...{ created_at: '2025-03-15T14:31:00.000Z', sent_at: '2025-03-15T14:32:00.000Z' },
  resendable: overrides.status !== 'queued',
  ...overrides,
});
const failed = anEmail({ status: 'failed', error: 'address', sent_at: null });

const open = async (emails: EnquiryEmail[], routes: FakeRoutes = {}) => {
  const app = renderApp('/enquiries/51/details', {
    ...enquiryRoutes([anEnquiry({ status: 'Viewed', stage: 'Viewed' })]),
    'GET /api/enquiries/51/notes': [],
    [`GET ${EMAILS}`]: emails,
    ...routes,
  });
  const section = within(await screen.findByRole('region', { name: messages.title }));
  const list = within(section.getByRole('list'));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(emails.length));
  return { ...app, section, texts: () => list.getAllByRole('listitem').map(({ textContent }) => textContent) };
};

test('says to whom each email went and what became of it', async () => {
  const waiting = anEmail({
    id: 2,
    kind: 'organisation-enquiry',
    recipient: 'kitchens@oakline.test',
    status: 'queued',
  });
  const { section, texts } = await open([anEmail(), { ...waiting, error: 'later', sent_at: null }]);
  expect(texts()).toEqual([
    'priya@example.orgTo the visitor · Sent 15th March 2025 at 14:32Resend',
    `kitchens@oakline.testTo the seller · Will be retried after 1 attempt${messages.errors.later}`,
  ]);
  expect(section.queryByRole('alert')).toBeNull();
});

test('says first which address an email could not be delivered to, and why', async () => {
  const { section, texts } = await open([failed]);
  expect(section.getByRole('alert').textContent).toBe('An email could not be delivered to priya@example.org');
  expect(texts()).toEqual([
    `priya@example.orgTo the visitor · Not delivered, after 1 attempt${messages.errors.address}Resend`,
  ]);
});

test('an email to a reseller that no longer has the enquiry cannot be sent again', async () => {
  const { section } = await open([anEmail({ resendable: false })]);
  expect(section.queryByRole('button')).toBeNull();
});

test('an email is sent once more by a user who manages configurators', async () => {
  const { server, section } = await open([failed], {
    [`POST ${EMAILS}/1/resend`]: anEmail({ status: 'queued', tries: 0, sent_at: null }),
  });
  fireEvent.click(section.getByRole('button', { name: messages.resendTo('priya@example.org') }));
  expect(await section.findByText(/On its way/)).toBeDefined();
  expect(section.queryByRole('alert')).toBeNull();
  expect(server.sent(`POST ${EMAILS}/1/resend`)).toHaveLength(1);
});

test('an error is shown, and the emails are loaded again', async () => {
  const { server, section } = await open([failed], {
    [`POST ${EMAILS}/1/resend`]: new FakeError(409, { code: 'emails.waiting', message: messages.waiting }),
  });
  fireEvent.click(section.getByRole('button', { name: messages.resendTo('priya@example.org') }));
  expect(await section.findByText(new RegExp(messages.waiting))).toBeDefined();
  await waitFor(() => expect(server.sent(`GET ${EMAILS}`)).toHaveLength(2));
});

test('who manages nothing sees what became of them, and resends none', async () => {
  const { section } = await open([failed], { 'GET /api/user': aUser({ permissions: [] }) });
  expect(section.queryByRole('button')).toBeNull();
});

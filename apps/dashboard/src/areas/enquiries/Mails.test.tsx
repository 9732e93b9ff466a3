import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mailMessages as messages } from '@vitrine/contract/mails/messages';
import type { EnquiryMail } from '@vitrine/contract/mails/schemas';
import { beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../test/enquiry-routes.ts';
import { FakeRefusal, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anEnquiry, aUser } from '../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('./EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const MAILS = '/api/enquiries/51/mails';
const aMail = (overrides: Partial<EnquiryMail> = {}): EnquiryMail => ({
  ...{ id: 1, kind: 'customer-design', recipient: 'priya@example.org', status: 'sent', tries: 1, problem: null },
  ...{ created_at: '2025-03-15T14:31:00.000Z', sent_at: '2025-03-15T14:32:00.000Z', ...overrides },
});
const failed = aMail({ status: 'failed', problem: 'address', sent_at: null });

const open = async (mails: EnquiryMail[], routes: FakeRoutes = {}) => {
  const app = renderApp('/enquiries/51/details', {
    ...enquiryRoutes([anEnquiry({ status: 'Viewed', stage: 'Viewed' })]),
    'GET /api/enquiries/51/notes': [],
    [`GET ${MAILS}`]: mails,
    ...routes,
  });
  const section = within(await screen.findByRole('region', { name: messages.title }));
  const list = within(section.getByRole('list'));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(mails.length));
  return { ...app, section, texts: () => list.getAllByRole('listitem').map(({ textContent }) => textContent) };
};

test('says to whom each mail went and what became of it', async () => {
  const waiting = aMail({ id: 2, kind: 'organisation-enquiry', recipient: 'kitchens@oakline.test', status: 'queued' });
  const { section, texts } = await open([aMail(), { ...waiting, problem: 'later', sent_at: null }]);
  expect(texts()).toEqual([
    'priya@example.orgTo the visitor · Sent 15th March 2025 at 14:32Resend',
    `kitchens@oakline.testTo you · Will be tried again after one try${messages.problems.later}`,
  ]);
  expect(section.queryByRole('alert')).toBeNull();
});

test('says first which address a mail could not be delivered to, and why', async () => {
  const { section, texts } = await open([failed]);
  expect(section.getByRole('alert').textContent).toBe('A mail could not be delivered to priya@example.org');
  expect(texts()).toEqual([
    `priya@example.orgTo the visitor · Not delivered, after one try${messages.problems.address}Resend`,
  ]);
});

test('a mail is sent once more by whoever manages configurators', async () => {
  const { server, section } = await open([failed], {
    [`POST ${MAILS}/1/resend`]: aMail({ status: 'queued', tries: 0, sent_at: null }),
  });
  fireEvent.click(section.getByRole('button', { name: messages.resendTo('priya@example.org') }));
  expect(await section.findByText(/On its way/)).toBeDefined();
  expect(section.queryByRole('alert')).toBeNull();
  expect(server.sent(`POST ${MAILS}/1/resend`)).toHaveLength(1);
});

test('a refusal is said, and what the mails are now is read again', async () => {
  const { server, section } = await open([failed], {
    [`POST ${MAILS}/1/resend`]: new FakeRefusal(409, { code: 'mails.waiting', message: messages.waiting }),
  });
  fireEvent.click(section.getByRole('button', { name: messages.resendTo('priya@example.org') }));
  expect(await section.findByText(new RegExp(messages.waiting))).toBeDefined();
  await waitFor(() => expect(server.sent(`GET ${MAILS}`)).toHaveLength(2));
});

test('who manages nothing sees what became of them, and resends none', async () => {
  const { section } = await open([failed], { 'GET /api/user': aUser({ permissions: [] }) });
  expect(section.queryByRole('button')).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { aLine } from '../../../test/quote-samples.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig } from '../../../test/samples.ts';
import { textOn } from './text-on.ts';

beforeAll(async () => {
  await import('./LinkedQuoteScreen.tsx');
});
beforeEach(() => sessionStorage.clear());

const READ = 'POST /api/quote-links/read';
const aLinked = (overrides: Partial<LinkedQuote> = {}): LinkedQuote => ({
  seller: { name: 'Oakline', logo: null, colour: '#1f6f5f', details: '1 Mill Lane' },
  ...{ number: 'Q-0007-1', state: 'open', title: 'New kitchen', sent_at: '2025-01-02T10:00:00.000Z' },
  ...{ customer: { name: 'Priya Shah', address: '' }, valid_until: '2999-12-24', currency: 'GBP', tax_included: false },
  lines: [{ ...aLine(), amount: 20_000 }],
  sums: {
    ...{ subtotal: 20_000, discount: 0, net: 20_000, total: 24_000 },
    taxes: [{ rate: 2000, base: 20_000, amount: 4000 }],
  },
  ...{ notes: 'Thank you', terms: 'Pay within 14 days', accepted: null, messages: [] },
  design: { name: 'Panoramic Kitchen', image: 'https://content.test/a.webp', url: 'https://shop.test/?x=1' },
  ...overrides,
});
const open = async (routes: FakeRoutes = {}, address = '/quote#secret%2Ftoken') => {
  const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
  return renderApp(address, { ...signedOut, [READ]: aLinked(), ...routes });
};
const acceptButton = () => screen.findAllByRole('button', { name: messages.accept });
/** The button of the form; the other one is the bar of phones. */
const submitAccept = async () => fireEvent.submit((await acceptButton())[0]?.closest('form') as HTMLFormElement);

test('shows design, lines, tax and total, and sends the token in the body only', async () => {
  const { server } = await open();
  expect(await screen.findByRole('heading', { name: 'New kitchen' })).toBeDefined();
  for (const text of [
    'Oak Panel',
    quoteSumsMessages.taxAdded('20', '£200.00'),
    '£40.00',
    'Thank you',
    'Pay within 14 days',
    'Oakline',
  ])
    expect(screen.getAllByText(text)[0]).toBeDefined();
  expect(screen.getByRole('link', { name: messages.lookAtDesign }).getAttribute('href')).toBe('https://shop.test/?x=1');
  expect(server.sent(READ)[0]?.body).toEqual({ token: 'secret/token' });
  expect(server.received.map(({ path }) => path).join()).not.toContain('secret');
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

test('is accepted with a name and a tick', async () => {
  const accepted = aLinked({ state: 'accepted', accepted: { name: 'Priya Shah', at: '2025-01-03T10:00:00.000Z' } });
  const { server } = await open({ 'POST /api/quote-links/accept': accepted });
  await submitAccept();
  expect(await screen.findByText(messages.nameRequired)).toBeDefined();
  expect(screen.getByText(messages.acceptConfirmRequired)).toBeDefined();
  expect(server.sent('POST /api/quote-links/accept')).toEqual([]);
  fireEvent.change(screen.getByLabelText(messages.acceptName), { target: { value: ' Priya Shah ' } });
  fireEvent.click(screen.getByLabelText(messages.acceptConfirm('Q-0007-1', '£240.00')));
  await submitAccept();
  expect(await screen.findByText(messages.states.accepted)).toBeDefined();
  expect(server.sent('POST /api/quote-links/accept')[0]?.body).toEqual({ token: 'secret/token', name: 'Priya Shah' });
  expect(screen.queryByLabelText(messages.acceptName)).toBeNull();
});

test('a second acceptance is answered with what became of the quote', async () => {
  const { server } = await open({
    'POST /api/quote-links/accept': new FakeError(409, {
      message: quoteValidation.alreadyAccepted,
      code: 'quotes.not_open',
    }),
  });
  fireEvent.change(await screen.findByLabelText(messages.acceptName), { target: { value: 'Priya' } });
  fireEvent.click(screen.getByLabelText(messages.acceptConfirm('Q-0007-1', '£240.00')));
  server.routes[READ] = aLinked({ state: 'accepted', accepted: { name: 'Ann', at: '2025-01-03T10:00:00.000Z' } });
  await submitAccept();
  expect(await screen.findByText(/^Accepted by Ann/)).toBeDefined();
});

test('is declined with a reason, which stays when that failed', async () => {
  const url = 'POST /api/quote-links/decline';
  const { server } = await open({ [url]: new FakeError(500, { message: 'Broken' }) });
  fireEvent.click(await screen.findByRole('button', { name: messages.decline }));
  const reason = screen.getByLabelText<HTMLTextAreaElement>(messages.declineReason);
  fireEvent.change(reason, { target: { value: 'Too dear' } });
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  expect(await screen.findByText(/Broken/)).toBeDefined();
  expect(reason.value).toBe('Too dear');
  server.routes[url] = aLinked({ state: 'declined' });
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  expect(await screen.findByText(messages.states.declined)).toBeDefined();
  expect(server.sent(url)[1]?.body).toEqual({ token: 'secret/token', reason: 'Too dear' });
});

test('a name and a reason are forgotten once they were sent', async () => {
  const state = (next: LinkedQuote['state']) => aLinked({ state: next });
  const { unmount } = await open({ 'POST /api/quote-links/accept': state('accepted') }, '/quote#7-abc');
  fireEvent.change(await screen.findByLabelText(messages.acceptName), { target: { value: 'Priya ' } });
  expect(sessionStorage.length).toBe(1);
  fireEvent.click(screen.getByLabelText(messages.acceptConfirm('Q-0007-1', '£240.00')));
  await submitAccept();
  expect(await screen.findByText(messages.states.accepted)).toBeDefined();
  expect(sessionStorage.length).toBe(0);
  unmount();

  await open({ 'POST /api/quote-links/decline': state('declined') }, '/quote#7-abc');
  fireEvent.click(await screen.findByRole('button', { name: messages.decline }));
  const reason = screen.getByLabelText<HTMLTextAreaElement>(messages.declineReason);
  fireEvent.change(reason, { target: { value: 'Too dear' } });
  expect(sessionStorage.length).toBe(1);
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  expect(await screen.findByText(messages.states.declined)).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test('what is typed below a quote is not below one of another seller with the same number', async () => {
  const typed = async () => {
    const name = await screen.findByLabelText<HTMLInputElement>(messages.acceptName);
    return [name, screen.getByLabelText<HTMLTextAreaElement>(messages.ask)] as const;
  };
  const { unmount } = await open({}, '/quote#7-abc');
  for (const field of await typed()) fireEvent.change(field, { target: { value: 'Priya' } });
  unmount();
  const other = await open({}, '/quote#8-def');
  expect((await typed()).map(({ value }) => value)).toEqual(['', '']);
  other.unmount();
  await open({}, '/quote#7-abc');
  expect((await typed()).map(({ value }) => value)).toEqual(['Priya', 'Priya']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('abc');
});

test('questions are sent and listed', async () => {
  const url = 'POST /api/quote-links/ask';
  const message = { id: 1, from: 'customer' as const, author: 'Priya', text: 'Oak?', at: '2025-01-02T10:00:00.000Z' };
  const { server } = await open({ [url]: aLinked({ messages: [message] }) });
  const box = await screen.findByLabelText<HTMLTextAreaElement>(messages.ask);
  fireEvent.change(box, { target: { value: 'Oak?' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await screen.findByText(messages.asked)).toBeDefined();
  expect(screen.getByRole('list', { name: messages.messages }).textContent).toContain('Oak?');
  expect(server.sent(url)[0]?.body).toEqual({ token: 'secret/token', text: 'Oak?' });
});

test.each(['expired', 'replaced', 'declined'] as const)(
  'a quote that is %s says so, cannot be accepted, and takes questions unless a newer one replaced it',
  async (state) => {
    await open({ [READ]: aLinked({ state }) });
    expect(await screen.findByText(messages.states[state])).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.accept })).toBeNull();
    expect(screen.queryByLabelText(messages.ask) !== null).toBe(state !== 'replaced');
  },
);

test.each([
  ['without a token', '/quote'],
  ['with an unknown token', '/quote#other'],
])('a link %s does not work', async (_case, address) => {
  await open({ [READ]: new FakeError(404, { message: 'Nothing here', code: 'resource.missing' }) }, address);
  expect(await screen.findByText(messages.missing)).toBeDefined();
});

test('a quote that did not load is asked for again', async () => {
  const { server } = await open({ [READ]: new FakeError(500, { message: 'Broken' }) });
  const again = await screen.findByRole('button', { name: messages.again });
  server.routes[READ] = aLinked();
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'New kitchen' })).toBeDefined();
});

test('the PDF is fetched with the token in its body', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const { server } = await open({ 'POST /api/quote-links/pdf': 'file' });
  fireEvent.click(await screen.findByRole('button', { name: messages.pdf }));
  await waitFor(() => expect(server.sent('POST /api/quote-links/pdf')).toHaveLength(1));
  expect(server.sent('POST /api/quote-links/pdf')[0]?.body).toEqual({ token: 'secret/token' });
});

test.each([
  ['#ffffff', '#1c1a17'],
  ['#f2c94c', '#1c1a17'],
  ['#1f6f5f', '#ffffff'],
  ['#000000', '#ffffff'],
])('text on %s is %s', (colour, text) => {
  expect(textOn(colour)).toBe(text);
});

test('opens in the language that its link names, from right to left', async () => {
  await open({}, '/quote?lang=ar#secret%2Ftoken');
  expect(await screen.findByRole('heading', { name: 'ما ستحصل عليه' })).toBeDefined();
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['rtl', 'ar-u-nu-latn']);
  expect(document.title).toContain('عرض السعر الخاص بك');
});

test('opens in the language of the browser without one in the link, also in one that accounts do not have', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['he-IL', 'fr']);
  await open();
  expect(await screen.findByRole('button', { name: 'שליחת השאלה' })).toBeDefined();
  expect(document.documentElement.dir).toBe('rtl');
});

test('leaves other pages in a language of accounts', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['he-IL']);
  await renderApp('/login?lang=ar', { 'GET /api/app-config': anAppConfig({ signed_in: false }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['ltr', 'en-GB']);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aUser } from '../../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const NOTES = '/api/enquiries/51/notes';
const aNote = (overrides: Partial<EnquiryNote>): EnquiryNote => ({
  id: 1,
  text: 'Quote sent',
  author: 'Ben Carter',
  mine: false,
  created_at: '2025-03-15T14:32:00.000Z',
  ...overrides,
});

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/enquiries/51/details', {
    ...enquiryRoutes([anEnquiry({ status: 'Viewed', stage: 'Viewed' })]),
    [`GET ${NOTES}`]: [aNote({ id: 2, text: 'Called', author: 'Ann Bell', mine: true }), aNote({})],
    ...routes,
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  await modal.findByText('Quote sent');
  const box = () => screen.getByLabelText(followUpMessages.note) as HTMLTextAreaElement;
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const add = () => fireEvent.click(modal.getByRole('button', { name: followUpMessages.addNote }));
  const texts = () => modal.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...app, modal, box, type, add, texts };
};

test('shows who noted what and when, newest first', async () => {
  const { texts } = await open();
  expect(texts()).toEqual(['Ann Bell15th March 2025 at 14:32Called', 'Ben Carter15th March 2025 at 14:32Quote sent']);
});

test('what people write has the direction of its own letters, in the list and in the details', async () => {
  const word = 'שלום';
  const written = { name: word, phone: word, postcode: word, budget: word, custom_fields: { [word]: word } };
  const { modal } = await open({
    ...enquiryRoutes([anEnquiry({ status: 'Viewed', stage: 'Viewed', ...written })]),
    [`GET ${NOTES}`]: [aNote({ text: word, author: word }), aNote({ id: 2 })],
  });
  expect(modal.getAllByText(word).length).toBeGreaterThan(6);
  // The name in the window's title and in the texts of images has no element.
  for (const element of screen.getAllByText(word, { ignore: 'title, script, style' }))
    expect(element.closest('[dir]')?.getAttribute('dir')).toBe('auto');
  const without = screen.getAllByRole('textbox').filter((field) => field.getAttribute('dir') !== 'auto');
  expect(without.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('adds a note, which is first, and empties the box', async () => {
  const { server, box, type, add, texts } = await open({
    [`POST ${NOTES}`]: ({ body }: ReceivedRequest) => aNote({ id: 3, mine: true, ...(body as { text: string }) }),
  });
  type('Wants oak');
  add();
  await waitFor(() => expect(texts()).toHaveLength(3));
  expect(texts()[0]).toContain('Wants oak');
  await waitFor(() => expect(box().value).toBe(''));
  expect(server.sent(`POST ${NOTES}`).map(({ body }) => body)).toEqual([{ text: 'Wants oak' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('a note that is too long is not cut: the box says so, and nothing is sent', async () => {
  const { server, box, type, add } = await open();
  type('x'.repeat(enquiryLimits.noteMaximum + 1));
  expect(box().maxLength).toBe(-1);
  add();
  expect(screen.getByText(followUpMessages.noteLong(enquiryLimits.noteMaximum))).toBeDefined();
  expect(server.sent(`POST ${NOTES}`)).toEqual([]);
});

test('a new note is there once, also where the news of it is faster than the answer', async () => {
  let answer: () => void = () => undefined;
  const added = aNote({ id: 3, text: 'Wants oak', mine: true });
  const { server, queryClient, type, add, texts } = await open({
    [`POST ${NOTES}`]: () => new Promise((resolve) => (answer = () => resolve(added))),
  });
  type('Wants oak');
  add();
  await waitFor(() => expect(server.sent(`POST ${NOTES}`)).toHaveLength(1));
  server.routes[`GET ${NOTES}`] = [added, aNote({})];
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(texts()).toHaveLength(2));
  await act(async () => answer());
  expect(texts().filter((text) => text?.includes('Wants oak'))).toHaveLength(1);
});

test('notes that did not load a second time stay on screen', async () => {
  const { server, queryClient, texts } = await open();
  server.routes[`GET ${NOTES}`] = new FakeError(500, { message: 'Boom' });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(server.sent(`GET ${NOTES}`).length).toBeGreaterThan(1));
  expect(texts()).toHaveLength(2);
});

test('asks for words before it adds', async () => {
  const { server, modal, box, type, add } = await open();
  type('  ');
  add();
  expect(modal.getByText(followUpMessages.noteRequired)).toBeDefined();
  expect(document.activeElement).toBe(box());
  expect(server.sent(`POST ${NOTES}`)).toEqual([]);
});

test('what was typed is there again after the page was loaded again', async () => {
  const first = await open();
  first.type('Half a th');
  first.unmount();
  const again = await open();
  expect(again.box().value).toBe('Half a th');
});

test('what was typed is not there for the next user of the tab', async () => {
  const first = await open();
  first.type('Half a th');
  first.unmount();
  const next = await open({ 'GET /api/user': aUser({ id: 77 }) });
  expect(next.box().value).toBe('');
});

test('keeps the typed text when the server rejects it, and shows why', async () => {
  const { modal, box, type, add } = await open({
    [`POST ${NOTES}`]: new FakeError(500, { message: 'Not now', code: 'server.failed' }),
  });
  type('Wants oak');
  add();
  expect(await modal.findByText('Error 500: Not now')).toBeDefined();
  expect(box().value).toBe('Wants oak');
});

test('deletes a note of one’s own after a question; those of others offer no way', async () => {
  const { server, modal, texts } = await open({ [`DELETE ${NOTES}/2`]: { success: true } });
  expect(modal.getAllByRole('button', { name: followUpMessages.deleteNote })).toHaveLength(1);
  fireEvent.click(modal.getByRole('button', { name: followUpMessages.deleteNote }));
  const question = within(await screen.findByRole('alertdialog', { name: followUpMessages.deleteNote }));
  expect(server.sent(`DELETE ${NOTES}/2`)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(texts()).toEqual(['Ben Carter15th March 2025 at 14:32Quote sent']);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { beforeAll, expect, test } from 'vitest';
import type { ReceivedRequest } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser } from '../../test/samples.ts';

beforeAll(() => import('./SettingsScreen.tsx'));

const URL = '/api/organisations/7/enquiry-retention';
const due = [
  { months: 6, count: 412 },
  { months: 12, count: 1 },
  { months: 24, count: 0 },
  { months: 36, count: 0 },
];

const open = async (months: number | null) => {
  const app = renderApp('/settings', {
    'GET /api/user': aUser({ permissions: ['organisations.admin'] }),
    [`GET ${URL}`]: { months, due },
    [`PUT ${URL}`]: ({ body }: ReceivedRequest) => ({ ...(body as object), due }),
  });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: messages.deleteAfter });
  return { ...app, field };
};

test('says how many would go tonight before it is switched on, and asks', async () => {
  const { server, field } = await open(null);
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: '6' } });
  expect(screen.getByText('412 enquiries would be deleted tonight.')).toBeDefined();
  fireEvent.change(field, { target: { value: '24' } });
  expect(screen.getByText('Nothing would be deleted tonight.')).toBeDefined();
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: messages.saveRetention }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.sent(`PUT ${URL}`)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: messages.retentionYes }));
  expect(await screen.findByText(messages.retentionOn(12))).toBeDefined();
  expect(server.sent(`PUT ${URL}`)[0]?.body).toEqual({ months: 12 });
});

test('is switched off without a question', async () => {
  const { server, field } = await open(6);
  expect(screen.getByText('412 enquiries will be deleted tonight.')).toBeDefined();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: messages.saveRetention }));
  expect(await screen.findByText(messages.retentionOff)).toBeDefined();
  expect(server.sent(`PUT ${URL}`)[0]?.body).toEqual({ months: null });
});

test('what is chosen while it is saved stays, and is asked about once that is saved', async () => {
  const { server, field } = await open(6);
  let answer: () => void = () => undefined;
  server.routes[`PUT ${URL}`] = () => new Promise((resolve) => (answer = () => resolve({ months: null, due })));
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: messages.saveRetention }));
  await waitFor(() => expect(server.sent(`PUT ${URL}`)).toHaveLength(1));
  fireEvent.change(field, { target: { value: '24' } });
  fireEvent.click(screen.getByRole('button', { name: messages.saveRetention }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  expect(await screen.findByText(messages.retentionOff)).toBeDefined();
  expect(field.value).toBe('24');
});

test('nobody else sees it', async () => {
  renderApp('/settings', { [`GET ${URL}`]: { months: 6, due } });
  await screen.findByRole('textbox', { name: 'Contact email' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: messages.deleteAfter })).toBeNull());
});

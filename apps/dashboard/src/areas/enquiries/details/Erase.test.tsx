import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { beforeAll, expect, test, vi } from 'vitest';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aUser } from '../../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const ERASE = 'DELETE /api/organisations/7/enquiries';
const KEPT = 'GET /api/organisations/7/enquiries/stored';
const enquiries = [
  anEnquiry({ id: 51, status: 'Viewed', stage: 'Viewed' }),
  anEnquiry({ id: 50, status: 'Viewed', stage: 'Viewed', email: 'PRIYA@example.com' }),
];

const open = async (routes: FakeRoutes = {}, permissions = ['organisations.admin' as const]) => {
  const app = renderApp('/enquiries/51/details', {
    'GET /api/user': aUser({ permissions }),
    'GET /api/enquiries/51/notes': [],
    ...enquiryRoutes(enquiries),
    ...routes,
  });
  await screen.findByRole('dialog', { name: 'Enquiry Details' });
  return app;
};

const choose = async (entry: string) => {
  fireEvent.click(screen.getByRole('button', { name: followUpMessages.personalData }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

const openQuestion = async () => {
  await choose(followUpMessages.erase);
  const question = within(await screen.findByRole('alertdialog', { name: followUpMessages.erase }));
  const type = (value: string) =>
    fireEvent.change(question.getByLabelText(followUpMessages.eraseConfirm), { target: { value } });
  return {
    question,
    type,
    erase: () => fireEvent.click(question.getByRole('button', { name: followUpMessages.eraseYes })),
  };
};

test('erases only once the address was typed, and returns to the list without it', async () => {
  let list = enquiries;
  const erased = () => {
    list = [];
    return { erased: 2 };
  };
  const { server, router } = await open({ ...enquiryRoutes(() => list), [ERASE]: erased });
  const { question, type, erase } = await openQuestion();
  expect(question.getByText(followUpMessages.eraseQuestion(2, 'priya@example.com'))).toBeDefined();
  type('ann@example.com');
  erase();
  expect(question.getByText(followUpMessages.eraseDiffers)).toBeDefined();
  expect(server.sent(ERASE)).toEqual([]);
  type(' Priya@Example.com');
  erase();
  await waitFor(() => expect(router.state.location.pathname).toBe('/enquiries'));
  expect(await screen.findByText('No enquiries found.')).toBeDefined();
  expect(server.sent(ERASE).map(({ query }) => query)).toEqual([{ email: 'priya@example.com' }]);
});

test('says why nothing was erased, and stays', async () => {
  const { router } = await open({ [ERASE]: new FakeError(503, { message: 'Busy', code: 'server.busy' }) });
  const { question, type, erase } = await openQuestion();
  type('priya@example.com');
  erase();
  expect(await question.findByText('Error 503: Busy')).toBeDefined();
  expect(router.state.location.pathname).toBe('/enquiries/51/details');
});

test('gives out all that is kept as a file', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const kept = { email: 'priya@example.com', enquiries: [] };
  const { server } = await open({ [KEPT]: kept });
  await choose(followUpMessages.downloadStored);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.type).toBe('application/json');
  expect(files[0]?.size).toBe(JSON.stringify(kept, null, 2).length);
  expect(server.sent(KEPT).map(({ query }) => query)).toEqual([{ email: 'priya@example.com' }]);
});

test('is not offered to a user who may not manage the organisation', async () => {
  await open({}, []);
  expect(screen.queryByRole('button', { name: followUpMessages.personalData })).toBeNull();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aReseller, withVersions } from '../../test/samples.ts';

const AT = '/api/configurators/1/recipients';
const EDIT = 'POST /api/configurators/1/edit';
const MAIN: Recipients['fallback'] = { of: 'organisation', name: 'Oakline Kitchens', addresses: ['main@oakline.test'] };
const stored = (...own: string[]): Recipients => ({ own, fallback: MAIN });

beforeAll(async () => {
  await import('./EnquiryRecipientsScreen.tsx');
});
afterEach(() => vi.useRealTimers());

const open = async (recipients: Recipients, routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators/1/notifications', { [`GET ${AT}`]: recipients, ...routes });
  await screen.findByText('Each saved design is emailed to these addresses. You can add up to 5.');
  await waitFor(() => expect(screen.queryByText('Fetching recipients...')).toBeNull());
  return app;
};
const listed = (): string[] => screen.queryAllByLabelText<HTMLInputElement>(/^Recipient \d$/).map(({ value }) => value);
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const add = (address: string): void => {
  type('Email address', address);
  press('Add address');
};
const bar = () => screen.queryByText(/You have unsaved changes/);

test('the tab opens Customer Enquiries and lists the recipients', async () => {
  const { router } = await open(stored('a@oakline.test', 'b@oakline.test'));
  expect(router.state.location.pathname).toBe('/configurators/1/notifications/enquiries');
  expect(listed()).toEqual(['a@oakline.test', 'b@oakline.test']);
  expect(bar()).toBeNull();
});

test('the default is the main address of the organisation until one is added', async () => {
  await open(stored());
  expect(screen.getByText('main@oakline.test')).toBeDefined();
  expect(screen.getByText('Default')).toBeDefined();
  add('new@oakline.test');
  expect(screen.queryByText('main@oakline.test')).toBeNull();
  expect(listed()).toEqual(['new@oakline.test']);
});

test('Ctrl+Z brings back what Cancel has discarded', async () => {
  await open(stored('a@oakline.test', 'b@oakline.test'));
  type('Recipient 1', 'c@oakline.test');
  press('Cancel');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(listed()).toEqual(['c@oakline.test', 'b@oakline.test']);
  expect(bar()).not.toBeNull();
});

test('an address that is not added yet is there again on the next visit', async () => {
  const { unmount } = await open(stored());
  type('Email address', 'new@oakline.test');
  unmount();
  await open(stored());
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('new@oakline.test');
  press('Add address');
  expect(listed()).toEqual(['new@oakline.test']);
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
});

test('each is edited and removed, and Cancel restores the saved list', async () => {
  await open(stored('a@oakline.test', 'b@oakline.test'));
  type('Recipient 1', 'c@oakline.test');
  expect(bar()).not.toBeNull();
  press('Remove b@oakline.test');
  expect(listed()).toEqual(['c@oakline.test']);
  press('Cancel');
  expect(listed()).toEqual(['a@oakline.test', 'b@oakline.test']);
  expect(bar()).toBeNull();
});

test('what others save meanwhile is listed, and is no change of one’s own', async () => {
  const { server, queryClient } = await open(stored('a@oakline.test'));
  server.routes[`GET ${AT}`] = stored('b@oakline.test');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(listed()).toEqual(['b@oakline.test']));
  expect(bar()).toBeNull();
});

test('what others save while one edits joins the list, and is not undone by saving it', async () => {
  const { server, queryClient } = await open(stored('a@oakline.test', 'b@oakline.test'), {
    [EDIT]: withVersions(aConfigurator()),
  });
  add('own@oakline.test');
  server.routes[`GET ${AT}`] = stored('a@oakline.test', 'ann@oakline.test');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(listed()).toEqual(['a@oakline.test', 'own@oakline.test', 'ann@oakline.test']));
  // Nothing says that this one was saved.
  server.routes[`GET ${AT}`] = stored('a@oakline.test', 'ann@oakline.test', 'late@oakline.test');
  press('Save & Deploy');
  const all = ['a@oakline.test', 'own@oakline.test', 'ann@oakline.test', 'late@oakline.test'];
  await waitFor(() => expect(server.sent(EDIT)[0]?.body).toEqual({ contact_email: all }));
  server.routes[`GET ${AT}`] = stored(...all);
  await waitFor(() => expect(bar()).toBeNull());
  expect(listed()).toEqual(all);
});

test('a draft from before a reload does not undo what others have saved since', async () => {
  const { unmount } = await open(stored('a@oakline.test'));
  add('own@oakline.test');
  unmount();
  await open(stored('a@oakline.test', 'ann@oakline.test'));
  expect(listed()).toEqual(['a@oakline.test', 'own@oakline.test', 'ann@oakline.test']);
  press('Cancel');
  expect(listed()).toEqual(['a@oakline.test', 'ann@oakline.test']);
});

test('the bar goes when the list is as it was', async () => {
  await open(stored('a@oakline.test'));
  add('b@oakline.test');
  expect(bar()).not.toBeNull();
  press('Remove b@oakline.test');
  expect(bar()).toBeNull();
});

test('the form to add is hidden at five', async () => {
  await open(stored('1@x.test', '2@x.test', '3@x.test', '4@x.test'));
  add('5@x.test');
  expect(listed()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
  expect(screen.getByText('All 5 addresses are in use. Remove one to add another.')).toBeDefined();
  press('Remove 1@x.test');
  expect(screen.getByRole('button', { name: 'Add address' })).toBeDefined();
});

test.each([
  ['', 'Email address cannot be empty'],
  ['A@OAKLINE.test', 'Email address must be unique'],
  ['abc', 'Enter a valid email address'],
])('adding %j shows an error for three seconds', async (address, sentence) => {
  await open(stored('a@oakline.test'));
  vi.useFakeTimers();
  add(address);
  expect(screen.getByText(sentence)).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(2900);
  });
  expect(screen.queryByText(sentence)).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.queryByText(sentence)).toBeNull();
  expect(listed()).toEqual(['a@oakline.test']);
});

test('an invalid edited address shows an error, and nothing is sent', async () => {
  const { server } = await open(stored('a@oakline.test', 'b@oakline.test'));
  type('Recipient 2', 'A@oakline.test');
  press('Save & Deploy');
  expect(screen.getByText('Email address must be unique')).toBeDefined();
  type('Recipient 2', '');
  fireEvent.blur(screen.getByLabelText('Recipient 2'));
  expect(screen.getByText('Email address cannot be empty')).toBeDefined();
  expect(server.sent(EDIT)).toEqual([]);
});

test('Save & Deploy says Deploying, sends the list, then reads the configurators again', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { server } = await open(stored('a@oakline.test'), {
    [EDIT]: () => new Promise((resolve) => (answer = resolve)),
  });
  const before = server.sent('GET /api/configurators').length;
  add('b@oakline.test');
  press('Save & Deploy');
  expect(await screen.findByRole('button', { name: 'Deploying' })).toBeDefined();
  await waitFor(() =>
    expect(server.sent(EDIT)[0]?.body).toEqual({ contact_email: ['a@oakline.test', 'b@oakline.test'] }),
  );
  expect(server.sent('GET /api/configurators')).toHaveLength(before);
  answer(withVersions(aConfigurator()));
  expect(await screen.findByText('Enquiries now go to these addresses.')).toBeDefined();
  await waitFor(() => expect(server.sent('GET /api/configurators').length).toBeGreaterThan(before));
  await waitFor(() => expect(bar()).toBeNull());
});

test('removing the last sends null, and an error keeps the list', async () => {
  const error = new FakeError(403, { message: 'You do not have permission to do this.', code: 'access.denied' });
  const { server } = await open(stored('a@oakline.test'), { [EDIT]: error });
  press('Remove a@oakline.test');
  press('Save & Deploy');
  expect(await screen.findByText('The recipients were not saved')).toBeDefined();
  expect(server.sent(EDIT)[0]?.body).toEqual({ contact_email: null });
  expect(bar()).not.toBeNull();
});

test('what was typed is there again after a reload, and leaving asks first', async () => {
  const { unmount } = await open(stored('a@oakline.test'));
  add('b@oakline.test');
  unmount();
  const { router } = await open(stored('a@oakline.test'));
  expect(listed()).toEqual(['a@oakline.test', 'b@oakline.test']);
  router.navigate({ to: '/enquiries' });
  expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' })).toBeDefined();
});

test("a reseller's page reads and saves the addresses of its copy", async () => {
  const { server } = renderApp('/resellers/70/configurators/1/notifications/enquiries', {
    'GET /api/resellers/70': aReseller(),
    [`GET ${AT}`]: { own: [], fallback: { of: 'manufacturer', name: 'Oakline Kitchens', addresses: [] } },
    [EDIT]: withVersions(aConfigurator()),
  });
  await screen.findByText('Enquiries go to the addresses of Oakline Kitchens until you add your own.');
  expect(server.sent(`GET ${AT}`)[0]?.query).toEqual({ reseller: '70' });
  add('shop@north.test');
  press('Save & Deploy');
  await waitFor(() => expect(server.sent(EDIT)[0]?.body).toEqual({ contact_email: ['shop@north.test'], reseller: 70 }));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import { beforeAll, expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aReseller, aUser } from '../../../test/samples.ts';

const READ = 'GET /api/configurators/1/image-sizes';
const SAVE = 'PUT /api/configurators/1/image-sizes';
const TWO = {
  sizes: [
    { width: 1200, height: 630 },
    { width: 400, height: 300 },
  ],
};

beforeAll(async () => {
  await import('../IntegrationScreen.tsx');
  await import('../EmbeddedCodeScreen.tsx');
});

const ROUTES: FakeRoutes = {
  'GET /api/configurators/1/pages': { domains: [], pages: [] },
  [READ]: TWO,
};
const section = () => within(screen.getByRole('region', { name: messages.title }));
const row = (at: number) => within(section().getByRole('group', { name: messages.size(at) }));
const side = (at: number, name: string) => row(at).getByRole<HTMLInputElement>('textbox', { name });
const shown = () =>
  section()
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
const button = (name: string) => section().getByRole<HTMLButtonElement>('button', { name });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators/1/integration/code', { ...ROUTES, ...routes });
  await screen.findByRole('group', { name: messages.size(1) });
  return app;
};

test('shows the sizes, and an address with the first of them', async () => {
  await open();
  expect(shown()).toEqual(['1200', '630', '400', '300']);
  expect(button(messages.save).disabled).toBe(true);
  expect(section().getByRole('figure', { name: messages.address }).textContent).toContain(
    '/designs/image?configurator=1&width=1200&height=630',
  );
});

test('adds a size by keyboard, removes one, and saves both together', async () => {
  const saved = { sizes: [TWO.sizes[1], { width: 640, height: 360 }] };
  const { user, server } = await open({ [SAVE]: saved });
  await user.click(button(messages.add));
  await waitFor(() => expect(document.activeElement).toBe(side(3, messages.width)));
  await user.keyboard('640{Tab}360');
  await user.click(button(messages.remove(1)));
  expect(shown()).toEqual(['400', '300', '640', '360']);
  await waitFor(() => expect(document.activeElement).toBe(side(1, messages.width)));
  await user.click(button(messages.save));
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(server.sent(SAVE).map(({ body }) => body)).toEqual([saved]);
  await waitFor(() => expect(button(messages.save).disabled).toBe(true));
  expect(shown()).toEqual(['400', '300', '640', '360']);
});

test('says at the row what is wrong, before anything is sent', async () => {
  const { user, server } = await open();
  await user.clear(side(1, messages.width));
  await user.type(side(1, messages.width), '12.5');
  await user.clear(side(2, messages.width));
  await user.type(side(2, messages.width), '9000');
  await user.click(button(messages.save));
  expect(row(1).getByText(messages.sideInvalid(4096))).toBeDefined();
  expect(row(2).getByText(messages.sideInvalid(4096))).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(side(1, messages.width)));
  expect(server.sent(SAVE)).toEqual([]);
  for (const at of [2, 1]) await user.click(button(messages.remove(at)));
  await user.click(button(messages.save));
  expect(await section().findByText(messages.sizesNone)).toBeDefined();
  expect(server.sent(SAVE)).toEqual([]);
});

test('an empty field has its error below it, where there is room for a sentence', async () => {
  const { user } = await open();
  await user.clear(side(2, messages.height));
  await user.click(button(messages.save));
  expect(row(2).getByText(messages.sideInvalid(4096))).toBeDefined();
  expect(side(2, messages.height).placeholder).toBe('');
});

test('keeps what was typed when the server does not save it, also after a reload; discarding restores the list', async () => {
  const sentence = '0.width: Not this one.';
  const { user, unmount } = await open({
    [SAVE]: new FakeError(422, { message: 'Invalid', errors: { sizes: [sentence] } }),
  });
  await user.clear(side(1, messages.width));
  await user.type(side(1, messages.width), '1000');
  await user.click(button(messages.save));
  expect(await section().findByText(sentence)).toBeDefined();
  expect(shown()).toEqual(['1000', '630', '400', '300']);
  unmount();
  const again = await open();
  expect(shown()).toEqual(['1000', '630', '400', '300']);
  await again.user.click(button(messages.discard));
  expect(shown()).toEqual(['1200', '630', '400', '300']);
  expect(section().queryByRole('button', { name: messages.discard })).toBeNull();
});

test('a size that a colleague adds or removes meanwhile stays so when one saves one’s own change', async () => {
  const { user, server, queryClient } = await open();
  await user.click(button(messages.add));
  await user.keyboard('640{Tab}360');
  server.routes[READ] = { sizes: [TWO.sizes[1], { width: 100, height: 100 }] };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(shown()).toEqual(['400', '300', '640', '360', '100', '100']));
  // Nothing says that this one was saved.
  server.routes[READ] = { sizes: [TWO.sizes[1], { width: 200, height: 200 }] };
  const sizes = [TWO.sizes[1], { width: 640, height: 360 }, { width: 200, height: 200 }];
  server.routes[SAVE] = { sizes: sizes.toReversed() };
  await user.click(button(messages.save));
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(server.sent(SAVE).map(({ body }) => body)).toEqual([{ sizes }]);
  await waitFor(() => expect(button(messages.save).disabled).toBe(true));
  expect(shown()).toEqual(['200', '200', '640', '360', '400', '300']);
});

test('what is typed while the sizes are saved stays', async () => {
  const saved = { sizes: [TWO.sizes[0], { width: 400, height: 301 }] };
  let answer: () => void = () => undefined;
  const { user, server } = await open({ [SAVE]: () => new Promise((resolve) => (answer = () => resolve(saved))) });
  await user.type(side(2, messages.height), '{Backspace}1');
  await user.click(button(messages.save));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  await user.type(side(2, messages.height), '{Backspace}2');
  answer();
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(shown()).toEqual(['1200', '630', '400', '302']);
  expect(button(messages.save).disabled).toBe(false);
});

test('offers no ninth size', async () => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ width: 100 + at, height: 100 }));
  await open({ [READ]: { sizes: eight } });
  expect(section().queryByRole('button', { name: messages.add })).toBeNull();
});

test('a list that does not load says so and loads again', async () => {
  const routes: FakeRoutes = { ...ROUTES, [READ]: new FakeError(503, { message: 'Busy' }) };
  const { user, server } = renderApp('/configurators/1/integration/code', routes);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.routes[READ] = TWO;
  await user.click(again);
  await screen.findByRole('group', { name: messages.size(2) });
});

test('a reseller reads the sizes of its manufacturer', async () => {
  const reseller = { ...aReseller(), data_url: 'northside', enterprise: false, primary: false };
  renderApp('/configurators/1/integration/code', {
    ...ROUTES,
    'GET /api/user': aUser({ reseller } as never),
  });
  expect(await screen.findByText(messages.ofManufacturer)).toBeDefined();
  expect(
    section()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1200 × 630', '400 × 300']);
  expect(section().queryByRole('button', { name: messages.add })).toBeNull();
});

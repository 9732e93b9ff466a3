import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, anOrganisation, aReseller, aUser, withVersions } from '../../test/samples.ts';

const SUPPORT = { email: 'support@vitrine.test', phone: '020 7946 0018', booking_url: 'http://book.test/call' };
const LATEST = 'http://content.test/oakline-kitchens/kitchens/panoramic-kitchen/latest.json';
const ELEMENT = `<script type="module" src="http://content.test/viewer/v1/vitrine.js"></script>
<vitrine-configurator
  src="${LATEST}"
  lang="en-gb"
></vitrine-configurator>`;

beforeAll(async () => {
  await import('./IntegrationScreen.tsx');
  await import('./EmbeddedCodeScreen.tsx');
});
afterEach(() => vi.useRealTimers());

const PAGES = 'GET /api/configurators/1/pages';
const open = async (tab: string, routes: FakeRoutes = {}) => {
  const nowhere = { domains: [], pages: [] };
  const app = renderApp(`/configurators/1/integration${tab}`, {
    'GET /api/support': SUPPORT,
    [PAGES]: nowhere,
    ...routes,
  });
  await screen.findByRole('navigation', { name: 'Integration' });
  return app;
};
const tabs = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Integration' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const ofType = (configurator_type_id: number): FakeRoutes => ({
  'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id })),
});
const codeOf = (label: string): string =>
  within(screen.getByRole('figure', { name: label })).getByText(/vitrine/).textContent ?? '';
const administrator = aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } });

test('an administrator sees five tabs where the organisation has localisation', async () => {
  await open('', {
    'GET /api/user': administrator,
    'GET /api/organisations': [anOrganisation({ localisation: true })],
  });
  await waitFor(() =>
    expect(tabs()).toEqual(['Embedded Code', 'API Reference', 'Common Issues', 'Localisation', 'Guides']),
  );
});

test.each([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
])('a configurator of type %i has an API Reference: %s', async (type, expected) => {
  await open('/code', ofType(type));
  expect(tabs().includes('API Reference')).toBe(expected);
  expect(tabs()).not.toContain('Localisation');
});

test.each([
  ['/code', 'Quickstart'],
  ['/docs', 'Attributes'],
  ['/issues', 'Common issues'],
  ['/localisation', 'Localisation'],
  ['/guides', 'Wix in five steps'],
])('%s shows its tab', async (tab, heading) => {
  const { router } = await open(tab);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(router.state.location.pathname).toBe(`/configurators/1/integration${tab}`);
});

test('the code has the true addresses, for a page and for Wix', async () => {
  const { router } = await open('');
  expect(router.state.location.pathname).toBe('/configurators/1/integration/code');
  await screen.findByRole('heading', { name: 'Quickstart' });
  expect(codeOf('Element')).toBe(ELEMENT);
  expect(codeOf('Wix')).toContain(`src="${LATEST}"`);
  expect(codeOf('Wix')).toMatch(/^<!doctype html>/);
  const dependencies = within(screen.getByRole('region', { name: 'Dependencies' }));
  expect(dependencies.getByText('http://content.test/viewer/v1/vitrine.js')).toBeDefined();
  expect(dependencies.getByText('None: the script brings its own')).toBeDefined();
  expect(dependencies.getByText(LATEST)).toBeDefined();
  expect(screen.getByRole('figure', { name: 'Content security policy' }).textContent).toContain(
    "connect-src 'self' http://content.test http://api.test;",
  );
});

test('a style sheet of its own is listed with its address', async () => {
  const { file_paths } = aConfigurator();
  const configurator = withVersions(aConfigurator({ file_paths: { ...file_paths, style: 'oakline/style.css' } }));
  await open('/code', { 'GET /api/configurators/1': configurator });
  expect(await screen.findByText('http://content.test/oakline/style.css')).toBeDefined();
});

test('the addresses are checked by a request each', async () => {
  const { server } = await open('/code', { 'GET /viewer/v1/vitrine.js': {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the addresses' }));
  expect(await screen.findByText('Reachable')).toBeDefined();
  expect(screen.getByText('Not reachable')).toBeDefined();
  expect(server.sent('GET /viewer/v1/vitrine.js')).toHaveLength(1);
});

const aPage = (host: string, page: object = {}) => ({
  ...{ host, allowed: true, version: 1, first_seen: '2026-01-05T09:00:00.000Z' },
  ...{ last_seen: '2026-03-15T14:32:00.000Z', ...page },
});

test('the page is checked by reports of its visitors: where it runs, where not yet, and where it may not', async () => {
  let pages = [
    aPage('www.oakline.example', { version: 0.5 }),
    aPage('evil.example', { allowed: false, version: null }),
  ];
  const { server } = await open('/code', {
    [PAGES]: () => ({ domains: ['oakline.example', 'oakline-shop.example'], pages }),
  });
  const check = within(await screen.findByRole('region', { name: 'Check my page' }));
  await check.findByText('evil.example');
  expect(check.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^www\.oakline\.exampleRan .*15th March.*, with v0\.5\. The live version is v1 and loads/),
    'oakline-shop.exampleNot seen yet. Publish the page and open it once.',
    expect.stringMatching(/^evil\.exampleNot an authorised domain: the viewer did not start there .*15th March/),
  ]);
  pages = [...pages, aPage('oakline-shop.example')];
  fireEvent.click(check.getByRole('button', { name: 'Check again' }));
  expect(await check.findByText(/^Ran .*15th March.*, with v1\.$/)).toBeDefined();
  expect(server.sent(PAGES)).toHaveLength(2);
});

test('without a page and without a domain it says whom to ask', async () => {
  await open('/code');
  expect(await screen.findByText(/^No page has run this configurator yet/)).toBeDefined();
});

test('a user of a reseller is sent to the manufacturer, which authorises its website', async () => {
  const { organisation } = aUser();
  const reseller = organisation && { ...organisation, id: 70 };
  const pages = [aPage('shop.example', { allowed: false, version: null })];
  await open('/code', { 'GET /api/user': aUser({ reseller }), [PAGES]: { domains: [], pages } });
  expect(await screen.findByText(/ask your manufacturer to authorise it\.$/)).toBeDefined();
  expect(screen.queryByText(/support/)).toBeNull();
});

test('a copy is confirmed for two seconds', async () => {
  await open('/code');
  const button = await screen.findByRole('button', { name: 'Copy: Element' });
  vi.useFakeTimers();
  await act(async () => {
    fireEvent.click(button);
  });
  expect(screen.getByRole('button', { name: 'Copied: Element' })).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(1900);
  });
  expect(screen.queryByRole('button', { name: 'Copied: Element' })).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByRole('button', { name: 'Copy: Element' })).toBeDefined();
  vi.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe(ELEMENT);
});

test('pages that cannot be checked again say so, and stay', async () => {
  const page = { host: 'shop.test', allowed: true, version: null, last_seen: '2026-11-20T09:00:00.000Z' };
  const { server } = await open('/code', { [PAGES]: { domains: [], pages: [page] } });
  await screen.findByText('shop.test');
  server.routes[PAGES] = new FakeError(409, { message: 'No' });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(uiMessages.didNotLoad('The list of pages'))).toBeDefined();
  expect(screen.getByText('shop.test')).toBeDefined();
});

test('the reference names every attribute, method and event', async () => {
  await open('/docs');
  await screen.findByRole('heading', { name: 'Events' });
  for (const name of ['src', 'lang', 'getDesign(): string', 'vitrine-ready', 'vitrine-error', 'quality'])
    expect(screen.getByText(name)).toBeDefined();
});

test('the chosen language is in both codes; English (UK) is the default', async () => {
  await open('/localisation', {
    'GET /api/user': aUser({ organisation: { ...anOrganisation({ localisation: true }) } }),
  });
  const select = await screen.findByLabelText<HTMLSelectElement>('Language');
  expect(select.value).toBe('en-gb');
  expect(select.selectedOptions[0]?.textContent).toBe('English (UK) (en-gb)');
  expect([...select.options].map(({ value }) => value)).toEqual(['page', ...LANGUAGES]);
  fireEvent.change(select, { target: { value: 'se' } });
  expect(codeOf('Element')).toContain('lang="se"');
  expect(codeOf('Wix')).toContain('lang="se"');
  fireEvent.change(select, { target: { value: 'page' } });
  expect([select.value, select.options[0]?.textContent]).toEqual(['page', 'As the page says']);
  expect(codeOf('Element')).not.toContain('lang');
});

test('the languages that visitors can choose are in both codes, in their order', async () => {
  await open('/localisation', {
    'GET /api/user': aUser({ organisation: { ...anOrganisation({ localisation: true }) } }),
  });
  const offered = await screen.findByRole('group', { name: 'Languages that visitors can choose' });
  expect(within(offered).getAllByRole('checkbox')).toHaveLength(LANGUAGES.length);
  expect(codeOf('Element')).not.toContain('languages=');
  fireEvent.click(within(offered).getByLabelText('Arabic'));
  expect(screen.getByText('Choose a second one, so that there is a choice.')).toBeDefined();
  fireEvent.click(within(offered).getByLabelText('English (UK)'));
  for (const code of ['Element', 'Wix']) expect(codeOf(code)).toContain('  lang="en-gb"\n  languages="en-gb ar"\n');
  expect(screen.queryByText('Choose a second one, so that there is a choice.')).toBeNull();
});

test('Wix takes five steps, in order', async () => {
  await open('/guides');
  const steps = within(await screen.findByRole('list', { name: 'Wix in five steps' })).getAllByRole('heading');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1 Edit Site',
    '2 Add Elements',
    '3 Embed HTML',
    '4 Paste code and Apply',
    '5 Publish',
  ]);
});

test('the logo guide has a variant for floors', async () => {
  const { unmount } = await open('/guides', ofType(2));
  expect(await screen.findByText('Floors (type 2)')).toBeDefined();
  expect(
    screen.getByText('PNG or JPG, at least 210 x 100 px. A PNG with a transparent background looks best.'),
  ).toBeDefined();
  unmount();
  await open('/guides', ofType(4));
  expect(await screen.findByText(/^Sliding robe: use a logo/)).toBeDefined();
  expect(screen.queryByText('Floors (type 2)')).toBeNull();
});

test("a reseller's page gives the addresses of its copy", async () => {
  renderApp('/resellers/70/configurators/1/integration/code', {
    'GET /api/resellers/70': aReseller(),
    [PAGES]: { domains: [], pages: [] },
  });
  await screen.findByRole('heading', { name: 'Quickstart' });
  expect(codeOf('Element')).toContain('/oakline-kitchens/resellers/northside-interiors/panoramic-kitchen/latest.json');
});

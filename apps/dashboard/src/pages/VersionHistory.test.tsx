import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, aReseller, aResellerRow, aUser, withVersions } from '../test/samples.ts';
import { FIRST_ROWS } from '../ui/tables/useFirstRows.tsx';

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const DEPLOY = 'POST /api/configurators/1/deploy';
const changed = aLayeredFile();
Object.assign(changed.layers[0]?.items[0] ?? {}, { price: 44 });
const files = {
  [`GET ${base}/v/1/data.json`]: aLayeredFile(),
  [`GET ${base}/v/1.001/data.json`]: changed,
};
const stock = withVersions(aConfigurator({ configurator_type_id: 3 }));
const admin = aUser({ is_admin: true, organisation: null });

test('the history tells who saved what and when, compares two versions, and leads to an earlier one', async () => {
  const noted = withVersions(aConfigurator());
  Object.assign(noted.version_rows[0] ?? {}, { note: 'Spring prices', based_on: 1 });
  const { router } = renderApp('/configurators/1/versions', { ...files, 'GET /api/configurators/1': noted });
  const table = await screen.findByRole('table', { name: 'Version history' });
  expect(within(table).getByRole('row', { name: /v1.001 .*Ben Carter Spring prices\s?2 edits of v1/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /v1\s*Currently deployed .*Data file/ })).toBeDefined();
  const differences = await screen.findByRole('table', { name: 'What changed from v1 to v1.001' });
  expect(within(differences).getByRole('row', { name: /Chalk White Price £39.00 £44.00/ })).toBeDefined();
  fireEvent.click(within(table).getByRole('radio', { name: 'Compare from v1.001' }));
  fireEvent.click(within(table).getByRole('radio', { name: 'Compare to v1' }));
  expect(await screen.findByRole('table', { name: 'What changed from v1.001 to v1' })).toBeDefined();
  fireEvent.click(within(table).getByRole('button', { name: 'Open v1' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/configurators/1/data', search: { version: 1 } }),
  );
});

/** A configurator of many versions, of which the first one is live. */
const longHistory = (count: number) => {
  const one = withVersions(aConfigurator());
  const [row] = one.version_rows;
  const versions = Array.from({ length: count }, (_, at) => (1000 + at) / 1000);
  const version_rows = versions.map((version) => ({
    ...(row as NonNullable<typeof row>),
    version,
    note: version === 1.01 ? 'Spring prices' : null,
  }));
  return { ...one, versions, version_rows };
};

test('of a long history the newest versions and the two that are compared are shown, and others are found by their note', async () => {
  const { user } = renderApp('/configurators/1/versions', { ...files, 'GET /api/configurators/1': longHistory(60) });
  const shown = () =>
    within(screen.getByRole('table', { name: 'Version history' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.trim());
  await screen.findByRole('table', { name: 'Version history' });
  expect(shown()).toHaveLength(FIRST_ROWS + 1);
  expect(shown()[0]).toBe('v1.059');
  expect(shown().at(-1)).toContain('v1 ');
  await user.type(screen.getByRole('textbox', { name: 'Search Version history' }), 'spring');
  await waitFor(() => expect(shown()).toEqual(['v1.01']));
  await user.clear(screen.getByRole('textbox', { name: 'Search Version history' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(60);
});

test('the menu of versions offers the newest ones and the live one, and leads to the history of all', async () => {
  const { user } = renderApp('/configurators/1/preview', { ...files, 'GET /api/configurators/1': longHistory(150) });
  await user.click(await screen.findByRole('button', { name: 'Version v1.149' }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  const texts = items.map(({ textContent }) => textContent ?? '');
  expect(texts).toHaveLength(102);
  expect(texts[0]).toMatch(/^v1\.149/);
  expect(texts.at(-3)).toMatch(/^v1\.0520th November/);
  expect(texts.at(-2)).toMatch(/^v1(?!\.)/);
  expect(texts.at(-1)).toBe('Version history');
});

test('each version of the history is exported by a plain download', async () => {
  const stored = { ...files, 'GET /api/configurators/1': withVersions(aConfigurator()) };
  renderApp('/configurators/1/versions', stored);
  const table = await screen.findByRole('table', { name: 'Version history' });
  const addresses = within(table)
    .getAllByRole('link', { name: /^Export v/ })
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/api/configurators/1/versions/1.001/export', '/api/configurators/1/versions/1/export']);
});

test('users who may not save versions have no export', async () => {
  renderApp('/configurators/1/versions', {
    ...files,
    'GET /api/configurators/1': withVersions(aConfigurator()),
    'GET /api/user': aUser({ permissions: [] }),
  });
  await screen.findByRole('table', { name: 'Version history' });
  expect(screen.queryByRole('link', { name: /^Export v/ })).toBeNull();
});

test('a deploy shows what visitors will see change', async () => {
  renderApp('/configurators/1/data/deploy', files);
  const modal = await screen.findByRole('alertdialog', { name: 'Deploy To Live' });
  expect(await within(modal).findByRole('row', { name: /Chalk White Price £39.00 £44.00/ })).toBeDefined();
});

test.each([
  ['of a layer', true, 'layers/walls/chalk_white.webp', '8 items have no image in v1.001, so it cannot go live until'],
  ['of a row', false, 'thumbs/door_range/gloss.webp', '1 item has no image in v1.001, so visitors see it without one.'],
])('a deploy says before the button how many items have no image: %s', async (_, blocked, missing, sentence) => {
  const named = ['base', 'layers/walls/chalk_white', 'thumbs/walls/chalk_white', 'thumbs/door_range/matt']
    .map((name) => `${name}.webp`)
    .concat('thumbs/door_range/gloss.webp');
  const asset = { frame: [64, 32], rectangle: [0, 0, 64, 32], variants: [] };
  renderApp('/configurators/1/data/deploy', {
    ...files,
    [`GET ${base}/assets.json`]: Object.fromEntries(
      named.filter((name) => name !== missing).map((name) => [name, asset]),
    ),
  });
  const modal = await screen.findByRole('alertdialog', { name: 'Deploy To Live' });
  const sentenceShown = await within(modal).findByText(new RegExp(sentence));
  const yes = within(modal).getByRole<HTMLButtonElement>('button', { name: 'Yes, update live' });
  expect(yes.disabled).toBe(blocked);
  expect(sentenceShown.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an administrator may propagate a stock set, and watches what becomes of each', async () => {
  const result = { name: 'Bedroom', organisation: 'Oakline', status: 'deployed', version: 1.002, reason: null };
  const failed = { name: 'Loft', organisation: 'Terra', status: 'failed', version: null, reason: 'It is full.' };
  const { server, router } = renderApp('/configurators/1/data/deploy', {
    ...files,
    'GET /api/user': admin,
    'GET /api/configurators/1': stock,
    [DEPLOY]: { deployed_version: 1.001, configurator: stock, propagation_id: 9 },
    'GET /api/configurators/1/propagations/9': {
      ...{ id: 9, version: 1.001, status: 'done' },
      results: [result, failed].map((one, index) => ({ configurator_id: index, ...one })),
    },
  });
  fireEvent.click(await screen.findByLabelText('Propagate update to all appropriate stock visualisers'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, update live' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ok', hidden: false }));
  expect(server.sent(DEPLOY)[0]?.body).toMatchObject({
    propagate_scene: 'oakline-kitchens/kitchens/panoramic-kitchen',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data-stockset/propagation/9'));
  expect(await screen.findByText('New version, live v1.002')).toBeDefined();
  expect(screen.getByText('It is full.')).toBeDefined();
});

test.each([
  ['another type', { 'GET /api/user': admin }],
  ['somebody of the organisation', { 'GET /api/configurators/1': stock }],
])('nothing is to be propagated for %s', async (_case, routes) => {
  renderApp('/configurators/1/data/deploy', { ...files, ...routes });
  await screen.findByRole('button', { name: 'Yes, update live' });
  expect(screen.queryByLabelText(/^Propagate update/)).toBeNull();
});

test.each([
  ['/configurators/1', '/configurators/1/customisation/presets', null],
  ['/resellers/70/configurators/1', '/resellers/70/configurators/1/customisation/presets', 70],
])(
  'with the style finder a deploy at %s is automatic, says nothing, and goes to the presets',
  async (at, to, reseller) => {
    const finder = withVersions(aConfigurator({ supports_style_finder: true }));
    const { server, router } = renderApp(`${at}/data/deploy`, {
      ...files,
      'GET /api/configurators/1': finder,
      'GET /api/resellers/70': aReseller(),
      'GET /api/organisations/7/resellers/rows': [aResellerRow()],
      [DEPLOY]: { deployed_version: 1.001, configurator: finder, propagation_id: null },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, update live' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: to, search: { regenerate: true } }));
    expect(server.sent(DEPLOY)[0]?.body).toMatchObject({ auto: true, ...(reseller !== null && { reseller }) });
    expect(screen.queryByText('Configurator has been deployed successfully!')).toBeNull();
  },
);

import { screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { FakeError, type ReceivedRequest } from '../../../test/fake-server.ts';
import { API, aPreset, LIVE, open, outdated, PATH, passes, presetsWorld, press } from '../../../test/open-presets.tsx';

const { viewer } = presetsWorld();

describe('regenerating', () => {
  const AGAIN = 'POST /api/style-finder/platform/regenerate';
  const found = ({ body }: ReceivedRequest) => {
    const { imageUrl } = body as { imageUrl: string };
    return imageUrl.includes('B.jpg')
      ? new FakeError(502, { code: 'presets.not_generated', message: 'x' })
      : { statusCode: 200, data: 'W2,H2,D2' };
  };

  test('gives a preset its new design, image and version, to be saved', async () => {
    const { server, kept } = await open([outdated('A')], { [AGAIN]: found }, { finds: true });
    press('Regenerate A');
    expect(await screen.findByText('Regenerated: 1 preset.')).toBeDefined();
    expect(server.sent(AGAIN)[0]?.body).toEqual({ imageUrl: outdated('A').photoUrl, training: LIVE });
    expect(screen.queryByText('Outdated')).toBeNull();
    press('Save & Deploy');
    await screen.findByText('The new customisation is live for visitors and emails.');
    expect(kept()).toEqual([
      { ...outdated('A'), configuration: 'W2,H2,D2', version: 1, imageUrl: expect.stringContaining('new-preset1') },
    ]);
  });

  test('passes over one that fails', async () => {
    await open([outdated('A'), outdated('B'), outdated('C')], { [AGAIN]: found }, { finds: true });
    press('Regenerate all outdated');
    expect(
      await screen.findByText('Regenerated: 2 presets. Not regenerated: 1 preset. They stay as they are.'),
    ).toBeDefined();
    expect(screen.getAllByText('Outdated')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Regenerate B' })).toBeDefined();
  });

  test('of one that came from an address restores its design on what is live', async () => {
    const { server } = await open([outdated('A', { photoUrl: null, configuration: 'W2,gone,D2' })], {
      [`GET /${PATH}/latest.json`]: { configurator: { type: 'panoramic' }, details: aLayeredFile() },
    });
    press('Regenerate A');
    expect(await screen.findByText('Regenerated: 1 preset. 1 choice no longer offered and replaced.')).toBeDefined();
    expect(viewer().asked.map(({ design }) => design)).toEqual(['W2,H1,D2']);
    // A file that changes is fetched with the time, past every cache.
    expect(server.sent(`GET /${PATH}/latest.json`)[0]?.query.t).toMatch(/^\d+$/);
    expect(server.sent(AGAIN)).toEqual([]);
  });

  test('of one that nobody knows the origin of asks the style finder with its image', async () => {
    const { photoUrl: _, ...imported } = outdated('A', { imageUrl: `http://content.test/${PATH}/presets/a.png` });
    const { server } = await open([imported], { [AGAIN]: found }, { finds: true });
    press('Regenerate A');
    await screen.findByText('Regenerated: 1 preset.');
    expect(server.sent(AGAIN)[0]?.body).toMatchObject({ imageUrl: imported.imageUrl });
  });

  test('starts by itself two seconds after the page was opened with the flag, saves, deploys, and drops the flag', async () => {
    const { server, router, kept } = await open(
      [outdated('A'), outdated('B'), aPreset()],
      { [AGAIN]: found },
      { finds: true, query: '?regenerate=true' },
    );
    expect(screen.getByText('Presets are updated to the live version')).toBeDefined();
    expect(server.sent(AGAIN)).toEqual([]);
    await waitFor(() => expect(server.sent(`POST ${API}/deploy`)).toHaveLength(1), { timeout: 5000 });
    expect(server.sent(`POST ${API}/deploy`)[0]?.body).toEqual({
      ...{ version: '1', based_on: 1, propagate_scene: '', auto: false },
    });
    expect(kept().map(({ version }) => version)).toEqual([1, 0.5, 1]);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
    expect(server.sent(`POST ${API}/customisation`)).toEqual([]);
  });

  test('does not start by itself without the flag, and deploys nothing where nothing is outdated', async () => {
    const { server, unmount } = await open([outdated('A')], { [AGAIN]: found }, { finds: true });
    vi.useFakeTimers();
    await passes(5000);
    expect(server.sent(AGAIN)).toEqual([]);
    vi.useRealTimers();
    unmount();
    const second = await open([aPreset()], { [AGAIN]: found }, { finds: true, query: '?regenerate=true' });
    await waitFor(() => expect(second.router.state.location.search).toEqual({}), { timeout: 5000 });
    expect([second.server.sent(AGAIN), second.server.sent(`POST ${API}/deploy`)]).toEqual([[], []]);
  });
});

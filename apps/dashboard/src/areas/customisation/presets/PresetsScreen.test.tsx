import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { customisation } from '@vitrine/contract/customisation/schemas';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { describe, expect, test } from 'vitest';
import { FakeError, type ReceivedRequest } from '../../../test/fake-server.ts';
import { API, aPreset, cards, open, outdated, PATH, presetsWorld, press } from '../../../test/open-presets.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aReseller, aResellerRow, withVersions } from '../../../test/samples.ts';

presetsWorld();

describe('the list', () => {
  test('shows each preset by name with its image, 300 px high', async () => {
    await open([aPreset(), aPreset({ name: 'White', imageUrl: null })]);
    expect(cards()).toEqual(['Warm oak', 'White']);
    const image = screen.getByAltText<HTMLImageElement>('Design of Warm oak');
    expect([image.src, image.getAttribute('height')]).toEqual([aPreset().imageUrl, '300']);
    expect(screen.getAllByLabelText('No image')).toHaveLength(1);
    expect(image.parentElement?.style.height).toBe('300px');
  });

  test('shows the drawn design of a preset without an image, says so while it loads, and asks again after an error', async () => {
    const drawnUrl = 'http://content.test/designs/image?configurator=1&design=W1&sig=a';
    await open([aPreset({ imageUrl: null, drawnUrl })]);
    const drawn = () => screen.getByAltText<HTMLImageElement>('Design of Warm oak');
    expect([drawn().src, screen.getByText('Drawing the image').tagName]).toEqual([drawnUrl, 'P']);
    fireEvent.error(drawn());
    expect(screen.queryByAltText('Design of Warm oak')).toBeNull();
    expect(screen.getByText('The image was not drawn')).toBeDefined();
    press('Try again');
    fireEvent.load(drawn());
    expect(screen.queryByText('Drawing the image')).toBeNull();
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  test('marks what was made on another version than the live one, and only that can be regenerated', async () => {
    await open([aPreset(), outdated('Old')]);
    expect(screen.getAllByText('Outdated')).toHaveLength(1);
    expect(screen.getByText('Made on v0.5; v1 is live.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Regenerate Old' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Regenerate Warm oak' })).toBeNull();
  });

  test('is renamed, moved and emptied as unsaved changes, and Cancel brings all of it back', async () => {
    await open([aPreset(), aPreset({ name: 'White' })]);
    const name = screen.getByLabelText('Name of White');
    fireEvent.change(name, { target: { value: ' Chalk ' } });
    fireEvent.keyDown(name, { key: 'Escape', keyCode: 229 });
    fireEvent.blur(name);
    press('Move Chalk earlier');
    expect(cards()).toEqual(['Chalk', 'Warm oak']);
    press('Delete Chalk');
    expect(cards()).toEqual(['Warm oak']);
    press('Undo');
    expect(cards()).toEqual(['Chalk', 'Warm oak']);
    expect(screen.getByText(/You have unsaved changes/).textContent).toContain('1 change');
    press('Cancel');
    expect(cards()).toEqual(['Warm oak', 'White']);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  test('has no Undo for a deleted preset that Cancel brought back, which it would double', async () => {
    await open([aPreset(), aPreset({ name: 'White' })]);
    press('Delete White');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    press('Cancel');
    expect(cards()).toEqual(['Warm oak', 'White']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('has what Cancel has discarded again after Ctrl+Z', async () => {
    await open([aPreset(), aPreset({ name: 'White' })]);
    press('Delete White');
    press('Cancel');
    expect(cards()).toEqual(['Warm oak', 'White']);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(cards()).toEqual(['Warm oak']);
  });

  test('keeps the focus of a keyboard: on Undo after a deletion, on the preset after Undo', async () => {
    await open([aPreset(), aPreset({ name: 'White' })]);
    press('Delete Warm oak');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
    press('Undo');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of Warm oak')));
  });

  test('keeps the focus of a keyboard on the button that moves a preset, also at the ends and among alike designs', async () => {
    await open([
      aPreset(),
      aPreset({ name: 'White', imageUrl: 'http://content.test/white.png' }),
      aPreset({ name: 'Oak', configuration: 'W2' }),
    ]);
    const later = () => screen.getByRole('button', { name: 'Move Warm oak later' });
    later().focus();
    for (const order of [
      ['White', 'Warm oak', 'Oak'],
      ['White', 'Oak', 'Warm oak'],
      ['White', 'Oak', 'Warm oak'],
    ]) {
      fireEvent.click(later());
      expect(cards()).toEqual(order);
      expect(document.activeElement).toBe(later());
    }
    expect([later().hasAttribute('disabled'), later().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  test('says that a preset is deleted once the user saves only until then', async () => {
    const alike = aPreset({ imageUrl: null });
    await open([alike, alike]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete Warm oak' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    press('Save & Deploy');
    await screen.findByText('The new customisation is live for visitors and emails.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('keeps what was changed over a reload', async () => {
    const { unmount } = await open([aPreset()]);
    press('Delete Warm oak');
    expect(await screen.findByText('No presets yet')).toBeDefined();
    unmount();
    await open([aPreset()]);
    expect(cards()).toEqual([]);
    expect(screen.getByText(/You have unsaved changes/)).toBeDefined();
  });

  test('says what it waits for, and what did not load', async () => {
    const { unmount } = await open(
      [],
      { [`GET ${API}/presets`]: () => new Promise(() => undefined) },
      { waits: false },
    );
    expect(await screen.findByText('Fetching preset data...')).toBeDefined();
    unmount();
    await open([], { [`GET ${API}/presets`]: new FakeError(500, { message: 'No' }) }, { waits: false });
    expect(await screen.findByText('The presets did not load')).toBeDefined();
  });

  test('waits for a first deploy', async () => {
    const never = withVersions(aConfigurator({ supports_presets: true, deployed_version: null, deployed: false }));
    await open([], { 'GET /api/configurators/1': never }, { waits: false });
    expect(await screen.findByText('Presets are based on the live version. Deploy a version first.')).toBeDefined();
  });
});

describe('Save & Deploy', () => {
  test('saves the customisation as it is stored by then, then the presets with the mark of what was seen, then reads both again', async () => {
    const { server, kept } = await open([aPreset(), aPreset({ name: 'White' })]);
    press('Delete White');
    press('Save & Deploy');
    await screen.findByText('The new customisation is live for visitors and emails.');
    await waitFor(() => expect(server.sent(`GET ${API}/presets`)).toHaveLength(2));
    const own = server.received.filter(({ path }) => /customisation$|presets$/.test(path));
    expect(own.map(({ method, path }) => `${method} ${path.replace(API, '')}`)).toEqual([
      ...['GET /customisation', 'GET /presets'],
      ...['GET /customisation', 'POST /customisation', 'POST /presets'],
      ...['GET /customisation', 'GET /presets'],
    ]);
    const seen = presetsDigest([aPreset(), aPreset({ name: 'White' })]);
    expect(server.sent(`POST ${API}/presets`)[0]?.query).toEqual({ seen });
    expect(kept().map(({ name }) => name)).toEqual(['Warm oak']);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  test('says when somebody else was faster, and shows theirs beside what was changed, to save both', async () => {
    let stored = [aPreset(), aPreset({ name: 'Old' })];
    const { server } = await open(stored, {
      [`GET ${API}/presets`]: () => ({ [PATH]: stored }),
      [`POST ${API}/presets`]: ({ body, query }: ReceivedRequest) => {
        if (query.seen !== presetsDigest(stored))
          return new FakeError(409, { code: 'presets.moved', message: 'Somebody else changed the presets.' });
        return body;
      },
    });
    press('Delete Warm oak');
    stored = [aPreset(), aPreset({ name: 'Theirs' })];
    press('Save & Deploy');
    expect(await screen.findByText(/Somebody else changed the presets/)).toBeDefined();
    await waitFor(() => expect(cards()).toEqual(['Theirs']));
    expect(screen.getByText(/You have unsaved changes/)).toBeDefined();
    press('Save & Deploy');
    await waitFor(() => expect(screen.queryByText(/You have unsaved changes/)).toBeNull());
    expect(server.sent(`POST ${API}/presets`).at(-1)?.body).toEqual({ [PATH]: [aPreset({ name: 'Theirs' })] });
  });

  test('of texts alone sends the presets too, and leaves those that a colleague has changed', async () => {
    let stored = [aPreset(), aPreset({ name: 'Old' })];
    const { server, router } = await open(stored, {
      [`GET ${API}/presets`]: () => ({ [PATH]: stored }),
      [`POST ${API}/presets`]: () =>
        new FakeError(409, { code: 'presets.moved', message: 'Somebody else changed the presets.' }),
    });
    stored = [aPreset({ name: 'Theirs' })];
    await act(() => router.navigate({ to: '/configurators/1/customisation/save-design' }));
    fireEvent.change(await screen.findByLabelText('Contact'), { target: { value: 'Call us' } });
    press('Save & Deploy');
    expect(await screen.findByText('The new customisation is live for visitors and emails.')).toBeDefined();
    const posts = server.received.filter(({ method, path }) => method === 'POST' && path.startsWith(API));
    expect(posts.map(({ path }) => path.replace(API, ''))).toEqual(['/customisation', '/presets']);
    expect(posts[1]?.query).toEqual({ seen: presetsDigest([aPreset(), aPreset({ name: 'Old' })]) });
    await act(() => router.navigate({ to: '/configurators/1/customisation/presets' }));
    await waitFor(() => expect(cards()).toEqual(['Theirs']));
  });

  test('has what others saved meanwhile, and neither deletes nor brings back theirs', async () => {
    let stored = [aPreset(), aPreset({ name: 'Old' })];
    const { server, queryClient } = await open(stored, { [`GET ${API}/presets`]: () => ({ [PATH]: stored }) });
    const name = screen.getByLabelText('Name of Warm oak');
    fireEvent.change(name, { target: { value: 'Oak' } });
    fireEvent.blur(name);
    stored = [aPreset(), aPreset({ name: 'Theirs' })];
    await queryClient.invalidateQueries();
    await waitFor(() => expect(cards()).toEqual(['Oak', 'Theirs']));
    press('Save & Deploy');
    await waitFor(() => expect(server.sent(`POST ${API}/presets`)).toHaveLength(1));
    expect(server.sent(`POST ${API}/presets`)[0]).toMatchObject({
      query: { seen: presetsDigest(stored) },
      body: { [PATH]: [{ name: 'Oak' }, { name: 'Theirs' }] },
    });
  });
});

test('on the pages of a reseller the presets are those of its copy', async () => {
  const COPY = 'oakline-kitchens/resellers/northside-interiors/panoramic-kitchen';
  const configurator = withVersions(aConfigurator({ supports_presets: true }));
  const { server } = renderApp('/resellers/70/configurators/1/customisation/presets', {
    'GET /api/configurators/1': configurator,
    'GET /api/resellers/70': aReseller(),
    'GET /api/organisations/7/resellers/rows': [aResellerRow()],
    [`GET ${API}/customisation`]: customisation.parse({ saveDesign: {}, emails: {} }),
    [`GET ${API}/presets`]: { [COPY]: [aPreset({ name: 'Of the copy' })] },
  });
  expect(await screen.findByRole('listitem', { name: 'Of the copy' })).toBeDefined();
  expect(server.sent(`GET ${API}/presets`)[0]?.query).toEqual({ reseller: '70' });
  expect(within(screen.getByRole('navigation', { name: 'Customisation' })).getByText('Presets')).toBeDefined();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { presetMessages } from '@vitrine/contract/presets/messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import {
  ADDRESS,
  API,
  aPreset,
  cards,
  choosePhoto,
  LIVE,
  open,
  PATH,
  passes,
  presetsWorld,
  press,
  type,
} from '../../../test/open-presets.tsx';

const { viewer } = presetsWorld();
const LIVE_FILE = { [`GET /${PATH}/latest.json`]: { configurator: { type: 'panoramic' }, details: aLayeredFile() } };

describe('what is entered', () => {
  const toTab = (router: Awaited<ReturnType<typeof open>>['router'], tab: string) =>
    act(() => router.navigate({ to: `/configurators/1/customisation/${tab}` }));

  test('stays when the tab is changed, the photo too', async () => {
    const { router } = await open([], {}, { finds: true });
    type('Name', 'Chalk');
    choosePhoto();
    await toTab(router, 'logos');
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    await toTab(router, 'presets');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Chalk');
    expect(screen.getByAltText(presetMessages.changePhoto)).toBeDefined();
  });

  test('outlives a reload', async () => {
    const { unmount } = await open([]);
    type('Name', 'Chalk');
    type('URL', ADDRESS);
    unmount();
    await open([]);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Chalk');
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe(ADDRESS);
  });
});

describe('from an address', () => {
  test('the name of the next one has the focus afterwards, which the disabled fields have lost', async () => {
    await open([]);
    type('Name', 'Chalk');
    type('URL', ADDRESS);
    press('Add preset');
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(cards()).toEqual(['Chalk']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  test('the design is what follows the parameter, its image is drawn by the viewer', async () => {
    const { server } = await open([aPreset()]);
    type('Name', ' Chalk ');
    type('URL', ADDRESS);
    press('Add preset');
    await waitFor(() => expect(cards()).toEqual(['Warm oak', 'Chalk']));
    expect(viewer().asked).toEqual([{ design: 'W2,H2,D3', origin: 'http://content.test', width: 960, height: 600 }]);
    expect(server.sent(`POST ${API}/preset/image`)[0]?.body).toMatchObject({ fileName: 'preset2.png' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('');
    expect(viewer().frames()).toBe(0);
    press('Save & Deploy');
    await waitFor(() => expect(server.sent(`POST ${API}/presets`)).toHaveLength(1));
    expect(server.sent(`POST ${API}/presets`)[0]?.body).toEqual({
      [PATH]: [
        aPreset(),
        aPreset({
          name: 'Chalk',
          configuration: 'W2,H2,D3',
          imageUrl: `http://content.test/${PATH}/presets/new-preset2.png`,
        }),
      ],
    });
  });

  test('what is missing or wrong is not added, and the sentence goes after 1.5 to 3 seconds', async () => {
    const { server } = await open([], LIVE_FILE);
    vi.useFakeTimers();
    for (const [name, address, sentence] of [
      ['', ADDRESS, 'Enter a name.'],
      ['Chalk', '', 'Enter the address of a design.'],
      ['Chalk', 'abc', 'Please enter a valid URL'],
      ['Chalk', 'https://x.com/', 'No URL string was found'],
    ] as const) {
      type('Name', name);
      type('URL', address);
      press('Add preset');
      await passes(0);
      expect(screen.getByText(sentence)).toBeDefined();
      await passes(1500);
      expect(screen.getByText(sentence)).toBeDefined();
      await passes(1500);
      expect(screen.queryByText(sentence)).toBeNull();
    }
    expect([cards(), server.sent(`POST ${API}/preset/image`)]).toEqual([[], []]);
  });

  test('a design with items that the live version does not have is added with a note, until the next one', async () => {
    await open([], LIVE_FILE);
    type('Name', 'Chalk');
    type('URL', 'https://shop.test/?panoramicConfig=W2,GONE,D1');
    press('Add preset');
    await waitFor(() => expect(cards()).toEqual(['Chalk']));
    const note = await screen.findByText(/^Chalk is added, but the live version has no item with these IDs: GONE\./);
    type('Name', 'White');
    type('URL', 'https://shop.test/?panoramicConfig=W1,H1,D1');
    press('Add preset');
    await waitFor(() => expect(cards()).toEqual(['Chalk', 'White']));
    expect(note.isConnected).toBe(false);
  });

  test.each([
    ['a short link, which the server resolves', 'http://api.test/s/abcdefghj'],
    ['the design itself', ' W2,H2,D3 '],
  ])('it can be %s', async (_, entered) => {
    const { server } = await open([], {
      ...LIVE_FILE,
      [`GET ${API}/shared-designs/abcdefghj`]: { configuration: 'W2,H2,D3' },
    });
    type('Name', 'Chalk');
    type('URL', entered);
    press('Add preset');
    await waitFor(() => expect(cards()).toEqual(['Chalk']));
    expect(viewer().asked.map(({ design }) => design)).toEqual(['W2,H2,D3']);
    press('Save & Deploy');
    await waitFor(() => expect(server.sent(`POST ${API}/presets`)).toHaveLength(1));
    expect(server.sent(`POST ${API}/presets`)[0]?.body).toMatchObject({ [PATH]: [{ configuration: 'W2,H2,D3' }] });
  });

  test('a short link of another configurator is named beside the field, which keeps it', async () => {
    await open([]);
    type('Name', 'Chalk');
    type('URL', 'http://api.test/s/abcdefghj');
    press('Add preset');
    expect(await screen.findByText('This link does not lead to a design of this configurator.')).toBeDefined();
    expect([cards(), screen.getByLabelText<HTMLInputElement>('URL').value]).toEqual([
      [],
      'http://api.test/s/abcdefghj',
    ]);
  });

  test('a preset without an image works too', async () => {
    viewer().draws = false;
    await open([]);
    type('Name', 'Chalk');
    type('URL', ADDRESS);
    press('Add preset');
    await waitFor(() => expect(cards()).toEqual(['Chalk']));
    expect(screen.getByLabelText('No image')).toBeDefined();
  });
});

describe('from a photo', () => {
  const FIND = 'POST /api/style-finder/platform/preset';

  test('the style finder gets the photo and latest.json; the form waits, then is empty again', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { server } = await open([], { [FIND]: () => new Promise((resolve) => (answer = resolve)) }, { finds: true });
    expect(screen.getByLabelText<HTMLInputElement>('Photo').accept).toBe('.jpg,.jpeg,.png');
    type('Name', 'Of a photo');
    choosePhoto();
    press('Generate');
    const generating = await screen.findByRole('button', { name: 'Generating' });
    expect(generating.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('This takes about 30 to 60 seconds. Stay on this page.')).toBeDefined();
    answer('W2,H1,D4');
    await waitFor(() => expect(cards()).toEqual(['Of a photo']));
    expect(screen.getByRole('button', { name: 'Generate' })).toBeDefined();
    expect([screen.getByLabelText<HTMLInputElement>('Name').value, screen.queryByAltText('Change photo')]).toEqual([
      '',
      null,
    ]);
    expect(server.sent(FIND)[0]?.body).toMatchObject({ image: { name: 'room.jpg' }, training: LIVE });
    expect(viewer().asked.map(({ design }) => design)).toEqual(['W2,H1,D4']);
    expect(server.sent(`POST ${API}/preset/image`)).toHaveLength(2);
  });

  test('an error says so for 1.5 to 3 seconds, and the form keeps what it holds', async () => {
    const failed = new FakeError(502, { code: 'presets.not_generated', message: 'x' });
    await open([], { [FIND]: failed }, { finds: true });
    type('Name', 'Of a photo');
    choosePhoto();
    vi.useFakeTimers();
    press('Generate');
    await passes(1);
    const message = () => screen.queryByText('Error generating preset, please try again later');
    expect(message()).not.toBeNull();
    await passes(1500);
    expect(message()).not.toBeNull();
    await passes(1500);
    expect(message()).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Of a photo');
    expect(screen.getByAltText('Change photo')).toBeDefined();
  });

  test('the warnings are those of the photo that was chosen last, whichever is read first', async () => {
    const read: ((size: { width: number; height: number }) => void)[] = [];
    vi.stubGlobal(
      'createImageBitmap',
      () => new Promise((resolve) => read.push((size) => resolve({ ...size, close: () => undefined }))),
    );
    const plane = {
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4).fill(160),
      }),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(plane as never);
    await open([], {}, { finds: true });
    choosePhoto('small.jpg');
    choosePhoto('large.jpg');
    expect(read).toHaveLength(2);
    await act(async () => read[1]?.({ width: 480, height: 480 }));
    await act(async () => read[0]?.({ width: 100, height: 100 }));
    expect(screen.getByAltText('Change photo')).toBeDefined();
    expect(screen.queryByText(presetMessages.verdicts.small)).toBeNull();
  });

  test('a photo that is no image is named beside the photo, and the name stays', async () => {
    const sentence = 'The photo is not a JPG, JPEG or PNG image.';
    await open([], { [FIND]: new FakeError(422, { message: 'No.', errors: { image: [sentence] } }) }, { finds: true });
    type('Name', 'Of a text');
    choosePhoto('photo.png', 'image/png');
    press('Generate');
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByText('Error generating preset, please try again later')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Of a text');
  });

  test('a blank name, no photo and a GIF are not sent', async () => {
    const { server } = await open([], {}, { finds: true });
    press('Generate');
    expect(screen.getByText('Enter a name.')).toBeDefined();
    type('Name', ' ');
    press('Generate');
    expect(screen.getByText('Enter a name.')).toBeDefined();
    type('Name', 'A');
    press('Generate');
    expect(screen.getByText('Choose a photo.')).toBeDefined();
    choosePhoto('a.gif', 'image/gif');
    expect(screen.getByText('The photo is not a JPG, JPEG or PNG image.')).toBeDefined();
    expect(server.sent(FIND)).toEqual([]);
  });

  test('an address is taken as well', async () => {
    await open([], {}, { finds: true });
    fireEvent.click(screen.getByLabelText('An address'));
    expect(screen.getByLabelText('URL')).toBeDefined();
    expect(screen.queryByLabelText('Photo')).toBeNull();
  });

  test('only where the style finder is on', async () => {
    await open([]);
    expect([screen.queryByLabelText('A photo'), screen.queryByLabelText('Photo')]).toEqual([null, null]);
  });
});

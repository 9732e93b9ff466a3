import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { updateUploadsIndex } from '@vitrine/store/configurators/queries';
import { updateFileKey } from '@vitrine/store/versions/queries';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { remoteStyleFinder } from '../../ports/style-finder.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendForm } from '../../testing/form-request.ts';
import { importUpload } from '../../testing/import-upload.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

const COLOURS: Record<string, string> = {
  white: '#f6f5f1',
  sage: '#96a88c',
  navy: '#203050',
  oak: '#b58856',
  walnut: '#5c3a28',
  slate: '#4a5058',
};
const NAMES = Object.keys(COLOURS);
const LAYERS = ['Walls', 'Floor', 'Doors'];
/** Layers in drawing order, each offering every colour; their thumbnails have that colour. */
const FILE = aLayeredFile({
  filter_groups: [],
  layers: LAYERS.map((name, order) =>
    aLayer({
      name,
      safe_name: name.toLowerCase(),
      order,
      items: NAMES.map((colour, at) =>
        anItem({
          id: colour,
          name: colour,
          image_path: 'layer.png',
          thumbnail: `${colour}.png`,
          default: at === 0,
          disabled: name === 'Doors' && colour === 'slate' ? true : null,
        }),
      ),
    }),
  ),
});

const flat = (colour: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A photo of a room: wall, furniture, floor, with the light falling off to one side. */
async function photo([wall, furniture, floor]: [string, string, string]): Promise<Buffer> {
  const shade =
    '<svg width="600" height="450"><defs><linearGradient id="g"><stop stop-opacity="0"/><stop offset="1" stop-opacity=".16"/></linearGradient></defs><rect width="600" height="450" fill="url(#g)"/></svg>';
  const part = async (name: string, height: number) =>
    flat(COLOURS[name] ?? name, 600, height)
      .png()
      .toBuffer();
  return sharp(await part(wall, 450))
    .composite([
      { input: await part(furniture, 160), left: 0, top: 150 },
      { input: await part(floor, 140), left: 0, top: 310 },
      { input: Buffer.from(shade), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}

let t: TestApp;
const id = { configurator: 0, undeployed: 0, reseller: 0 };
const token = { owner: '', reseller: '', stranger: '' };
const CONTENT = 'http://vitrine-content.localhost:4000';
const FOLDER = 'oakline/kitchens/kitchen';
const TRAINING = `${CONTENT}/${FOLDER}/latest.json`;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const call = callsOf(t);
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const stranger = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.reseller = await anOrganisation(services, { name: 'Northside', subdomain: 'north', parentId: organisationId });
  id.configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  id.undeployed = await aConfigurator(services, { organisationId, name: 'Undeployed' });
  const user = async (email: string, of: number) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId: of }));
  token.owner = await user('o@oakline.test', organisationId);
  token.reseller = await user('d@north.test', id.reseller);
  token.stranger = await user('o@terra.test', stranger);
  await updateFileKey(services.db, id.configurator, 1000, 'key');
  const { uploadsIndex } = await importUpload(services.content, {
    dataUrl: FOLDER,
    type: 'panoramic',
    text: JSON.stringify(FILE),
    folder: { version: 1000, fileKey: 'key' },
    readImage: (path) =>
      flat(COLOURS[path.replace('.png', '')] ?? '#888', 24, 24)
        .png()
        .toBuffer(),
  });
  await updateUploadsIndex(services.db, id.configurator, uploadsIndex);
  await call('POST', `/configurators/${id.configurator}/deploy`, { token: token.owner, payload: { version: '1' } });
});
afterAll(() => t.close());

const generate = (image: Buffer | string, { training = TRAINING, by = token.owner } = {}) =>
  sendForm(t, '/style-finder/platform/preset', by, { image: { name: 'room.jpg', bytes: image }, training });
const regenerate = (imageUrl: string, { training = TRAINING, by = token.owner } = {}) =>
  sendForm(t, '/style-finder/platform/regenerate', by, { imageUrl, training });

describe('the built-in service returns', () => {
  test.each<[[string, string, string], string]>([
    [['white', 'white', 'oak'], 'white,oak,white'],
    [['sage', 'navy', 'walnut'], 'sage,walnut,navy'],
    [['slate', 'walnut', 'walnut'], 'slate,walnut,walnut'],
  ])('a photo of %s with the design %s', async (room, configuration) => {
    const answer = await generate(await photo(room));
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: configuration }]);
  });

  test('a dark wooden room with darker choices than a white one', async () => {
    const lightness = async (configuration: string): Promise<number> => {
      const colours = configuration.split(',').map((each) => COLOURS[each] ?? '');
      const means = await Promise.all(
        colours.map(async (colour) => (await flat(colour, 4, 4).greyscale().stats()).channels[0]?.mean ?? 0),
      );
      return means.reduce((sum, mean) => sum + mean, 0) / means.length;
    };
    const dark = (await generate(await photo(['#3b2a20', '#4d3020', '#2f2118']))).json().data;
    const white = (await generate(await photo(['#ffffff', '#f4f4f0', '#e8e4da']))).json().data;
    expect(await lightness(white)).toBeGreaterThan((await lightness(dark)) + 60);
  });

  test('never with what is off, however alike it is', async () => {
    const answer = await generate(await photo(['slate', 'slate', 'slate']));
    const [, , doors] = answer.json().data.split(',');
    expect(doors).not.toBe('slate');
  });

  test('the photo of a preset again, with status and design', async () => {
    const { imageUrl } = (
      await sendForm(t, `/configurators/${id.configurator}/preset/image`, token.owner, {
        fileName: 'preset1.png',
        fileData: { name: 'preset1.png', bytes: await photo(['sage', 'navy', 'oak']) },
      })
    ).json().data;
    const answer = await regenerate(imageUrl);
    expect([answer.statusCode, answer.json()]).toEqual([200, { statusCode: 200, data: 'sage,oak,navy' }]);
  });

  test('the same and measures each image once', async () => {
    const read = vi.spyOn(t.services.content, 'read');
    const image = await photo(['white', 'navy', 'oak']);
    await generate(image);
    const images = read.mock.calls.filter(([path]) => path.includes('/assets/'));
    read.mockRestore();
    expect(images).toEqual([]);
  });
});

describe('rejects', () => {
  test.each([
    ['another host', 'https://evil.test/latest.json'],
    ['another file', `${CONTENT}/${FOLDER}/deployment.json`],
    ['what is not there', `${CONTENT}/oakline/kitchens/none/latest.json`],
    ['what was never deployed', `${CONTENT}/oakline/kitchens/undeployed/latest.json`],
    ['a way around', `${CONTENT}/oakline/kitchens/%2e%2e/kitchens/kitchen%2Flatest.json`],
    ['no address', 'latest.json'],
  ])('training on %s', async (_, training) => {
    expect((await generate(await photo(['white', 'white', 'oak']), { training })).statusCode).toBe(404);
  });

  test('training on another tenant’s, and on what was not granted', async () => {
    const image = await photo(['white', 'white', 'oak']);
    for (const by of [token.stranger, token.reseller]) {
      expect((await generate(image, { by })).statusCode).toBe(404);
      expect((await regenerate(`${CONTENT}/${FOLDER}/presets/preset1.webp`, { by })).statusCode).toBe(404);
    }
  });

  test.each([
    ['of another host', 'https://evil.test/a.png'],
    ['that is no preset’s', `${CONTENT}/${FOLDER}/latest.json`],
    ['of another configurator', `${CONTENT}/oakline/kitchens/undeployed/presets/preset1-a.webp`],
  ])('a photo %s', async (_, imageUrl) => {
    expect((await regenerate(imageUrl)).statusCode).toBe(404);
  });

  test('a photo that is gone, with the specified message', async () => {
    const answer = await regenerate(`${CONTENT}/${FOLDER}/presets/preset1-gone.webp`);
    expect([answer.statusCode, answer.json().message]).toEqual([502, messages.generationFailed]);
  });

  test('what is no JPG or PNG', async () => {
    const gif = await flat('#fff', 8, 8).gif().toBuffer();
    for (const bytes of [gif, Buffer.from('not an image')]) {
      const answer = await generate(bytes);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { image: [messages.photoType] }]);
    }
  });

  test('other kinds, with a message', async () => {
    const latest = contentPaths(FOLDER).latest;
    const published = await t.services.content.read(latest);
    const floors = JSON.parse(published?.toString() ?? '{}');
    floors.configurator.type = 'floors';
    await t.services.content.write(latest, JSON.stringify(floors));
    const answer = await generate(await photo(['white', 'white', 'oak']));
    await t.services.content.write(latest, published ?? '');
    expect([answer.statusCode, answer.json().message]).toEqual([422, messages.kindUnsupported]);
  });
});

describe('an external service', () => {
  const calls: { path: string; form: Record<string, FormDataEntryValue> }[] = [];
  let reply: (response: http.ServerResponse) => void;
  let server: http.Server;
  let origin: string;

  beforeAll(async () => {
    server = http.createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(Buffer.concat(chunks), { headers }).formData();
      calls.push({ path: request.url ?? '', form: Object.fromEntries(form) });
      reply(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const answering =
    (status: number, body: string) =>
    (response: http.ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
  const through = async <Result>(timeoutMs: number, act: () => Promise<Result>): Promise<Result> => {
    const own = t.services.styleFinder;
    t.services.styleFinder = remoteStyleFinder(`${origin}/`, timeoutMs);
    return act().finally(() => {
      t.services.styleFinder = own;
    });
  };

  test('gets the photo and the address of latest.json, and its design is returned', async () => {
    reply = answering(200, JSON.stringify({ data: 'a1-b2' }));
    const room = await photo(['white', 'navy', 'oak']);
    const answer = await through(5000, () => generate(room));
    expect(answer.json()).toEqual({ data: 'a1-b2' });
    const { path, form } = calls.at(-1) ?? { path: '', form: {} };
    expect([path, Object.keys(form).sort(), form.training]).toEqual([
      '/style-finder/platform/preset',
      ['image', 'training'],
      TRAINING,
    ]);
    const sent = Buffer.from(await (form.image as File).arrayBuffer());
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 450 });
  });

  test('gets the photo’s address for the same again', async () => {
    reply = answering(200, JSON.stringify({ statusCode: 200, data: 'c3' }));
    const imageUrl = `${CONTENT}/${FOLDER}/presets/preset1-any.jpg`;
    const answer = await through(5000, () => regenerate(imageUrl));
    expect(answer.json()).toEqual({ statusCode: 200, data: 'c3' });
    expect(calls.at(-1)).toEqual({
      path: '/style-finder/platform/regenerate',
      form: { imageUrl, training: TRAINING },
    });
  });

  test.each<[string, (response: http.ServerResponse) => void]>([
    ['fails', answering(500, '{}')],
    ['is too slow', () => undefined],
    ['hangs up', (response) => response.destroy()],
    ['talks nonsense', answering(200, '<html>')],
    ['finds nothing', answering(200, JSON.stringify({ statusCode: 200, data: ' ' }))],
    ['says so in its answer', answering(200, JSON.stringify({ statusCode: 500, data: null }))],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://evil.test/' }).end()],
  ])('that %s is answered with the specified message', async (_, how) => {
    reply = how;
    for (const act of [
      async () => generate(await photo(['white', 'navy', 'oak'])),
      () => regenerate(`${CONTENT}/${FOLDER}/presets/preset1-any.jpg`),
    ]) {
      const answer = await through(300, act);
      expect([answer.statusCode, answer.json()]).toEqual([
        502,
        { message: 'Error generating preset, please try again later', code: 'presets.not_generated' },
      ]);
    }
  });

  test('that is unreachable is answered in the same way', async () => {
    const finder = remoteStyleFinder('http://127.0.0.1:1', 300);
    await expect(finder.preset({ image: Buffer.from('x'), training: TRAINING })).rejects.toMatchObject({
      code: 'presets.not_generated',
    });
  });
});

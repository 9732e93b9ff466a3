import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { uploadLimits } from '@vitrine/contract/upload-limits';
import { uploadMessages } from '@vitrine/contract/uploads/messages';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { sha256, sweepOriginals } from '../../intake/originals.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { TENANT_HOST } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { sweepImageUploads } from './sweep-uploads.ts';

let t: TestApp;
let oakline: number;
let terra: number;
let image: Buffer;
const token = { ann: '', bob: '', reader: '', foreign: '' };

const HOUR = 3_600_000;

beforeAll(async () => {
  // A hundredth of a megabyte of space: three images of the tests and no more.
  t = await appForTests({ ORGANISATION_STORAGE_GB: '0.00001' });
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = async (email: string, organisationId: number, permissions: string[]) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId, permissions }), 24 * 60);
  token.ann = await user('ann@oakline.test', oakline, ['configurators.create']);
  token.bob = await user('bob@oakline.test', oakline, ['configurators.create']);
  token.reader = await user('reader@oakline.test', oakline, ['configurators']);
  token.foreign = await user('ann@terra.test', terra, ['configurators.create']);
  image = await tinyPng(16, 8, [9, 9, 9, 99]);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
afterEach(async () => {
  await t.services.db.deleteFrom('imageUploads').execute();
  await t.services.db.deleteFrom('originalImages').execute();
  await sweepOriginals(t.services);
  await sweepImageUploads(t.services);
  t.setNow(TEST_DAY);
});

interface UploadRequest {
  by?: string;
  headers?: Record<string, string>;
  payload?: Buffer | object;
  app?: TestApp['app'];
}

const send = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, sent: UploadRequest = {}) =>
  (sent.app ?? t.app).inject({
    method,
    url,
    headers: {
      host: TENANT_HOST,
      authorization: `Bearer ${sent.by ?? token.ann}`,
      'tus-resumable': '1.0.0',
      ...sent.headers,
    },
    ...(sent.payload ? { payload: sent.payload } : {}),
  });

const uploadsOf = (organisationId: number) => `/api/organisations/${organisationId}/uploads`;
const metadata = (hash: string) => `sha256 ${Buffer.from(hash).toString('base64')},filename eC5wbmc=`;

const create = (bytes: Buffer, { by = token.ann, of = oakline, hash = sha256(bytes) } = {}) =>
  send('POST', uploadsOf(of), {
    by,
    headers: { 'upload-length': String(bytes.length), 'upload-metadata': metadata(hash) },
  });

const begin = async (bytes: Buffer, options?: Parameters<typeof create>[1]): Promise<string> =>
  String((await create(bytes, options)).headers.location);

const patch = (url: string, offset: number, payload: Buffer, { by = token.ann, app = t.app } = {}) =>
  send('PATCH', url, {
    ...{ by, app, payload },
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });

const stored = async (hashes: string[], { by = token.ann, of = oakline } = {}) =>
  (await send('POST', `${uploadsOf(of)}/stored`, { by, payload: { hashes } })).json().data;

const partsOf = () => path.join(t.services.config.dataDir, 'image-uploads');
const parts = () => (fs.existsSync(partsOf()) ? fs.readdirSync(partsOf()) : []);
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];
const upload = async (bytes: Buffer) => patch(await begin(bytes), 0, bytes);

describe('an upload', () => {
  test('in two parts becomes an original, and is never asked for again', async () => {
    const created = await create(image);
    expect([created.statusCode, created.headers['upload-offset']]).toEqual([201, '0']);
    const url = String(created.headers.location);
    const half = await patch(url, 0, image.subarray(0, 40));
    expect([half.statusCode, half.headers['upload-offset'], half.body]).toEqual([204, '40', '']);
    const asked = await send('HEAD', url);
    expect(asked.headers).toMatchObject({ 'upload-offset': '40', 'upload-length': String(image.length) });
    expect(fs.statSync(path.join(partsOf(), parts()[0] ?? '')).mode & 0o777).toBe(0o600);
    expect((await stored([sha256(image)])).stored).toEqual([]);
    const rest = await patch(url, 40, image.subarray(40));
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(image.length)]);
    expect(parts()).toEqual([]);
    expect(await stored([sha256(image), 'f'.repeat(64)])).toEqual({
      stored: [sha256(image)],
      used_bytes: image.length,
      limit_bytes: 10_737,
    });
    expect(await t.services.content.read(`.originals/${oakline}/${sha256(image)}`)).toEqual(image);
  });

  test('whose last answer was lost is whole for the one who asks', async () => {
    const url = await begin(image);
    await patch(url, 0, image);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe(String(image.length));
    expect((await patch(url, image.length, Buffer.alloc(0))).statusCode).toBe(204);
  });

  test('goes on after a restart of the server', async () => {
    const url = await begin(image);
    await patch(url, 0, image.subarray(0, 50));
    const app = await buildApp(t.services);
    const asked = await send('HEAD', url, { app });
    expect(asked.headers['upload-offset']).toBe('50');
    expect((await patch(url, 50, image.subarray(50), { app })).statusCode).toBe(204);
    await app.close();
    expect((await stored([sha256(image)])).stored).toHaveLength(1);
  });

  test('of which the server had everything when it stopped is stored when somebody asks', async () => {
    const url = await begin(image);
    fs.mkdirSync(partsOf(), { recursive: true });
    fs.writeFileSync(path.join(partsOf(), url.split('/').at(-1) ?? ''), image);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe(String(image.length));
    expect((await stored([sha256(image)])).stored).toHaveLength(1);
  });

  test('can be dropped', async () => {
    const url = await begin(image);
    await patch(url, 0, image.subarray(0, 40));
    expect((await send('DELETE', url)).statusCode).toBe(204);
    expect([(await send('HEAD', url)).statusCode, parts()]).toEqual([404, []]);
    expect((await stored([])).used_bytes).toBe(0);
  });

  test('is swept a day later, with what arrived of it', async () => {
    const url = await begin(image);
    await patch(url, 0, image.subarray(0, 40));
    t.setNow(new Date(TEST_DAY.getTime() + 25 * HOUR));
    expect((await send('HEAD', url)).statusCode).toBe(410);
    expect(codeOf(await patch(url, 40, image.subarray(40)))).toEqual([410, 'uploads.expired']);
    await sweepImageUploads(t.services);
    expect([(await send('HEAD', url)).statusCode, parts()]).toEqual([404, []]);
  });

  test('of the night before is still there when somebody asks for it, and for a day from then', async () => {
    await upload(image);
    for (const hours of [20, 40, 60]) {
      t.setNow(new Date(TEST_DAY.getTime() + hours * HOUR));
      await sweepOriginals(t.services);
      expect((await stored([sha256(image)])).stored).toHaveLength(1);
    }
    t.setNow(new Date(TEST_DAY.getTime() + 85 * HOUR));
    await sweepOriginals(t.services);
    expect((await stored([sha256(image)])).stored).toEqual([]);
  });
});

describe('it is rejected', () => {
  test('at another offset, and the right one still works', async () => {
    const url = await begin(image);
    await patch(url, 0, image.subarray(0, 40));
    for (const offset of ['0', '41', '-1', 'x', ''])
      expect(codeOf(await patch(url, offset as unknown as number, image.subarray(0, 20)))).toEqual([
        409,
        'uploads.wrong_offset',
      ]);
    expect((await patch(url, 40, image.subarray(40))).statusCode).toBe(204);
  });

  test('when the bytes are others than announced; it takes no space any more', async () => {
    const url = await begin(image, { hash: 'a'.repeat(64) });
    expect(codeOf(await patch(url, 0, image))).toEqual([422, 'uploads.wrong_hash']);
    expect([parts(), (await stored([])).used_bytes]).toEqual([[], 0]);
  });

  test('when it is no image', async () => {
    expect(codeOf(await upload(Buffer.from('<svg onload=alert(1)>')))).toEqual([422, 'uploads.not_an_image']);
    expect(await t.services.content.list('.originals')).toEqual([]);
  });

  test('when more arrives than announced, of which nothing is written', async () => {
    const url = await begin(image);
    const more = Buffer.concat([image, Buffer.alloc(1)]);
    expect(codeOf(await patch(url, 0, more))).toEqual([413, 'uploads.too_large']);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe('0');
  });

  test.each([
    ['another version of the protocol', { 'tus-resumable': '2.0.0' }, 412],
    ['no size', { 'upload-length': '' }, 422],
    ['a size of 0', { 'upload-length': '0' }, 422],
    ['an endless size', { 'upload-length': '9'.repeat(30) }, 422],
    ['a size beyond that of images', { 'upload-length': String(9 * 1024 * 1024) }, 413],
    ['no hash', { 'upload-metadata': '' }, 422],
    ['a hash that is a path', { 'upload-metadata': metadata('../../x') }, 422],
  ])('with %s', async (_what, headers, status) => {
    const usual = { 'upload-length': '10', 'upload-metadata': metadata('a'.repeat(64)) };
    const answer = await send('POST', uploadsOf(oakline), { headers: { ...usual, ...headers } });
    expect(answer.statusCode).toBe(status);
    expect((await stored([])).used_bytes).toBe(0);
  });

  test('with another media type', async () => {
    const url = await begin(image);
    const headers = { 'content-type': 'application/octet-stream', 'upload-offset': '0' };
    expect((await send('PATCH', url, { headers, payload: image })).statusCode).toBe(400);
  });

  test('where there is no space, also for many at once; the message says how much is missing', async () => {
    const bytes = Buffer.alloc(3000);
    const answers = await Promise.all([...'abcdefgh'].map((letter) => create(bytes, { hash: letter.repeat(64) })));
    const rejected = answers.filter(({ statusCode }) => statusCode === 413);
    // 'g' and 'h' are no digits of a hash.
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 413, 413, 413, 422, 422]);
    const space = { used: 9000, limit: 10_737, missing: 1263 };
    expect(rejected[0]?.json()).toMatchObject({ code: 'uploads.no_space', message: uploadMessages.noSpace(space) });
    expect((await stored([], { by: token.foreign, of: terra })).used_bytes).toBe(0);
  });
});

describe('two at once', () => {
  test('on one upload: the newer one ends the older one, and nothing is lost or twice', async () => {
    const url = await begin(image);
    const older = beginPart(url, image.length);
    older.request.write(image.subarray(0, 30));
    await expect
      .poll(() => fs.existsSync(partsOf()) && parts().map((id) => fs.statSync(path.join(partsOf(), id)).size))
      .toEqual([30]);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe('30');
    await older.ended;
    expect(codeOf(await patch(url, 0, image))).toEqual([409, 'uploads.wrong_offset']);
    expect((await patch(url, 30, image.subarray(30))).statusCode).toBe(204);
    expect(await t.services.content.read(`.originals/${oakline}/${sha256(image)}`)).toEqual(image);
  });

  test('parts from the same offset: one is taken', async () => {
    const url = await begin(image);
    const answers = await Promise.allSettled([patch(url, 0, image), patch(url, 0, image)]);
    const accepted = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.statusCode === 204);
    expect(accepted.length).toBeLessThan(2);
    const offset = Number((await send('HEAD', url)).headers['upload-offset']);
    if (offset < image.length) await patch(url, offset, image.subarray(offset));
    expect(await t.services.content.read(`.originals/${oakline}/${sha256(image)}`)).toEqual(image);
  });

  test('of one image by two users are two uploads and one original', async () => {
    const urls = [await begin(image), await begin(image, { by: token.bob })];
    const answers = [await patch(urls[0] ?? '', 0, image), await patch(urls[1] ?? '', 0, image, { by: token.bob })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await stored([])).used_bytes).toBe(image.length);
  });
});

test('parts whose senders go away before the database answers take no place of later ones', async () => {
  const url = await begin(image);
  const arrived: http.ServerResponse[] = [];
  const remember = (_request: unknown, response: http.ServerResponse) => arrived.push(response);
  t.app.server.on('request', remember);
  // The embedded database has one connection, which a transaction keeps.
  await t.store.db.transaction().execute(async () => {
    const lost = Array.from({ length: uploadLimits.signedIn.atOnceFromAddress }, () => beginPart(url, image.length));
    for (const { request } of lost) request.flushHeaders();
    await expect.poll(() => arrived.length).toBe(lost.length);
    for (const { request } of lost) request.destroy();
    await expect.poll(() => arrived.every(({ destroyed }) => destroyed)).toBe(true);
  });
  t.app.server.off('request', remember);
  await expect.poll(async () => (await patch(url, 0, image)).statusCode).toBe(204);
});

/** Begins a part over a real connection. */
function beginPart(url: string, bytes: number) {
  const { port } = t.app.server.address() as AddressInfo;
  const request = http.request({
    ...{ port, path: url, method: 'PATCH', host: '127.0.0.1' },
    headers: {
      ...{ host: TENANT_HOST, authorization: `Bearer ${token.ann}`, 'tus-resumable': '1.0.0' },
      ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': 0, 'content-length': bytes },
    },
  });
  const ended = new Promise<void>((resolve) => {
    request.on('error', () => resolve()).on('close', () => resolve());
  });
  return { request, ended };
}

describe('its guards', () => {
  const every = (url: string, by: string) =>
    Promise.all([
      send('HEAD', url, { by }),
      patch(url, 0, image, { by }),
      send('DELETE', url, { by }),
      // A method that a header names is not the request's.
      send('POST', url, { by, headers: { 'x-http-method-override': 'PATCH', 'upload-offset': '0' } }),
    ]);

  test("another user's or organisation's upload does not exist", async () => {
    const url = await begin(image);
    for (const by of [token.bob, token.foreign])
      expect((await every(url, by)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const elsewhere = url.replace(`/${oakline}/`, `/${terra}/`);
    for (const by of [token.ann, token.foreign])
      expect((await every(elsewhere, by)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe('0');
  });

  test('an organisation learns nothing about images of another one', async () => {
    await upload(image);
    expect((await stored([sha256(image)], { by: token.foreign, of: terra })).stored).toEqual([]);
    expect((await create(image, { by: token.foreign })).statusCode).toBe(404);
    expect(
      (await send('POST', `${uploadsOf(oakline)}/stored`, { by: token.foreign, payload: { hashes: [] } })).statusCode,
    ).toBe(404);
  });

  test('without the permission nothing is answered', async () => {
    const url = await begin(image);
    const answers = (await every(url, token.reader)).map(({ statusCode }) => statusCode);
    expect(answers).toEqual([403, 403, 403, 404]);
    expect((await create(image, { by: token.reader })).statusCode).toBe(403);
  });

  test('a page of another site, and a session without the header that proves its origin, change nothing', async () => {
    const url = await begin(image);
    const cookie = `${sessionLimits.cookieName}=${token.ann}`;
    const headers = { cookie, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const byCookie = await t.app.inject({
      method: 'PATCH',
      url,
      headers: { host: TENANT_HOST, 'tus-resumable': '1.0.0', ...headers },
      payload: image,
    });
    expect(codeOf(byCookie)).toEqual([419, 'request.csrf']);
    expect(
      (await send('PATCH', url, { headers: { ...headers, origin: 'https://evil.example' }, payload: image }))
        .statusCode,
    ).toBe(419);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe('0');
  });
});

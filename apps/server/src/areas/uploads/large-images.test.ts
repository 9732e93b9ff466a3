import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../intake/originals.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { TENANT_HOST } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let token: string;

beforeAll(async () => {
  // Space for one of the large images.
  t = await appForTests({ ORGANISATION_STORAGE_GB: '0.01' });
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const user = { email: 'ann@oakline.test', organisationId, groupId: 2, permissions: ['configurators.create'] };
  token = await aSession(t.services, await aUser(t.services, user));
});
afterAll(() => t.close());
afterEach(async () => {
  await t.services.db.deleteFrom('originalImages').execute();
});

const headers = () => ({ host: TENANT_HOST, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

async function anImage(width: number, height: number, bytes: number): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: '#9a8f80' } });
  const small = await image.jpeg().toBuffer();
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
}

const begin = (bytes: number, hash: string) =>
  t.app.inject({
    method: 'POST',
    url: `/api/organisations/${organisationId}/uploads`,
    headers: {
      ...headers(),
      'upload-length': String(bytes),
      'upload-metadata': `sha256 ${Buffer.from(hash).toString('base64')}`,
    },
  });

async function upload(image: Buffer) {
  const begun = await begin(image.length, sha256(image));
  expect(begun.statusCode).toBe(201);
  const url = String(begun.headers.location);
  const sent = await t.app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers(), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: image,
  });
  return { url, sent };
}

const BEYOND = limits.imageBytes + 1;

describe('answers', () => {
  test('a panorama that is cut into tiles is stored, and takes its space', async () => {
    const image = await anImage(8192, 4096, BEYOND);
    const { sent } = await upload(image);
    expect(sent.statusCode).toBe(204);
    const stored = await t.app.inject({
      method: 'POST',
      url: `/api/organisations/${organisationId}/uploads/stored`,
      headers: headers(),
      payload: { hashes: [sha256(image)] },
    });
    expect(stored.json()).toMatchObject({ data: { stored: [sha256(image)], used_bytes: BEYOND } });
    const next = await begin(BEYOND, sha256(Buffer.from('another')));
    expect(next.json()).toMatchObject({ code: 'uploads.no_space' });
  });
});

describe('rejects', () => {
  test.each([
    ['a panorama that is not cut', 4096, 2048],
    ['an image of another shape', 8192, 4000],
  ])('%s, by its content, and removes it', async (_what, width, height) => {
    const { url, sent } = await upload(await anImage(width, height, BEYOND));
    expect(sent.statusCode).toBe(413);
    expect(sent.json()).toMatchObject({ code: 'uploads.too_large', message: 'Files can be up to 8 MB.' });
    expect((await t.app.inject({ method: 'HEAD', url, headers: headers() })).statusCode).toBe(404);
  });

  test('more than the largest panorama before anything is sent', async () => {
    const begun = await begin(limits.panoramaBytes + 1, sha256(Buffer.from('large')));
    expect(begun.json()).toMatchObject({ code: 'uploads.too_large', message: 'Files can be up to 40 MB.' });
  });
});

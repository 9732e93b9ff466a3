import net, { type AddressInfo, type Socket } from 'node:net';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '../intake/originals.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf, TENANT_HOST } from '../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let user: number;
let token: string;
let image: Buffer;
let users = 0;

const open: Socket[] = [];

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  image = await tinyPng(16, 8, [9, 9, 9, 99]);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(async () => {
  const permissions = ['organisations.admin', 'configurators', 'configurators.create'];
  user = await aUser(t.services, { email: `user${users++}@oakline.test`, groupId: 2, organisationId, permissions });
  token = await aSession(t.services, user);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of open.splice(0)) socket.destroy();
});

interface SlowRequest {
  method: 'PATCH' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends half of a request's body; `end` sends the rest and resolves with the status of the answer. */
async function begin({ method, path, headers, body }: SlowRequest): Promise<{ end: () => Promise<number> }> {
  const find = vi.spyOn(t.app.shared.callers, 'find');
  const socket = net.connect((t.app.server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('utf8');
  });
  const lines = Object.entries({
    host: TENANT_HOST,
    authorization: `Bearer ${token}`,
    'content-length': String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body.subarray(0, body.length / 2));
  await expect.poll(() => find).toHaveBeenCalled();
  expect(await find.mock.results[0]?.value).toMatchObject({ user: { id: user } });
  return {
    end: async () => {
      socket.write(body.subarray(body.length / 2));
      await expect.poll(() => answer).toContain('\r\n\r\n');
      return Number(answer.split(' ')[1]);
    },
  };
}

const changeRetention = (): SlowRequest => ({
  ...{ method: 'PUT', path: `/organisations/${organisationId}/enquiry-retention` },
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ months: 12 })),
});

const createConfigurator = (): SlowRequest => {
  const fields = { name: 'Kitchen', configurator_type: '1', group_name: 'Kitchens', deployed: '0' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--b\r\ncontent-disposition: form-data; name="json_data"; filename="a.json"\r\n\r\n`;
  return {
    ...{ method: 'POST', path: `/organisations/${organisationId}/configurators` },
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.from(`${parts.join('')}${file}${JSON.stringify(aLayeredFile())}\r\n--b--\r\n`),
  };
};

const sendImage = async (): Promise<SlowRequest> => {
  const created = await t.app.inject({
    ...{ method: 'POST', url: `/api/organisations/${organisationId}/uploads` },
    headers: {
      ...{ host: TENANT_HOST, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
      ...{ 'upload-length': String(image.length) },
      'upload-metadata': `sha256 ${Buffer.from(sha256(image)).toString('base64')}`,
    },
  });
  return {
    ...{ method: 'PATCH', path: String(created.headers.location).replace('/api', '') },
    headers: { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    body: image,
  };
};

/** What was written, of each request. */
const written = async () => {
  const { db } = t.services;
  const changed = await db.selectFrom('organisations').select('id').where('enquiriesKeptMonths', '=', 12).execute();
  const created = await db.selectFrom('configurators').select('id').execute();
  const stored = await db.selectFrom('originalImages').select('hash').execute();
  return [changed.length, created.length, stored.length];
};

const REQUESTS: [string, () => SlowRequest | Promise<SlowRequest>][] = [
  ['a change', changeRetention],
  ['a form with a file', createConfigurator],
  ['an image', sendImage],
];

const CHANGES: [string, number, () => Promise<unknown>][] = [
  ['whose sender signs out', 401, () => callsOf(t)('POST', '/logout', { token })],
  ['whose sender is deleted', 401, () => t.services.db.deleteFrom('users').where('id', '=', user).execute()],
  [
    'whose sender loses the permission',
    403,
    () =>
      t.services.db
        .updateTable('users')
        .set({ permissions: ['configurators'] })
        .where('id', '=', user)
        .execute(),
  ],
];

test.each(REQUESTS.flatMap(([what, make]) => CHANGES.map((change) => [what, ...change, make] as const)))(
  '%s %s while it arrives is rejected, and nothing is written',
  async (_what, _case, status, change, make) => {
    const { end } = await begin(await make());
    await change();
    expect([await end(), await written()]).toEqual([status, [0, 0, 0]]);
  },
);

test('a change costs no statement for its caller once its body is there', async () => {
  const { end } = await begin(changeRetention());
  const statements = vi.spyOn(t.store.db, 'selectFrom');
  expect(await end()).toBe(200);
  expect(statements.mock.calls.flat()).not.toContain('sessions');
});

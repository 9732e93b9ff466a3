import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyticsLimits } from '@vitrine/contract/analytics/limits';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../apps/server/src/testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aUser, PASSWORD } from '../apps/server/src/testing/tenants.ts';

const text = fs.readFileSync(path.join(import.meta.dirname, 'api.md'), 'utf8');
const [client = ''] = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

interface Edit {
  layer_index: number;
  id: string;
  data: Record<string, unknown>;
}
interface EnquirySummary {
  id: number;
  email: string;
}
/** What the document's client is used for below. */
interface Client {
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<unknown>;
  me(): Promise<{ email: string }>;
  configurators(): Promise<{ id: number; name: string }[]>;
  configurator(id: number): Promise<{ versions: number[]; deployed_version: number | null }>;
  enquiries(organisationId: number, limit?: number): AsyncIterable<EnquirySummary>;
  saveEdits(id: number, from: number, to: number, edits: Edit[]): Promise<{ version: number }>;
  deploy(id: number, version: number, live: number | null): Promise<{ deployed_version: number }>;
  sendEnquiry(fields: Record<string, unknown>): Promise<{ success: boolean }>;
  analytics(id: number, from: string, to: string): Promise<{ totals: { leads: number } }>;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-api-'));
let t: TestApp;
let organisation: number;
let kitchen: number;
let api: Client;

beforeAll(async () => {
  t = await appForTests();
  organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  kitchen = await aConfigurator(t.services, { organisationId: organisation, name: 'Kitchen' });
  await aUser(t.services, {
    email: 'robot@oakline.example',
    groupId: 2,
    organisationId: organisation,
    permissions: ['configurators'],
  });
  const file = path.join(folder, 'client.mjs');
  fs.writeFileSync(file, client);
  const { vitrine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    vitrine: (address: string) => Client;
  };
  api = vitrine(await t.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await t.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the client of the document is short enough to be read', () => {
  const lines = client.trim().split('\n').length;
  expect(lines).toBeGreaterThan(30);
  expect(lines).toBeLessThanOrEqual(75);
});

test('without a token the answer asks to sign in', async () => {
  await expect(api.me()).rejects.toMatchObject({ status: 401, code: 'session.required' });
  await expect(api.signIn('robot@oakline.example', 'wrong')).rejects.toMatchObject({ status: 401 });
});

test('it signs in and lists configurators', async () => {
  await api.signIn('robot@oakline.example', PASSWORD);
  expect((await api.me()).email).toBe('robot@oakline.example');
  expect((await api.configurators()).map(({ name }) => name)).toEqual(['Kitchen']);
});

test('it saves edits and deploys them, and gets a conflict where another user was faster', async () => {
  const edits = [{ layer_index: 0, id: 'W1', data: { price: 41.5 } }];
  expect((await api.saveEdits(kitchen, 1, 1.001, edits)).version).toBe(1.001);
  await expect(api.saveEdits(kitchen, 1, 1.001, edits)).rejects.toMatchObject({ status: 409, code: 'versions.exists' });
  expect((await api.deploy(kitchen, 1.001, null)).deployed_version).toBe(1.001);
  await expect(api.deploy(kitchen, 1, 1)).rejects.toMatchObject({ status: 409, code: 'versions.moved' });
  expect(await api.configurator(kitchen)).toMatchObject({ versions: [1.001, 1], deployed_version: 1.001 });
});

test('it sends enquiries, and reads them page by page, newest first', async () => {
  const fields = { configurator_id: kitchen, type: 'panoramic', items: [{ component: 'Walls', name: 'Soft Linen' }] };
  for (const name of ['Ann', 'Ben', 'Cem']) {
    const answer = await api.sendEnquiry({ ...fields, name, email: `${name.toLowerCase()}@example.org`, terms: 1 });
    expect(answer.success).toBe(true);
  }
  await expect(api.sendEnquiry({ ...fields, name: 'Dee', email: 'no' })).rejects.toMatchObject({
    status: 422,
    code: 'request.invalid',
    errors: { email: [expect.any(String)] },
  });
  for (const limit of [1, 2, 3, 100]) {
    const read: string[] = [];
    for await (const { email } of api.enquiries(organisation, limit)) read.push(email);
    expect([limit, read]).toEqual([limit, ['cem@example.org', 'ben@example.org', 'ann@example.org']]);
  }
  expect((await api.analytics(kitchen, '2026-06-01', '2026-06-15')).totals.leads).toBe(3);
});

test('a page after an unknown enquiry is rejected, so that it does not look like the end', async () => {
  const signedIn = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'robot@oakline.example', password: PASSWORD },
  });
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${signedIn.json().data.token}` };
    return (await t.app.inject({ url: `/api/organisations/${organisation}/enquiries?${query}`, headers })).statusCode;
  };
  expect([await ask('before=987654'), await ask('limit=0'), await ask('limit=501'), await ask('limit=500')]).toEqual([
    404, 422, 422, 200,
  ]);
});

test('a signed-out token is invalid', async () => {
  await api.signOut();
  await expect(api.me()).rejects.toMatchObject({ status: 401 });
});

test('the documented limits are those of the product', () => {
  const { triesPerMinute, triesPerHour, unrememberedHours, rememberedDays } = sessionLimits;
  const { rangeDaysMaximum, rangeMonthsBack, batchesPerMinute, eventsABatch, batchBytes } = analyticsLimits;
  for (const line of [
    `${triesPerMinute} failed attempts a minute and ${triesPerHour} an hour, by account; ${triesPerMinute} a minute by address`,
    `works for ${unrememberedHours} hours, or for ${rememberedDays} days`,
    `| enquiries in a page | ${enquiryLimits.pageMaximum} |`,
    `| edits in one save | ${catalogueLimits.editsPerSave.toLocaleString('en-GB')} |`,
    `${rangeDaysMaximum}, going back ${rangeMonthsBack} months`,
    `${batchesPerMinute} batches of ${eventsABatch} a minute from one address, ${batchBytes / 1024} kB each`,
  ]) {
    expect(text).toContain(line);
  }
});

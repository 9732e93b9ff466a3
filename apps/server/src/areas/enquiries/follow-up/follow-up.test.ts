import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, eastside: 0, terra: 0 };
const id = { owner: 0, colleague: 0, reseller: 0, otherReseller: 0, stranger: 0 };
type Who = keyof typeof id;
const tokens = new Map<Who, string>();
const enquiry = { own: 0, resellers: 0 };

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const organisation = (name: string, parentId?: number) =>
    anOrganisation(services, { name, subdomain: name.toLowerCase(), ...(parentId ? { parentId } : {}) });
  tenant.oakline = await organisation('Oakline');
  tenant.northside = await organisation('Northside', tenant.oakline);
  tenant.eastside = await organisation('Eastside', tenant.oakline);
  tenant.terra = await organisation('Terra');
  const user = async (who: Who, groupId: number, organisationId: number) => {
    id[who] = await aUser(services, { email: `${who}@example.test`, groupId, organisationId });
    tokens.set(who, await aSession(services, id[who]));
  };
  await user('owner', 2, tenant.oakline);
  await user('colleague', 2, tenant.oakline);
  await user('reseller', 4, tenant.northside);
  await user('otherReseller', 4, tenant.eastside);
  await user('stranger', 2, tenant.terra);
  enquiry.own = await anEnquiry(null);
  enquiry.resellers = await anEnquiry(tenant.northside);
});
afterAll(() => t.close());

async function anEnquiry(resellerId: number | null): Promise<number> {
  const { id: made } = await t.services.db
    .insertInto('enquiries')
    .values({
      organisationId: tenant.oakline,
      resellerId,
      name: 'Priya Shah',
      email: 'priya@example.org',
      type: 'other',
      customFields: '{}',
      items: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made;
}

const ask = (who: Who, method: 'GET' | 'PATCH', url: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${tokens.get(who)}` },
    ...(payload ? { payload } : {}),
  });

const change = (who: Who, which: keyof typeof enquiry, payload: object) =>
  ask(who, 'PATCH', `/enquiries/${enquiry[which]}`, payload);

describe('PATCH enquiries/{id} returns', () => {
  test.each([
    [{ stage: 'Contacted' }, 'Viewed', 'Contacted'],
    [{ status: 'Viewed' }, 'Viewed', 'Contacted'],
    [{ stage: 'Won' }, 'Viewed', 'Won'],
    [{ stage: 'New' }, 'New', 'New'],
    [{ status: 'Viewed' }, 'Viewed', 'Viewed'],
  ])('%j with status %s and stage %s', async (changes, status, stage) => {
    expect((await change('owner', 'own', changes)).json().data).toMatchObject({ status, stage });
    const [, listed] = (await ask('owner', 'GET', `/organisations/${tenant.oakline}/enquiries`)).json().data;
    expect(listed).toMatchObject({ id: enquiry.own, status, stage });
  });

  test.each([
    ['owner', 'own', 'colleague'],
    ['owner', 'resellers', 'colleague'],
    ['owner', 'resellers', 'reseller'],
    ['reseller', 'resellers', 'reseller'],
  ] as const)('%s gives an enquiry (%s) to %s', async (who, which, to) => {
    const answer = await change(who, which, { owner_id: id[to] });
    expect(answer.json().data.owner).toEqual({ id: id[to], name: 'Test Person' });
    expect((await change(who, which, { owner_id: null })).json().data.owner).toBeNull();
  });

  test('stage and owner at once, and keeps the stage when only the owner changes', async () => {
    await change('owner', 'own', { stage: 'Quoted', owner_id: id.colleague });
    const answer = await change('owner', 'own', { owner_id: id.owner });
    expect(answer.json().data).toMatchObject({ stage: 'Quoted', owner: { id: id.owner } });
  });

  test('without an owner once the user is deleted', async () => {
    const leaver = await aUser(t.services, {
      email: 'leaver@example.test',
      groupId: 2,
      organisationId: tenant.oakline,
    });
    await change('owner', 'own', { owner_id: leaver });
    await t.services.db.deleteFrom('users').where('id', '=', leaver).execute();
    expect((await change('owner', 'own', { status: 'Viewed' })).json().data.owner).toBeNull();
  });
});

describe('PATCH enquiries/{id} rejects', () => {
  test.each([
    ["another reseller's user", 'owner', 'resellers', 'otherReseller'],
    ["a reseller's user for an enquiry of the organisation", 'owner', 'own', 'reseller'],
    ["another organisation's user", 'owner', 'own', 'stranger'],
    ["the organisation's user, whom a reseller cannot see", 'reseller', 'resellers', 'owner'],
  ] as const)('%s, in words', async (_case, who, which, to) => {
    const answer = await change(who, which, { owner_id: id[to] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ owner_id: [followUpMessages.ownerForeign] });
  });

  test('a user who does not exist with the same message', async () => {
    const answer = await change('owner', 'own', { owner_id: 987_654 });
    expect(answer.json().errors).toEqual({ owner_id: [followUpMessages.ownerForeign] });
  });

  test.each([
    ['an unknown stage', { stage: 'Archived' }],
    ['a stage as status', { status: 'Won' }],
    ['status and stage at once', { status: 'Viewed', stage: 'Won' }],
    ['nothing', {}],
    ['what nobody asked for', { stage: 'Won', email: 'x@example.org' }],
  ])('%s', async (_case, changes) => {
    expect((await change('owner', 'own', changes)).statusCode).toBe(422);
  });
});

test.each([
  ['stranger', 'own'],
  ['reseller', 'own'],
  ['otherReseller', 'resellers'],
] as const)('guards: %s does not find an enquiry (%s), whatever owner is named', async (who, which) => {
  expect((await change(who, which, { owner_id: id[who] })).statusCode).toBe(404);
});

describe('GET organisations/{id}/enquiry-owners', () => {
  const owners = async (who: Who, of: number) =>
    ((await ask(who, 'GET', `/organisations/${of}/enquiry-owners`)).json().data as { id: number; reseller: unknown }[])
      .map((owner) => [owner.id, owner.reseller] as const)
      .sort(([one], [other]) => one - other);

  test("returns an organisation's users and, by name of the reseller, its resellers'", async () => {
    expect(await owners('owner', tenant.oakline)).toEqual([
      [id.owner, null],
      [id.colleague, null],
      [id.reseller, { id: tenant.northside, name: 'Northside' }],
      [id.otherReseller, { id: tenant.eastside, name: 'Eastside' }],
    ]);
  });

  test("returns a reseller's users only", async () => {
    expect(await owners('reseller', tenant.northside)).toEqual([
      [id.reseller, { id: tenant.northside, name: 'Northside' }],
    ]);
  });
});

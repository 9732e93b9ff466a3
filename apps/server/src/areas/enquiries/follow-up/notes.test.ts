import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let enquiry: number;
const id = { owner: 0, colleague: 0, reseller: 0, stranger: 0 };
type Who = keyof typeof id;
const tokens = new Map<Who, string>();

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const reseller = await anOrganisation(services, { name: 'Northside', subdomain: 'north', parentId: organisationId });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = async (who: Who, groupId: number, tenant: number) => {
    id[who] = await aUser(services, { email: `${who}@example.test`, groupId, organisationId: tenant });
    tokens.set(who, await aSession(services, id[who]));
  };
  await user('owner', 2, organisationId);
  await user('colleague', 2, organisationId);
  await user('reseller', 4, reseller);
  await user('stranger', 2, terra);
});
afterAll(() => t.close());

beforeEach(async () => {
  const row = await t.services.db
    .insertInto('enquiries')
    .values({ organisationId, name: 'P', email: 'p@example.org', type: 'other', customFields: '{}', items: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  enquiry = row.id;
});

const ask = (who: Who, method: 'GET' | 'POST' | 'DELETE', below = '', payload?: object) =>
  t.app.inject({
    method,
    url: `/api/enquiries/${enquiry}/notes${below}`,
    headers: { authorization: `Bearer ${tokens.get(who)}` },
    ...(payload ? { payload } : {}),
  });

const add = async (who: Who, text: string): Promise<number> => (await ask(who, 'POST', '', { text })).json().data.id;

describe('notes of an enquiry', () => {
  test('are listed newest first, with author, time and owner', async () => {
    await add('owner', '  Called, wants oak.\nCall again on Friday. ');
    await add('colleague', 'Quote sent');
    const notes = (await ask('owner', 'GET')).json().data;
    expect(notes).toMatchObject([
      { text: 'Quote sent', author: 'Test Person', mine: false },
      { text: 'Called, wants oak.\nCall again on Friday.', mine: true },
    ]);
    expect(Number.isNaN(Date.parse(notes[0].created_at))).toBe(false);
  });

  test('deletes a note of the caller', async () => {
    const note = await add('owner', 'Wrong person');
    expect((await ask('owner', 'DELETE', `/${note}`)).json().data).toEqual({ success: true });
    expect((await ask('owner', 'GET')).json().data).toEqual([]);
  });

  test("rejects deleting another user's note, with a message, and keeps it", async () => {
    const note = await add('owner', 'Mine');
    const answer = await ask('colleague', 'DELETE', `/${note}`);
    expect([answer.statusCode, answer.json().message]).toEqual([403, followUpMessages.notYours]);
    expect((await ask('owner', 'GET')).json().data).toHaveLength(1);
  });

  test('rejects deleting a note by the address of another enquiry', async () => {
    const note = await add('owner', 'Mine');
    enquiry -= 1;
    expect((await ask('owner', 'DELETE', `/${note}`)).statusCode).toBe(404);
  });

  test.each([
    ['nothing', '', followUpMessages.noteRequired],
    ['spaces', ' \n ', followUpMessages.noteRequired],
    ['nothing that can be stored', '\u0000', followUpMessages.noteRequired],
    ['too much', 'x'.repeat(enquiryLimits.noteMaximum + 1), followUpMessages.noteLong(enquiryLimits.noteMaximum)],
  ])('rejects a note with %s', async (_case, text, message) => {
    const answer = await ask('owner', 'POST', '', { text });
    expect([answer.statusCode, answer.json().errors.text]).toEqual([422, [message]]);
  });

  test('keeps a note readable after its author has left', async () => {
    const leaver = await aUser(t.services, { email: 'leaver@example.test', groupId: 2, organisationId });
    const token = await aSession(t.services, leaver);
    await t.app.inject({
      method: 'POST',
      url: `/api/enquiries/${enquiry}/notes`,
      headers: { authorization: `Bearer ${token}` },
      payload: { text: 'Before I go' },
    });
    await t.services.db.deleteFrom('users').where('id', '=', leaver).execute();
    expect((await ask('owner', 'GET')).json().data).toMatchObject([{ text: 'Before I go', author: 'Test Person' }]);
  });

  test.each(['stranger', 'reseller'] as const)('guards: %s finds no notes, adds and deletes none', async (who) => {
    const note = await add('owner', 'Ours');
    const answers = [
      await ask(who, 'GET'),
      await ask(who, 'POST', '', { text: 'x' }),
      await ask(who, 'DELETE', `/${note}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await ask('owner', 'GET')).json().data).toHaveLength(1);
  });
});

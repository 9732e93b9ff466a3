import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import type { StoredAboutAddress } from '@vitrine/contract/enquiries/by-address';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../../testing/form-request.ts';
import { openQuoteWorld, type QuoteWorld, type Who } from '../../../testing/quote-world.ts';
import { aSession, aUser } from '../../../testing/tenants.ts';

let world: QuoteWorld;
let enquiry: number;

const NORTHSIDE = 'contact@northside.example';
const EASTSIDE = 'contact@eastside.example';

type Method = Parameters<QuoteWorld['call']>[0];

const ask = (who: Who | 'admin', method: Method, path: string, payload?: object) =>
  world.call(method, `/enquiries/${enquiry}/${path}`, { token: world.tokens[who], ...(payload && { payload }) });

const write = async (who: Who | 'admin', text: string): Promise<number> =>
  (await ask(who, 'POST', 'notes', { text })).json().data.id;
const notesFor = async (who: Who): Promise<string[]> =>
  ((await ask(who, 'GET', 'notes')).json().data as EnquiryNote[]).map(({ text }) => text).sort();
const emailsFor = async (who: Who): Promise<EnquiryEmail[]> => (await ask(who, 'GET', 'emails')).json().data;
const recipientsFor = async (who: Who): Promise<string[]> => (await emailsFor(who)).map(({ recipient }) => recipient);
const resend = async (who: Who, { id }: EnquiryEmail): Promise<number> =>
  (await ask(who, 'POST', `emails/${id}/resend`)).statusCode;

async function handTo(reseller: 'northside' | 'eastside'): Promise<void> {
  const { statusCode } = await ask('oakline', 'PUT', 'reseller', { reseller_id: world.id[reseller] });
  expect(statusCode).toBe(200);
  await world.t.deliver();
}

beforeAll(async () => {
  world = await openQuoteWorld();
  for (const [who, contactEmail] of [['northside', NORTHSIDE] as const, ['eastside', EASTSIDE] as const])
    await world.t.services.db
      .updateTable('organisations')
      .set({ contactEmail })
      .where('id', '=', world.id[who])
      .execute();
});
afterAll(() => world.t.close());

beforeEach(async () => {
  await world.t.services.db.deleteFrom('enquiries').execute();
  enquiry = await world.anEnquiry();
  await handTo('northside');
});

describe('the notes of an enquiry that was handed on', () => {
  test("are the organisation's and its own for a reseller, and all for the organisation", async () => {
    await write('oakline', 'by the organisation');
    await write('admin', 'by the support');
    const first = await write('northside', 'by the first');
    await handTo('eastside');
    await write('eastside', 'by the second');
    expect(await notesFor('eastside')).toEqual(['by the organisation', 'by the second', 'by the support']);
    expect(await notesFor('oakline')).toEqual([
      'by the first',
      'by the organisation',
      'by the second',
      'by the support',
    ]);
    expect((await ask('eastside', 'DELETE', `notes/${first}`)).statusCode).toBe(404);
    expect((await ask('northside', 'GET', 'notes')).statusCode).toBe(404);
  });

  test('are the former reseller’s again with the enquiry', async () => {
    await write('northside', 'by the first');
    await handTo('eastside');
    await write('eastside', 'by the second');
    await handTo('northside');
    expect(await notesFor('northside')).toEqual(['by the first']);
  });

  test('stay whose they were when their author has left', async () => {
    const { services } = world.t;
    const email = 'leaver@northside.test';
    const leaver = await aUser(services, { email, groupId: 4, organisationId: world.id.northside });
    const token = await aSession(services, leaver);
    await world.call('POST', `/enquiries/${enquiry}/notes`, { token, payload: { text: 'before I go' } });
    await services.db.deleteFrom('users').where('id', '=', leaver).execute();
    expect(await notesFor('northside')).toEqual(['before I go']);
    await handTo('eastside');
    expect(await notesFor('eastside')).toEqual([]);
    expect(await notesFor('oakline')).toEqual(['before I go']);
  });

  test('of a reseller that is deleted are for the organisation only', async () => {
    const { db } = world.t.services;
    const row = { name: 'Gone', safeName: 'gone', dataUrl: 'gone', parentId: world.id.oakline };
    const gone = await db.insertInto('organisations').values(row).returning('id').executeTakeFirstOrThrow();
    const author = { email: 'gone@gone.test', groupId: 4, organisationId: gone.id };
    const authorId = await aUser(world.t.services, author);
    await db
      .insertInto('enquiryNotes')
      .values({ enquiryId: enquiry, authorId, authorName: 'Gone', text: 'theirs' })
      .execute();
    await db.deleteFrom('organisations').where('id', '=', gone.id).execute();
    expect([await notesFor('northside'), await notesFor('oakline')]).toEqual([[], ['theirs']]);
  });
});

describe('the emails about an enquiry that was handed on', () => {
  test('leave out those to another reseller, and the organisation sees all', async () => {
    await handTo('eastside');
    expect(await recipientsFor('eastside')).toEqual([EASTSIDE]);
    expect(await emailsFor('oakline')).toMatchObject([
      { recipient: NORTHSIDE, resendable: false },
      { recipient: EASTSIDE, resendable: true },
    ]);
  });

  test('are not sent to the former reseller if they still wait', async () => {
    const [toNorthside] = await emailsFor('northside');
    if (!toNorthside) throw new Error('no email');
    expect(await resend('northside', toNorthside)).toBe(200);
    world.t.sent.length = 0;
    await handTo('eastside');
    expect(world.t.sent.map(({ to }) => to)).toEqual([EASTSIDE]);
    expect(await recipientsFor('oakline')).toEqual([EASTSIDE]);
  });

  test('are not sent again to the former reseller, by any user, until it has the enquiry again', async () => {
    const [toNorthside] = await emailsFor('northside');
    if (!toNorthside) throw new Error('no email');
    expect(await resend('northside', toNorthside)).toBe(200);
    await world.t.deliver();
    await handTo('eastside');
    world.t.sent.length = 0;
    expect([await resend('eastside', toNorthside), await resend('oakline', toNorthside)]).toEqual([404, 404]);
    await world.t.deliver();
    expect(world.t.sent).toEqual([]);
    await handTo('northside');
    expect(await resend('oakline', toNorthside)).toBe(200);
  });

  test('that a visitor sent to a reseller go to the next one without the first notification', async () => {
    const answer = await sendForm(world.t, '/viewer/contact/request', undefined, {
      ...{ name: 'Ann Lee', email: 'ann@customer.test', phone: '020 7946 0018', terms: '1', elapsed: '9000' },
      ...{ configurator_id: String(world.id.kitchen), type: 'panoramic', items: '[]' },
      reseller: JSON.stringify([world.id.northside]),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const newest = world.t.services.db.selectFrom('enquiries').select(['id', 'resellerId']).orderBy('id', 'desc');
    const { id, resellerId } = await newest.executeTakeFirstOrThrow();
    expect(resellerId).toBe(world.id.northside);
    enquiry = id;
    expect(await recipientsFor('northside')).toEqual([NORTHSIDE, 'ann@customer.test']);
    await handTo('eastside');
    expect(await recipientsFor('eastside')).toEqual(['ann@customer.test', EASTSIDE]);
  });

  test("to the configurator's own addresses are the organisation's, for any reseller", async () => {
    const { db } = world.t.services;
    const setRecipients = (contactEmail: string[] | null) =>
      db.updateTable('configurators').set({ contactEmail }).where('id', '=', world.id.kitchen).execute();
    await setRecipients(['sales@oakline.example']);
    enquiry = await world.anEnquiry();
    await handTo('northside');
    await setRecipients(null);
    await handTo('eastside');
    const [first] = await emailsFor('eastside');
    expect(await recipientsFor('eastside')).toEqual(['sales@oakline.example', EASTSIDE]);
    expect(first && (await resend('eastside', first))).toBe(200);
  });
});

test('all that is stored about an address has, for a reseller, nothing of a reseller before', async () => {
  await write('northside', 'by the first');
  await handTo('eastside');
  const stored = async (who: Who): Promise<StoredAboutAddress['enquiries']> =>
    (await world.ofTenant('GET', 'enquiries/stored?email=ann@customer.test', undefined, who)).json().data.enquiries;
  expect(await stored('eastside')).toMatchObject([{ notes: [], emails: [{ recipient: EASTSIDE }] }]);
  expect(await stored('oakline')).toMatchObject([
    { notes: [{ text: 'by the first' }], emails: [{ recipient: NORTHSIDE }, { recipient: EASTSIDE }] },
  ]);
});

import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { storedEmailKey } from '@vitrine/store/email-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, terra: 0 };
let token = '';
let stranger = '';

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  tenant.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  tenant.northside = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: tenant.oakline });
  tenant.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const owner = async (email: string, organisationId: number) => {
    const permissions = ['organisations.admin'];
    return aSession(services, await aUser(services, { email, groupId: 2, organisationId, permissions }));
  };
  token = await owner('owner@oakline.test', tenant.oakline);
  stranger = await owner('owner@terra.test', tenant.terra);
  await anEnquiry(tenant.oakline, 'Priya@Example.org', 'one');
  await anEnquiry(tenant.oakline, 'priya@example.org', 'two', tenant.northside);
  await anEnquiry(tenant.oakline, 'tom@example.org', 'other');
  await anEnquiry(tenant.terra, 'priya@example.org', 'foreign');
});
afterAll(() => t.close());

async function anEnquiry(organisationId: number, email: string, folder: string, resellerId?: number): Promise<void> {
  const { db, content } = t.services;
  const dataUrl = `enquiries/${folder}/`;
  await content.write(`${dataUrl}design.json`, '{}');
  await content.write(`${dataUrl}preview.jpg`, 'x');
  const { id } = await db
    .insertInto('enquiries')
    .values({
      ...{ organisationId, resellerId: resellerId ?? null, name: folder, dataUrl, jsonFile: 'design' },
      ...{ email, emailKey: storedEmailKey(email) },
      ...{ image: `${dataUrl}preview.jpg`, type: 'other', customFields: '{"showroom":"Leeds"}', items: '[]' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('emails')
    .values({ kind: 'customer-design', organisationId, enquiryId: id, recipient: email, senderName: 'Oakline' })
    .execute();
  await db
    .insertInto('enquiryNotes')
    .values({ enquiryId: id, authorName: 'Ben Carter', text: `About ${folder}` })
    .execute();
}

const ask = (method: 'GET' | 'DELETE', url: string, by = token) =>
  t.app.inject({ method, url: `/api/organisations/${url}`, headers: { authorization: `Bearer ${by}` } });

const audited = async () =>
  (await t.services.db.selectFrom('auditEvents').selectAll().orderBy('id').execute()).map((event) => event);

test('exports everything stored about an address, in any spelling', async () => {
  const { data } = (await ask('GET', `${tenant.oakline}/enquiries/stored?email=PRIYA@example.org`)).json();
  expect(data.enquiries).toHaveLength(2);
  expect(data.enquiries[0]).toMatchObject({
    ...{ name: 'one', email: 'Priya@Example.org', custom_fields: { showroom: 'Leeds' }, terms_accepted: false },
    notes: [{ author: 'Ben Carter', text: 'About one' }],
    emails: [{ recipient: 'Priya@Example.org', status: 'queued' }],
  });
});

test('rejects a request without an address, and erases nothing', async () => {
  const answers = [
    await ask('DELETE', `${tenant.oakline}/enquiries`),
    await ask('DELETE', `${tenant.oakline}/enquiries?email=%20`),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().errors.email])).toEqual([
    [422, [followUpMessages.addressRequired]],
    [422, [followUpMessages.addressRequired]],
  ]);
});

test('guards: another organisation erases nothing here', async () => {
  expect((await ask('DELETE', `${tenant.oakline}/enquiries?email=priya@example.org`, stranger)).statusCode).toBe(404);
});

test('an address that sent nothing erases nothing and causes no audit event', async () => {
  const before = (await audited()).length;
  const answer = await ask('DELETE', `${tenant.oakline}/enquiries?email=nobody@example.org`);
  expect(answer.json().data).toEqual({ erased: 0 });
  expect(await audited()).toHaveLength(before);
});

test("erases rows, notes, emails, designs and images of the address, the resellers' too, and nothing else", async () => {
  const answer = await ask('DELETE', `${tenant.oakline}/enquiries?email=priya@example.org`);
  expect(answer.json().data).toEqual({ erased: 2 });
  await t.deliver();
  const { db, content } = t.services;
  const left = await db.selectFrom('enquiries').select('name').orderBy('id').execute();
  expect(left.map(({ name }) => name)).toEqual(['other', 'foreign']);
  const emails = await db.selectFrom('emails').select('recipient').orderBy('id').execute();
  expect(emails.map(({ recipient }) => recipient)).toEqual(['tom@example.org', 'priya@example.org']);
  const notes = await db.selectFrom('enquiryNotes').select('text').orderBy('id').execute();
  expect(notes.map(({ text }) => text)).toEqual(['About other', 'About foreign']);
  expect((await content.list('enquiries')).sort()).toEqual([
    'enquiries/foreign/design.json',
    'enquiries/foreign/preview.jpg',
    'enquiries/other/design.json',
    'enquiries/other/preview.jpg',
  ]);
});

test('the audit log states how many, never whose', async () => {
  const events = await audited();
  expect(events.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
    ['enquiries.exported', 'Oakline', '2 enquiries'],
    ['enquiries.erased', 'Oakline', '2 enquiries'],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/priya/i);
});

test('finds and erases an address beyond ASCII in any spelling, as it was typed', async () => {
  await anEnquiry(tenant.oakline, 'zoë.müller@bäder-kunde.de', 'international');
  await anEnquiry(tenant.oakline, 'zoe.muller@bader-kunde.de', 'plain');
  const stored = async (email: string) =>
    (await ask('GET', `${tenant.oakline}/enquiries/stored?email=${encodeURIComponent(email)}`)).json().data.enquiries;
  for (const email of [
    'zoë.müller@xn--bder-kunde-q5a.de',
    'ZOË.MÜLLER@BÄDER-KUNDE.DE',
    'zoe\u0308.müller@bäder-kunde.de',
  ]) {
    expect(await stored(email)).toMatchObject([{ name: 'international', email: 'zoë.müller@bäder-kunde.de' }]);
  }
  const answer = await ask(
    'DELETE',
    `${tenant.oakline}/enquiries?email=${encodeURIComponent('ZOË.müller@bäder-kunde.de')}`,
  );
  expect(answer.json().data).toEqual({ erased: 1 });
  expect(await stored('zoe.muller@bader-kunde.de')).toHaveLength(1);
});

import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import { insertEmail } from '@vitrine/store/emails/queries';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpMailer } from '../../ports/mailer.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { anEmailServer } from '../../testing/email-server.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let enquiry: number;
let owner: string;
let stranger: string;
let working: TestApp['services']['mailer'];

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  const signedIn = async (email: string, organisationId: number) =>
    aSession(t.services, await aUser(t.services, { email, groupId: 2, organisationId: organisationId }));
  owner = await signedIn('owner@oakline.test', organisationId);
  stranger = await signedIn('owner@terra.test', terra);
  working = t.services.mailer;
});
afterAll(() => t.close());
beforeEach(async () => {
  t.services.mailer = working;
  t.sent.length = 0;
  await t.services.db.deleteFrom('enquiries').execute();
  const row = await t.services.db
    .insertInto('enquiries')
    .values({ organisationId, name: 'P', email: 'p@example.org', type: 'other', customFields: '{}', items: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  enquiry = row.id;
});

const queue = async (recipient = 'priya@example.org'): Promise<number> => {
  const { db, jobs } = t.services;
  const content = { subject: 'Here is your design', html: '<p>design</p>', body: 'design' };
  const { id } = await insertEmail(db, {
    ...{ kind: 'customer-design', organisationId, enquiryId: enquiry, recipient, senderName: 'Oakline' },
    ...{ replyTo: null, content },
  });
  await jobs.enqueue(db, 'send-email', { emailIds: [id] });
  return id;
};
const ask = (method: 'GET' | 'POST', below: string, token = owner) =>
  t.app.inject({
    method,
    url: `/api/enquiries/${enquiry}/emails${below}`,
    headers: { authorization: `Bearer ${token}` },
  });
const emails = async (): Promise<EnquiryEmail[]> => (await ask('GET', '')).json().data;

/** Delivers through a mail server that sends this reply to a line that begins with `command`. */
async function deliverBy(command: string, reply: string): Promise<unknown> {
  const server = await anEmailServer((line) => (line.startsWith(command) ? reply : null));
  t.services.mailer = smtpMailer(server.url, 'no-reply@vitrine.localhost');
  try {
    return await t.deliver().catch((error: unknown) => error);
  } finally {
    await server.close();
  }
}

describe('the delivery state of the emails about an enquiry', () => {
  test('is listed: to whom, whether it was sent, and when', async () => {
    await queue();
    expect(await emails()).toMatchObject([
      { recipient: 'priya@example.org', status: 'queued', tries: 0, sent_at: null },
    ]);
    await t.deliver();
    expect(await emails()).toMatchObject([{ kind: 'customer-design', status: 'sent', tries: 1, error: null }]);
    expect((await emails())[0]?.sent_at).toBe(t.services.clock().toISOString());
  });

  test('is not visible to others', async () => {
    const id = await queue();
    expect((await ask('GET', '', stranger)).statusCode).toBe(404);
    expect((await ask('POST', `/${id}/resend`, stranger)).statusCode).toBe(404);
  });
});

describe('an address that the mail server rejects', () => {
  test('permanently fails at once and is not tried again', async () => {
    await queue();
    expect(await deliverBy('RCPT TO', '550 5.1.1 <priya@example.org>: no such user at mx7.internal')).toBeUndefined();
    expect(await emails()).toMatchObject([{ status: 'failed', tries: 1, error: 'address' }]);
    expect((await ask('GET', '')).body).not.toContain('mx7');
  });

  test('temporarily stays queued', async () => {
    await queue();
    expect(await deliverBy('RCPT TO', '451 4.7.1 Greylisted')).toBeInstanceOf(Error);
    expect(await emails()).toMatchObject([{ status: 'queued', tries: 1, error: 'later' }]);
  });

  test('because of its content fails at once', async () => {
    await queue();
    expect(await deliverBy('DATA', '554 5.7.1 Rejected as spam')).toBeUndefined();
    expect(await emails()).toMatchObject([{ status: 'failed', error: 'unwanted' }]);
  });

  test('because its letters are beyond ASCII fails at once; the others of the job arrive', async () => {
    await t.services.db.deleteFrom('emails').execute();
    await queue('zoë.müller@bäder-kunde.de');
    await queue('priya@example.org');
    expect(await deliverBy('NOTHING', '')).toBeUndefined();
    expect(await emails()).toMatchObject([
      { recipient: 'zoë.müller@bäder-kunde.de', status: 'failed', tries: 1, error: 'international' },
      { recipient: 'priya@example.org', status: 'sent', error: null },
    ]);
  });

  test('because of our own sender stays queued: that is ours to fix', async () => {
    await queue();
    expect(await deliverBy('MAIL FROM', '550 5.7.1 Sender not allowed')).toBeInstanceOf(Error);
    expect(await emails()).toMatchObject([{ status: 'queued', tries: 1 }]);
  });
});

describe('resending', () => {
  test('sends an email that failed once more, with the same text', async () => {
    const id = await queue();
    await deliverBy('RCPT TO', '550 5.1.1 no such user');
    t.services.mailer = working;
    const answer = await ask('POST', `/${id}/resend`);
    expect(answer.json().data).toMatchObject({ status: 'queued', tries: 0, error: null });
    await t.deliver();
    expect(t.sent).toMatchObject([{ to: 'priya@example.org', subject: 'Here is your design' }]);
    expect(await emails()).toMatchObject([{ status: 'sent' }]);
  });

  test('is rejected while an email is on its way, so that nobody gets it twice', async () => {
    const id = await queue();
    const answer = await ask('POST', `/${id}/resend`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'emails.waiting']);
    await t.deliver();
    expect(t.sent).toHaveLength(1);
  });

  test('knows only emails about this enquiry', async () => {
    const { id } = await insertEmail(t.services.db, {
      ...{ kind: 'limit-notice', organisationId, enquiryId: null, recipient: 'a@example.org', senderName: 'V' },
      replyTo: null,
    });
    expect((await ask('POST', `/${id}/resend`)).statusCode).toBe(404);
  });
});

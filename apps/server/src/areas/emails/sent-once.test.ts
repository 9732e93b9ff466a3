import { insertEmail } from '@vitrine/store/emails/queries';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { smtpMailer } from '../../ports/mailer.ts';
import { inRequest } from '../../request/request-id.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { anEmailServer } from '../../testing/email-server.ts';
import { sendEmails } from './send-email.ts';

/** How often marking an email as sent still fails, and with what. */
const outage = vi.hoisted(() => ({ left: 0, code: '57P01' }));
vi.mock('@vitrine/store/emails/queries', async (original) => {
  const queries = await original<typeof import('@vitrine/store/emails/queries')>();
  return {
    ...queries,
    markEmailSent: async (...input: Parameters<typeof queries.markEmailSent>) => {
      if (outage.left-- > 0) throw Object.assign(new Error('The database is restarting'), { code: outage.code });
      return queries.markEmailSent(...input);
    },
  };
});

let t: TestApp;
let server: Awaited<ReturnType<typeof anEmailServer>>;
beforeAll(async () => {
  t = await appForTests();
  server = await anEmailServer();
  t.services.mailer = smtpMailer(server.url, 'no-reply@vitrine.test');
});
afterEach(() => {
  outage.left = 0;
  server.messages.length = 0;
});
afterAll(async () => {
  await server.close();
  await t.close();
});

const aQueuedEmail = () =>
  insertEmail(t.services.db, {
    ...{ kind: 'customer-design', organisationId: null, enquiryId: null, recipient: 'priya@example.org' },
    ...{ senderName: 'Oakline', replyTo: null, content: { subject: 'Design', html: '<p>design</p>', body: 'design' } },
  });
const send = (id: number, job: string) =>
  inRequest(job, () => sendEmails(t.services, { emailIds: [id] }, { last: false }));
const messageIds = () => server.messages.map((message) => message.match(/^Message-ID: (.*)$/im)?.[1]);

test('a database that is away for a moment once the email has left does not have it sent again', async () => {
  const { id } = await aQueuedEmail();
  outage.left = 2;
  await send(id, 'job');
  await send(id, 'job');
  expect(server.messages).toHaveLength(1);
});

test('one that is sent again because nothing could be noted has the same Message-ID; resent by hand, another', async () => {
  const { id } = await aQueuedEmail();
  Object.assign(outage, { left: 1, code: 'XX000' });
  await expect(send(id, 'job')).rejects.toThrow('restarting');
  await send(id, 'job');
  await t.services.db.updateTable('emails').set({ status: 'queued' }).where('id', '=', id).execute();
  await send(id, 'by-hand');
  const [first, again, byHand] = messageIds();
  expect(first).toBe(`<${id}.job@vitrine.test>`);
  expect(again).toBe(first);
  expect(byHand).not.toBe(first);
});

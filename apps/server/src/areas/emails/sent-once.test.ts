import { insertEmail } from '@vitrine/store/emails/queries';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '../../ports/mailer.ts';
import { inRequest } from '../../request/request-id.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { anEmailServer } from '../../testing/email-server.ts';
import { sendEmails } from './send-email.ts';

let t: TestApp;
let server: Awaited<ReturnType<typeof anEmailServer>>;
beforeAll(async () => {
  t = await appForTests();
  server = await anEmailServer();
  t.services.mailer = smtpMailer(server.url, 'no-reply@vitrine.test');
});
afterEach(async () => {
  await t.store.run('drop function if exists fail_to_mark cascade; drop sequence if exists marked;');
  server.messages.length = 0;
});
afterAll(async () => {
  await server.close();
  await t.close();
});

/** Lets the database reject the next times that an email is marked as sent. */
const failToMark = (times: number, code: string) =>
  t.store.run(`create sequence marked;
    create function fail_to_mark() returns trigger language plpgsql as $$ begin
      if new.status = 'sent' and nextval('marked') <= ${times} then
        raise exception 'The database is restarting' using errcode = '${code}';
      end if;
      return new;
    end $$;
    create trigger fail_to_mark before update on emails for each row execute function fail_to_mark();`);
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
  await failToMark(2, '57P03');
  await send(id, 'job');
  await send(id, 'job');
  expect(server.messages).toHaveLength(1);
});

test('one that is sent again because nothing could be noted has the same Message-ID; resent by hand, another', async () => {
  const { id } = await aQueuedEmail();
  await failToMark(1, 'XX000');
  await expect(send(id, 'job')).rejects.toThrow('restarting');
  await send(id, 'job');
  await t.services.db.updateTable('emails').set({ status: 'queued' }).where('id', '=', id).execute();
  await send(id, 'by-hand');
  const [first, again, byHand] = messageIds();
  expect(first).toBe(`<${id}.job@vitrine.test>`);
  expect(again).toBe(first);
  expect(byHand).not.toBe(first);
});

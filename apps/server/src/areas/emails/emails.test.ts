import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { findEmail } from '@vitrine/store/emails/queries';
import { loadTenantTexts } from '@vitrine/texts/load-email-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpMailer } from '../../ports/mailer.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { anEmailServer } from '../../testing/email-server.ts';
import { aConfigurator, anOrganisation } from '../../testing/tenants.ts';

let t: TestApp;
let configurator: number;
let ways: Pick<TestApp['services'], 'mailer' | 'content'>;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  ways = { mailer: t.services.mailer, content: t.services.content };
});
beforeEach(async () => {
  Object.assign(t.services, ways);
  t.sent.length = 0;
  await t.services.db.deleteFrom('enquiries').execute();
  await t.services.db.updateTable('organisations').set({ name: 'Oakline' }).execute();
  await customise({});
});
afterAll(() => t.close());

const content = 'http://vitrine-content.localhost:4000';
const assets = 'oakline/kitchens/kitchen/assets';
const item = (name: string, thumbnail = `${assets}/${name}.webp`) => ({
  component: 'Walls',
  name,
  thumbnail: `${content}/${thumbnail}`,
});

async function sendEnquiry(items: object[], fields: Record<string, string> = {}): Promise<void> {
  const form = new FormData();
  const all = {
    name: 'Priya Shah',
    email: 'priya@example.org',
    configurator_id: String(configurator),
    type: 'panoramic',
    items: '[]',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const image = new Uint8Array(await tinyPng(64, 40, [200, 100, 50, 255]));
  form.set('previewImage', new Blob([image], { type: 'image/png' }), 'design.png');
  const body = new Response(form);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/viewer/contact/request',
    headers: { 'content-type': body.headers.get('content-type') ?? '', host: 'api.vitrine.localhost:4000' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answer.json().success).toBe(true);
  // Independent of the current catalogue.
  const stored = items.map((each) => ({
    ...each,
    thumbnail: String((each as { thumbnail?: string }).thumbnail ?? '').replace(`${content}/`, ''),
  }));
  const newest = t.services.db.selectFrom('enquiries').select((eb) => eb.fn.max('id').as('id'));
  await t.services.db
    .updateTable('enquiries')
    .set({ items: JSON.stringify(stored) })
    .where('id', '=', newest)
    .execute();
}

const webp = async (rgba: readonly [number, number, number, number], width = 256, height = 256): Promise<Buffer> =>
  sharp(await tinyPng(width, height, rgba))
    .webp({ lossless: true })
    .toBuffer();

const customise = (emails: Record<string, unknown>) =>
  t.services.db
    .updateTable('configurators')
    .set({ customisation: JSON.stringify({ emails }) })
    .where('id', '=', configurator)
    .execute();

const images = (html: string): string[] =>
  [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source ?? '');

/** Path on the content host of each item's thumbnail, as the email links them. */
const thumbnails = (html: string): string[] =>
  images(html)
    .filter((address) => address.includes('/thumb-'))
    .map((address) => address.slice(content.length + 1));

/** A content file that has to exist. */
const readWritten = async (path: string): Promise<Buffer> => {
  const bytes = await t.services.content.read(path);
  if (!bytes) throw new Error(`${path} was not written`);
  return bytes;
};

const emailRows = () => t.services.db.selectFrom('emails').selectAll().orderBy('id').execute();

describe('thumbnails in emails', () => {
  test('are JPEG of 96 x 96 on white, so that Outlook shows them', async () => {
    await t.services.content.write(`${assets}/blue.webp`, await webp([20, 40, 200, 255]));
    await t.services.content.write(`${assets}/glass.webp`, await webp([0, 0, 0, 0]));
    await sendEnquiry([item('blue'), item('glass')]);
    await t.deliver();
    expect(t.sent).toHaveLength(2);
    for (const { html } of t.sent) {
      expect(images(html)).toHaveLength(3);
      for (const address of images(html)) expect(address).toMatch(/\.(jpg|png)$/);
      const [blue, glass] = await Promise.all(thumbnails(html).map(readWritten));
      expect(await sharp(blue).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 });
      const { channels } = await sharp(blue).stats();
      expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([2, 4, 20]);
      expect((await sharp(glass).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
    }
  });

  test('keep the form of the image', async () => {
    await t.services.content.write(`${assets}/wide.webp`, await webp([0, 0, 0, 255], 256, 64));
    await sendEnquiry([item('wide')]);
    await t.deliver();
    const [path = ''] = thumbnails(t.sent[0]?.html ?? '');
    const { data, info } = await sharp(await readWritten(path))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[y * info.width + x] ?? -1;
    expect(at(48, 48)).toBeLessThan(20);
    expect(at(48, 10)).toBeGreaterThan(235);
    expect(at(48, 86)).toBeGreaterThan(235);
  });

  test('are beside the other files of the enquiry and readable by anyone who gets the email', async () => {
    await t.services.content.write(`${assets}/blue.webp`, await webp([20, 40, 200, 255]));
    await sendEnquiry([item('blue')]);
    await t.deliver();
    const [path = ''] = thumbnails(t.sent[0]?.html ?? '');
    const { dataUrl } = await t.services.db.selectFrom('enquiries').select('dataUrl').executeTakeFirstOrThrow();
    expect(path).toBe(`${dataUrl}thumb-1.jpg`);
    const answer = await t.app.inject({ url: `/${path}`, headers: { host: 'vitrine-content.localhost:4000' } });
    expect(answer.headers['content-type']).toBe('image/jpeg');
  });

  test('are made once, however many emails show them', async () => {
    const written: string[] = [];
    const files = t.services.content;
    t.services.content = {
      ...files,
      write: (path, bytes) => {
        written.push(path);
        return files.write(path, bytes);
      },
    };
    await files.write(`${assets}/blue.webp`, await webp([20, 40, 200, 255]));
    await sendEnquiry([item('blue'), item('blue')]);
    await t.deliver();
    expect(t.sent).toHaveLength(2);
    expect(written.filter((path) => path.includes('thumb-'))).toHaveLength(1);
    expect(thumbnails(t.sent[1]?.html ?? '')).toHaveLength(2);
  });

  test('that cannot be made are left out, and the email goes all the same', async () => {
    await t.services.content.write(`${assets}/broken.webp`, 'no image');
    await t.services.content.write(
      'oakline/drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    await t.services.content.write('oakline/huge.webp', await webp([9, 9, 9, 255], 2048, 1024));
    await t.services.content.write(`${assets}/blue.webp`, await webp([20, 40, 200, 255]));
    await sendEnquiry([
      item('broken'),
      item('missing'),
      item('drawing', 'oakline/drawing.svg'),
      item('huge', 'oakline/huge.webp'),
      item('outside', '../../../etc/passwd'),
      item('blue'),
    ]);
    await t.deliver();
    expect(t.sent).toHaveLength(2);
    expect(thumbnails(t.sent[0]?.html ?? '')).toEqual([expect.stringMatching(/\/thumb-6\.jpg$/)]);
    expect(t.sent[0]?.html).toContain('missing');
  });
});

/** Header lines of a message, folded ones joined. */
const headers = (message: string): string[] =>
  message
    .slice(0, message.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

test('the email to the organisation says why its recipient gets it', async () => {
  const setRecipients = (contactEmail: string[] | null) =>
    updateConfigurator(t.services.db, configurator, { contactEmail });
  const texts = () => t.sent.filter(({ to }) => to !== 'priya@example.org').map(({ to, text }) => [to, text]);
  const { enquiry } = await loadTenantTexts('en-gb');
  await sendEnquiry([]);
  await t.deliver();
  expect(texts()).toEqual([['contact@oakline.example', expect.stringContaining(enquiry.defaultReason('Kitchen'))]]);
  t.sent.length = 0;
  await setRecipients(['sales@oakline.example']);
  await sendEnquiry([]);
  await t.deliver();
  await setRecipients(null);
  expect(texts()).toEqual([['sales@oakline.example', expect.stringContaining(enquiry.reason('Kitchen'))]]);
});

describe('the head of an email', () => {
  test('takes no header and no recipient from anything that people write', async () => {
    const attack = (of: string) => `${of}\r\nBcc: ${of}@evil.example\r\n\r\nBuy now`;
    const server = await anEmailServer();
    t.services.mailer = smtpMailer(server.url, 'no-reply@vitrine.localhost');
    await customise({
      customer_from: attack('sender'),
      customer_subject: attack('subject'),
      enquiry_subject: attack('subject'),
      append_customer_name: true,
    });
    await t.services.db
      .updateTable('organisations')
      .set({ name: attack('organisation') })
      .execute();
    await sendEnquiry([{ component: attack('component'), name: attack('item') }], {
      name: attack('visitor'),
      postcode: '\r\nBcc: x@evil.co',
    });
    await t.deliver();
    await server.close();
    expect(server.recipients).toEqual(['RCPT TO:<contact@oakline.example>', 'RCPT TO:<priya@example.org>']);
    expect(server.messages).toHaveLength(2);
    for (const message of server.messages) {
      const names = headers(message).map((line) => line.split(':')[0]?.toLowerCase());
      expect([...names].sort()).toEqual(
        [
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
          'x-request-id',
        ].sort(),
      );
      expect(headers(message).find((line) => line.startsWith('From: '))).toContain('<no-reply@vitrine.localhost>');
      expect(headers(message).find((line) => /^x-request-id:/i.test(line))).toMatch(/: [\w-]{12}$/);
    }
  });

  test.each([
    [
      'the sender that the organisation chose',
      { customer_from: 'Oak\r\nline\u0007 \u202EKitchens\t' },
      'Oak line Kitchens',
    ],
    [
      'the organisation, when the chosen sender is nothing but control characters',
      { customer_from: '\r\n\u0007' },
      'Oakline',
    ],
    ['the organisation, when none was chosen', {}, 'Oakline'],
  ])('names %s', async (_case, emails, name) => {
    await customise(emails);
    await sendEnquiry([]);
    await t.deliver();
    expect(t.sent.map(({ senderName }) => senderName)).toEqual(['Vitrine', name]);
    const mailbox = await t.app.inject({ url: '/mailbox.json', headers: { host: 'vitrine.localhost:4000' } });
    expect(
      mailbox
        .json<{ from: string }[]>()
        .slice(0, 2)
        .map(({ from }) => from)
        .sort(),
    ).toEqual([name, 'Vitrine'].sort());
  });
});

describe('a mail server that does not answer', () => {
  test('leaves the email queued with the reason, and the second try sends it exactly once', async () => {
    const working = t.services.mailer;
    t.services.mailer = { send: () => Promise.reject(new Error('451 Try again later')) };
    await sendEnquiry([]);
    await expect(t.deliver()).rejects.toThrow('451 Try again later');
    const [failed] = await emailRows();
    expect(failed).toMatchObject({ status: 'queued', attempts: 1, lastError: '451 Try again later', sentAt: null });
    expect(t.sent).toEqual([]);

    t.services.mailer = working;
    const emailId = failed?.id ?? 0;
    const emailIds = (await emailRows()).map(({ id }) => id);
    await t.services.jobs.enqueue(t.services.db, 'send-email', { emailIds });
    await t.services.jobs.enqueue(t.services.db, 'send-email', { emailIds });
    await t.deliver();
    expect(t.sent.map(({ to }) => to).sort()).toEqual(['contact@oakline.example', 'priya@example.org']);
    expect(await findEmail(t.services.db, emailId)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  test('holds up no other email of the enquiry, which is not sent again when the job is tried again', async () => {
    const working = t.services.mailer;
    t.services.mailer = {
      send: (email) =>
        email.to === 'priya@example.org' ? Promise.reject(new Error('451 Try again later')) : working.send(email),
    };
    await sendEnquiry([]);
    await expect(t.deliver()).rejects.toThrow('451 Try again later');
    expect(t.sent.map(({ to }) => to)).toEqual(['contact@oakline.example']);

    t.services.mailer = working;
    const emailIds = (await emailRows()).map(({ id }) => id);
    await t.services.jobs.enqueue(t.services.db, 'send-email', { emailIds });
    await t.deliver();
    expect(t.sent.map(({ to }) => to)).toEqual(['contact@oakline.example', 'priya@example.org']);
  });

  test('makes the email failed on the last try only', async () => {
    t.services.mailer = { send: () => Promise.reject(new Error('550 No such user')) };
    await sendEnquiry([]);
    await expect(t.deliver()).rejects.toThrow();
    const [email] = await emailRows();
    const { sendEmails } = await import('./send-email.ts');
    await expect(sendEmails(t.services, { emailIds: [email?.id ?? 0] }, { last: true })).rejects.toThrow(
      '550 No such user',
    );
    expect((await emailRows())[0]).toMatchObject({ status: 'failed', attempts: 2, lastError: '550 No such user' });
  });
});

test('an email that an earlier version of the product queued by itself is sent', async () => {
  await sendEnquiry([]);
  const [first] = await emailRows();
  const { sendEmails } = await import('./send-email.ts');
  await sendEmails(t.services, { emailId: first?.id ?? 0 }, { last: false });
  expect(t.sent).toHaveLength(1);
});

test('an email that is sent is not sent again', async () => {
  await sendEnquiry([]);
  await t.deliver();
  const before = await emailRows();
  t.setNow(new Date('2026-06-16T09:00:00Z'));
  for (const { id } of before) await t.services.jobs.enqueue(t.services.db, 'send-email', { emailIds: [id] });
  await t.deliver();
  expect(t.sent).toHaveLength(2);
  expect(await emailRows()).toEqual(before);
});

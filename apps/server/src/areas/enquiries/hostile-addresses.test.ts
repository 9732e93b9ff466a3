import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '../../ports/mailer.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anEmailServer } from '../../testing/email-server.ts';
import { sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let configurator: number;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  const owner = await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId });
  const token = await aSession(services, owner);
  await callsOf(t)('POST', `/configurators/${configurator}/deploy`, { token, payload: { version: '1' } });
});
afterAll(() => t.close());

const enquire = (email: string, name = 'Ann') => {
  const fields = { name, email, url: '', type: 'panoramic', items: '[]', configurator_id: String(configurator) };
  return sendForm(t, '/viewer/contact/request', undefined, fields);
};

test.each([
  ['a line break', 'ann@example.org\r\nBcc: victim@example.org'],
  ['a bare line feed', 'ann@example.org\nBcc: victim@example.org'],
  ['a line separator', 'ann@example.org\u2028Bcc: victim@example.org'],
  ['an encoded line break', 'ann%0d%0aBcc:victim@example.org'],
  ['an encoded word', '=?utf-8?q?ann=0d=0aBcc?=@example.org'],
  ['a second address', 'ann@example.org, victim@example.org'],
  ['a name', 'Ann <victim@example.org>'],
  ['a group', 'all: victim@example.org;'],
  ['a route', '<@a.example,@b.example:victim@example.org>'],
])('an enquiry whose address has %s is rejected', async (_what, email) => {
  const answer = await enquire(email);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: [enquiryMessages.emailInvalid] }]);
});

test('a name that looks like headers adds none, and no recipient', async () => {
  const server = await anEmailServer((line) => (line.startsWith('EHLO') ? '250-fine\r\n250 SMTPUTF8' : null));
  t.services.mailer = smtpMailer(server.url, 'no-reply@vitrine.test');
  const name = 'Ann\r\nBcc: victim@example.org\r\n\r\n.\r\nRCPT TO:<victim@example.org>';
  expect((await enquire('zoë@bäder.example', name)).statusCode).toBe(200);
  await t.deliver();
  await server.close();
  expect(server.recipients.filter((line) => line.includes('victim'))).toEqual([]);
  expect(server.recipients).toContain('RCPT TO:<zoë@bäder.example>');
  const heads = server.messages.map((message) => message.slice(0, message.indexOf('\r\n\r\n')));
  expect(heads.length).toBeGreaterThan(0);
  expect(heads.filter((head) => /^(bcc|rcpt)/im.test(head))).toEqual([]);
});

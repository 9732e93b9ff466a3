import { expect, test } from 'vitest';
import { anEmailServer } from '../testing/email-server.ts';
import { EmailRejected, smtpMailer } from './mailer.ts';

const email = {
  ...{ senderName: 'Oakline', to: 'ann@oakline.test', replyTo: null },
  ...{ subject: 'Your link', html: '<p>Sign in</p>', text: 'Sign in' },
};

test('a server without STARTTLS gets nothing where TLS is required, and takes the email where it is not', async () => {
  const server = await anEmailServer((line) => (line.startsWith('STARTTLS') ? '502 no' : null));
  const from = 'no-reply@vitrine.test';
  await expect(smtpMailer(server.url, from, { requireTls: true }).send(email)).rejects.toThrow(/STARTTLS|TLS/);
  await expect(smtpMailer(`${server.url}?ignoreTLS=true`, from, { requireTls: true }).send(email)).rejects.toThrow();
  expect(server.messages).toEqual([]);
  await smtpMailer(server.url, from).send(email);
  expect(server.messages).toHaveLength(1);
  await server.close();
});

const FROM = 'no-reply@vitrine.test';
const offering = (line: string) => (line.startsWith('EHLO') ? '250-fine\r\n250 SMTPUTF8' : null);
/** The address headers of the first message. */
const addressed = (messages: readonly string[]) => messages[0]?.match(/^(?:To|Reply-To): .*$/gm);

test('a domain beyond ASCII goes out in punycode, to any mail server', async () => {
  const server = await anEmailServer();
  const to = 'Mueller@bäder-kunde.de';
  await smtpMailer(server.url, FROM).send({ ...email, to, replyTo: 'ann@例子.广告' });
  expect(server.recipients).toEqual(['RCPT TO:<Mueller@xn--bder-kunde-q5a.de>']);
  expect(addressed(server.messages)).toEqual([
    'To: Mueller@xn--bder-kunde-q5a.de',
    'Reply-To: ann@xn--fsqu00a.xn--4rr70v',
  ]);
  await server.close();
});

test('an address beyond ASCII goes out with SMTPUTF8 where the mail server offers it', async () => {
  const commands: string[] = [];
  const server = await anEmailServer((line) => {
    commands.push(line);
    return offering(line);
  });
  await smtpMailer(server.url, FROM).send({ ...email, to: 'zoë.müller@bäder-kunde.de' });
  expect(commands).toContain(`MAIL FROM:<${FROM}> SMTPUTF8`);
  expect(server.recipients).toEqual(['RCPT TO:<zoë.müller@bäder-kunde.de>']);
  expect(addressed(server.messages)).toEqual(['To: zoë.müller@bäder-kunde.de']);
  await server.close();
});

test('an address beyond ASCII is rejected for good where the mail server does not offer SMTPUTF8', async () => {
  const server = await anEmailServer();
  const sending = smtpMailer(server.url, FROM).send({ ...email, to: 'zoë.müller@bäder-kunde.de' });
  await expect(sending).rejects.toThrow(new EmailRejected('The mail server does not offer SMTPUTF8'));
  expect([server.recipients, server.messages]).toEqual([[], []]);
  await server.close();
});

test('a mail server that cannot be reached is no reason to give an address up', async () => {
  const server = await anEmailServer();
  await server.close();
  const sending = smtpMailer(server.url, FROM).send({ ...email, to: 'zoë.müller@bäder-kunde.de' });
  await expect(sending).rejects.not.toBeInstanceOf(EmailRejected);
});

test('an address beyond ASCII to reply to is left out, so that the email reaches every recipient', async () => {
  const server = await anEmailServer();
  await smtpMailer(server.url, FROM).send({ ...email, replyTo: 'zoë.müller@bäder-kunde.de' });
  expect(addressed(server.messages)).toEqual(['To: ann@oakline.test']);
  await server.close();
});

test('emails that follow each other share a connection', async () => {
  const server = await anEmailServer();
  const mailer = smtpMailer(server.url, FROM);
  for (let n = 0; n < 3; n++) await mailer.send(email);
  expect([server.messages.length, server.connections()]).toEqual([3, 1]);
  await server.close();
});

test('an email goes out once over a new connection when the server has closed the one before', async () => {
  const server = await anEmailServer();
  const mailer = smtpMailer(server.url, FROM);
  await mailer.send(email);
  server.hangUp();
  await mailer.send(email);
  expect([server.messages.length, server.connections()]).toEqual([2, 2]);
  await server.close();
});

test('an email whose connection ends before it is answered is not sent again: the server may have it', async () => {
  const server = await anEmailServer((line) => {
    if (line === '.' && server.messages.length === 2) server.hangUp();
    return null;
  });
  const mailer = smtpMailer(server.url, FROM);
  await mailer.send(email);
  await expect(mailer.send(email)).rejects.not.toBeInstanceOf(EmailRejected);
  expect([server.messages.length, server.connections()]).toEqual([2, 1]);
  await server.close();
});

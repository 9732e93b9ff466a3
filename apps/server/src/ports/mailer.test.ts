import { expect, test } from 'vitest';
import { anEmailServer } from '../testing/email-server.ts';
import { smtpMailer } from './mailer.ts';

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

import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { assertFitForProduction, issuesForProduction } from './production-settings.ts';

const GOOD = {
  NODE_ENV: 'production',
  BASE_DOMAIN: 'vitrine.example',
  CONTENT_DOMAIN: 'vitrine-content.example',
  SECRET_KEY: 'Zk3v9QwLr7TnX2bYp5HsJd8MfGc4RaUe',
  SMTP_URL: 'smtps://mail.vitrine.example',
  DATABASE_URL: 'postgres://app:qZ81kfPw@db.vitrine.example/app?sslmode=verify-full',
  CONTENT_URL: 's3://files?endpoint=https://s3.vitrine.example',
};

const FAR = 'postgres://app:qZ81kfPw@db.far.example/app';
const HERE = 'postgres://app:qZ81kfPw@127.0.0.1/app';

const issuesOf = (changed: Record<string, string | undefined>): string[] =>
  issuesForProduction(readConfig({ ...GOOD, ...changed }));

test('complete settings have no issue', () => {
  expect(issuesOf({})).toEqual([]);
  expect(() => assertFitForProduction(readConfig(GOOD))).not.toThrow();
});

test.each([
  ['the demo', { VITRINE_DEMO: '1' }, 'VITRINE_DEMO is on'],
  ['no base domain', { BASE_DOMAIN: undefined }, 'BASE_DOMAIN is missing'],
  ['localhost', { BASE_DOMAIN: 'localhost' }, 'BASE_DOMAIN is missing or only known on this machine'],
  ['an IP address as the domain', { BASE_DOMAIN: '203.0.113.9' }, 'BASE_DOMAIN is an address'],
  ['a scheme before the domain', { BASE_DOMAIN: 'http://vitrine.example' }, 'BASE_DOMAIN is not a domain'],
  ['a port behind the domain', { BASE_DOMAIN: 'vitrine.example:8080' }, 'BASE_DOMAIN is not a domain'],
  ['no content domain', { CONTENT_DOMAIN: '' }, 'CONTENT_DOMAIN is missing'],
  ['a content host of the same site', { BASE_DOMAIN: 'app.maker.com', CONTENT_DOMAIN: 'files.maker.com' }, 'same site'],
  ['no secret', { SECRET_KEY: undefined }, 'SECRET_KEY is missing'],
  ['a placeholder as the secret', { SECRET_KEY: 'change-me-change-me-change-me-12345' }, 'SECRET_KEY can be guessed'],
  ['one letter as the secret', { SECRET_KEY: 'x'.repeat(40) }, 'SECRET_KEY can be guessed'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is missing'],
  [
    'a guessable database password',
    { DATABASE_URL: 'postgres://app:postgres@db/app?sslmode=require' },
    'DATABASE_URL has no password',
  ],
  [
    'a far database without a password',
    { DATABASE_URL: 'postgres://app@db.far.example/app?sslmode=require' },
    'DATABASE_URL has no',
  ],
  ['a far database in plain text', { DATABASE_URL: FAR }, 'DATABASE_URL is not encrypted'],
  [
    'a database of the own network in plain text',
    { DATABASE_URL: FAR.replace('far.example', '10.0.0.5') },
    'encrypted',
  ],
  ['a database that may answer in plain text', { DATABASE_URL: `${FAR}?sslmode=prefer` }, 'sslmode=verify-full'],
  ['a database whose certificate nobody looks at', { DATABASE_URL: `${FAR}?sslmode=no-verify` }, 'not encrypted'],
  ['encryption that is turned off again', { DATABASE_URL: `${FAR}?sslmode=require&sslmode=disable` }, 'not encrypted'],
  ['a far host behind a local one', { DATABASE_URL: `${HERE}?host=db.far.example` }, 'not encrypted'],
  ['email without encryption', { SMTP_URL: 'smtp://mail.far.example?ignoreTLS=true' }, 'SMTP_URL turns encryption'],
  ['email to any server', { SMTP_URL: 'smtps://mail.far.example?tls.rejectUnauthorized=false' }, 'SMTP_URL turns'],
  ['files over plain http', { CONTENT_URL: 's3://files?endpoint=http://s3.far.example' }, 'CONTENT_URL is plain http'],
  ['a style finder over plain http', { STYLE_FINDER_URL: 'http://finder.example' }, 'STYLE_FINDER_URL is plain http'],
  ['a spreadsheet over plain http', { AIRTABLE_URL: 'http://sheets.example' }, 'AIRTABLE_URL is plain http'],
  ['a calendar over plain http', { SUPPORT_BOOKING_URL: 'http://book.example' }, 'SUPPORT_BOOKING_URL is plain http'],
])('%s is the one issue that is reported', (_case, changed, message) => {
  const issues = issuesOf(changed);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(message);
});

test.each([
  ['plain http inside the own network', { CONTENT_URL: 's3://files?endpoint=http://files:9000' }],
  ['a domain below a shared suffix', { BASE_DOMAIN: 'maker.co.uk', CONTENT_DOMAIN: 'maker-files.co.uk' }],
  ['the embedded database and a folder of files', { DATABASE_URL: undefined, CONTENT_URL: undefined }],
  ['a far database over TLS', { DATABASE_URL: `${FAR}?sslmode=require` }],
  ['a far database over TLS, by a private certificate', { DATABASE_URL: `${FAR}?sslmode=verify-ca&sslrootcert=/ca` }],
  ['a far database over a network that is trusted', { DATABASE_URL: FAR, DATABASE_ALLOW_PLAIN: '1' }],
  ['a database on this machine', { DATABASE_URL: HERE }],
  ['a database on this machine, by IPv6', { DATABASE_URL: 'postgres://app:qZ81kfPw@[::1]/app' }],
  ['a database behind a socket', { DATABASE_URL: 'postgres:///app?host=/var/run/postgresql' }],
  ['a database behind a socket as its host', { DATABASE_URL: 'postgres://app:qZ81kfPw@%2Fvar%2Frun/app' }],
  ['email over STARTTLS', { SMTP_URL: 'smtp://mail.far.example:587' }],
  ['email over a network that is trusted', { SMTP_URL: 'smtp://email?ignoreTLS=true', SMTP_ALLOW_PLAIN: '1' }],
  ['a database beside the server that asks for no password', { DATABASE_URL: 'postgres://app@127.0.0.1/app' }],
])('%s is fine', (_case, changed) => {
  expect(issuesOf(changed)).toEqual([]);
});

test('a short secret is rejected wherever it is set', () => {
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY has to be at least 32 characters');
});

test('every issue is reported at once, as a list', () => {
  const config = readConfig({ NODE_ENV: 'production', VITRINE_DEMO: '1' });
  expect(() => assertFitForProduction(config)).toThrow(ConfigError);
  const list = issuesForProduction(config).map((issue) => `  - ${issue}`);
  expect(list).toHaveLength(5);
  expect(() => assertFitForProduction(config)).toThrow(list.join('\n'));
});

test('outside production the defaults do', () => {
  expect(issuesForProduction(readConfig({}))).toEqual([]);
});

test.each([
  ['in production', { SMTP_URL: 'smtp://mail.far.example:587' }, true],
  ['in production, on the own network', { SMTP_URL: 'smtp://email:25' }, true],
  ['in production, on this machine', { SMTP_URL: 'smtp://127.0.0.1:25' }, false],
  ['in production, on this machine by IPv6', { SMTP_URL: 'smtp://[::1]:25' }, false],
  ['in production, where plain text is allowed', { SMTP_URL: 'smtp://email:25', SMTP_ALLOW_PLAIN: '1' }, false],
  ['elsewhere', { SMTP_URL: 'smtp://email:25', NODE_ENV: undefined }, false],
])('email %s goes out over TLS only: %o %s', (_case, changed, expected) => {
  expect(readConfig({ ...GOOD, ...changed }).smtpRequiresTls).toBe(expected);
});

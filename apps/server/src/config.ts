import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { imageUploadLimits } from '@vitrine/contract/uploads/limits';

export interface Config {
  /** The root folder of the repository. */
  root: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Whether Postgres row-level security separates tenants, in addition to the scope of every query. */
  rowSecurity: boolean;
  contentUrl: string | null;
  smtpUrl: string | null;
  /** Email goes out over TLS or not at all. */
  smtpRequiresTls: boolean;
  /** DATABASE_ALLOW_PLAIN: the network to the database is trusted. */
  databaseAllowsPlain: boolean;
  /** The key that seals secrets in the database; null: a key file in the data folder. */
  secretKey: string | null;
  /** How many hours a session that is not remembered may go unused. */
  sessionIdleHours: number;
  /** The most that the images of one organisation may take: originals and unfinished uploads. */
  storageBytes: number;
  /** The spreadsheet API: Airtable, or a stand-in. */
  airtableUrl: string;
  /** The external style finder; null: the built-in one. */
  styleFinderUrl: string | null;
  baseDomain: string;
  /** How users reach the operator of this installation. */
  support: { email: string | null; phone: string | null; bookingUrl: string | null };
  contentDomain: string;
  demo: boolean;
  production: boolean;
  /** The only address that serves /metrics; null: none. */
  metricsAddress: { host: string; port: number } | null;
  version: string;
}

/** Thrown with a message for the operator who starts the server. */
export class ConfigError extends Error {}

/** Reads the environment (docs/operations.md lists the names). Throws ConfigError on an invalid value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const production = env.NODE_ENV === 'production';
  const demo = readSwitch('VITRINE_DEMO', env.VITRINE_DEMO, !production);
  const smtpAllowsPlain = readSwitch('SMTP_ALLOW_PLAIN', env.SMTP_ALLOW_PLAIN, false);
  const config: Config = {
    root: projectRoot(),
    port: readPort(env.PORT),
    dataDir: path.resolve(projectRoot(), env.DATA_DIR || '.data'),
    databaseUrl: readUrl(
      'DATABASE_URL',
      env.DATABASE_URL,
      /^postgres(ql)?:\/\//,
      'postgres://user:password@host/database',
    ),
    rowSecurity: readSwitch('DATABASE_ROW_SECURITY', env.DATABASE_ROW_SECURITY, true),
    contentUrl: readUrl('CONTENT_URL', env.CONTENT_URL, /^s3:\/\/[\w.-]+/, 's3://bucket?endpoint=…&region=…'),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, /^smtps?:\/\//, 'smtp://user:password@host:587'),
    smtpRequiresTls: production && !smtpAllowsPlain && !isLoopback(hostIn(env.SMTP_URL)),
    databaseAllowsPlain: readSwitch('DATABASE_ALLOW_PLAIN', env.DATABASE_ALLOW_PLAIN, false),
    secretKey: readSecretKey(env.SECRET_KEY),
    sessionIdleHours: readIdleHours(env.SESSION_IDLE_HOURS),
    storageBytes: readStorage(env.ORGANISATION_STORAGE_GB),
    styleFinderUrl: readUrl('STYLE_FINDER_URL', env.STYLE_FINDER_URL, WEB, 'https://…'),
    airtableUrl: airtableUrlOf(env.AIRTABLE_URL, { demo, port: env.PORT }),
    baseDomain: readDomain('BASE_DOMAIN', env.BASE_DOMAIN || 'vitrine.localhost', production),
    contentDomain: readDomain('CONTENT_DOMAIN', env.CONTENT_DOMAIN || 'vitrine-content.localhost', production),
    demo,
    support: {
      email: env.SUPPORT_EMAIL || (demo ? 'support@vitrine.test' : null),
      phone: env.SUPPORT_PHONE || (demo ? '020 7946 0018' : null),
      bookingUrl: readUrl('SUPPORT_BOOKING_URL', env.SUPPORT_BOOKING_URL, WEB, 'https://…'),
    },
    production,
    metricsAddress: readAddress('METRICS_ADDR', env.METRICS_ADDR),
    version: '0.1.0',
  };
  if (sameSite(config.contentDomain, config.baseDomain)) {
    throw new ConfigError('CONTENT_DOMAIN has to be another site than BASE_DOMAIN: no session cookie may reach it.');
  }
  return config;
}

/** Works from source (apps/server/src) and from the build (apps/server/dist): both are three folders deep. */
const projectRoot = (): string => path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

function readPort(input: string | undefined): number {
  if (!input) return 4000;
  const port = Number(input);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT has to be a number up to 65535, not "${input}".`);
  return port;
}

const ADDRESS = /^(?<host>[\w.-]+|\[[\da-f:.]+\]):(?<port>\d{1,5})$/i;

function readAddress(name: string, text: string | undefined): { host: string; port: number } | null {
  if (!text) return null;
  const { host = '', port } = ADDRESS.exec(text)?.groups ?? {};
  if (!port || Number(port) > 65_535) throw new ConfigError(`${name} has to be host:port, such as 127.0.0.1:9464.`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The demo serves a sample base, so that the button can be tried. */
const airtableUrlOf = (
  input: string | undefined,
  { demo, port }: { demo: boolean; port: string | undefined },
): string =>
  readUrl('AIRTABLE_URL', input, WEB, 'https://…') ??
  (demo ? `http://127.0.0.1:${readPort(port)}` : 'https://api.airtable.com');

const WEB = /^https?:\/\//;

/** The value is not repeated in the message, because it may hold a password. */
function readUrl(name: string, input: string | undefined, form: RegExp, example: string): string | null {
  if (!input) return null;
  if (!form.test(input)) throw new ConfigError(`${name} has to look like ${example}`);
  return input;
}

const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];

function readSwitch(name: string, text: string | undefined, byDefault: boolean): boolean {
  if (!text) return byDefault;
  const position = text.toLowerCase();
  if (!ON.includes(position) && !OFF.includes(position))
    throw new ConfigError(`${name} has to be on or off, not "${text}".`);
  return ON.includes(position);
}

/** In lower case. In production it is checked with the other settings, so that all their issues are reported at once. */
function readDomain(name: string, text: string, production: boolean): string {
  const domain = text.toLowerCase();
  if (!production && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain))
    throw new ConfigError(`${name} has to be a domain, without scheme, port or path, not "${text}".`);
  return domain;
}

/** The host of an address; '' when it has none or is invalid. */
export const hostIn = (url: string | null | undefined): string =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';

/** Whether a host is this machine, so that nothing sent to it leaves it. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

const SHORTEST_SECRET = 32;

function readSecretKey(input: string | undefined): string | null {
  if (!input) return null;
  if (input.length < SHORTEST_SECRET)
    throw new ConfigError(`SECRET_KEY has to be at least ${SHORTEST_SECRET} characters of random text.`);
  return input;
}

function readIdleHours(input: string | undefined): number {
  if (!input) return sessionLimits.idleHours;
  const hours = Number(input);
  if (!Number.isInteger(hours) || hours < 1 || hours > sessionLimits.unrememberedHours)
    throw new ConfigError(
      `SESSION_IDLE_HOURS has to be a whole number from 1 to ${sessionLimits.unrememberedHours}, not "${input}".`,
    );
  return hours;
}

const GIGABYTE = 1024 * 1024 * 1024;

function readStorage(input: string | undefined): number {
  if (!input) return imageUploadLimits.storageBytes;
  const gigabytes = Number(input);
  if (!(gigabytes > 0 && Number.isFinite(gigabytes)))
    throw new ConfigError(`ORGANISATION_STORAGE_GB has to be a number above 0, not "${input}".`);
  return Math.floor(gigabytes * GIGABYTE);
}

const sameSite = (a: string, b: string): boolean => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);

import { type Config, ConfigError, hostIn, isLoopback } from './config.ts';

type Settings = Pick<
  Config,
  | 'production'
  | 'demo'
  | 'baseDomain'
  | 'contentDomain'
  | 'databaseUrl'
  | 'databaseAllowsPlain'
  | 'contentUrl'
  | 'smtpUrl'
  | 'smtpRequiresTls'
  | 'secretKey'
  | 'styleFinderUrl'
  | 'airtableUrl'
  | 'support'
>;

/** Random text of 32 characters has more different characters than this, in any alphabet. */
const FEWEST_DIFFERENT = 8;
const PLACEHOLDER = /change.?me|replace.?me|example|password|secret|vitrine|postgres|minio|^admin/i;

/**
 * Why these settings must not be used in production, one message each; none outside production. All are reported at
 * once, so that one start shows every one of them.
 */
export function issuesForProduction(config: Settings): string[] {
  if (!config.production) return [];
  return [
    ...(config.demo ? ['VITRINE_DEMO is on: everybody knows the passwords of the demo. Remove it.'] : []),
    ...domainIssues('BASE_DOMAIN', config.baseDomain),
    ...domainIssues('CONTENT_DOMAIN', config.contentDomain),
    ...(shareASite(config.baseDomain, config.contentDomain)
      ? ['CONTENT_DOMAIN is a part of the same site as BASE_DOMAIN: give the content host a separate domain.']
      : []),
    ...secretIssues(config.secretKey),
    ...(config.smtpUrl ? [] : ['SMTP_URL is missing: invitations, resets and enquiries go out by email.']),
    ...smtpIssues(config),
    ...databaseIssues(config),
    ...originIssues(config),
  ];
}

/** Throws ConfigError with every issue of the production settings. */
export function assertFitForProduction(config: Settings): void {
  const issues = issuesForProduction(config);
  if (issues.length === 0) return;
  const list = issues.map((issue) => `  - ${issue}`).join('\n');
  throw new ConfigError(`These settings are not fit for production (NODE_ENV=production):\n${list}`);
}

function domainIssues(name: string, domain: string): string[] {
  if (/(^|\.)(localhost|local|test|invalid|internal)$/.test(domain))
    return [`${name} is missing or only known on this machine (${domain}): name the domain that browsers reach.`];
  if (/^[\d.]+$/.test(domain) || domain.includes('[')) return [`${name} is an address, not a domain (${domain}).`];
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(domain))
    return [`${name} is not a domain (${domain}): it has no scheme, port or path, and at least one dot.`];
  return [];
}

/** Whether browsers treat two domains as one site, as far as that is known without the public suffix list. */
function shareASite(one: string, other: string): boolean {
  const [a, b] = [one.split('.').reverse(), other.split('.').reverse()];
  const first = a.findIndex((label, at) => label !== b[at]);
  const shared = first < 0 ? a.length : first;
  // co.uk and com.au are shared by strangers; example.com is not.
  return shared > 2 || (shared === 2 && (a[1] ?? '').length > 3);
}

function secretIssues(secret: string | null): string[] {
  if (secret === null)
    return [
      'SECRET_KEY is missing: set it to 32 or more random characters, for example from `openssl rand -base64 32`. ' +
        'If the data folder already has a secret.key, use its text as the value.',
    ];
  if (PLACEHOLDER.test(secret) || new Set(secret).size < FEWEST_DIFFERENT)
    return ['SECRET_KEY can be guessed: it has to be random, for example from `openssl rand -base64 32`.'];
  return [];
}

/** Email holds links that sign people in. */
const smtpIssues = ({ smtpUrl, smtpRequiresTls }: Settings): string[] =>
  smtpRequiresTls && smtpUrl && /[?&](ignoreTLS=true|tls\.rejectUnauthorized=false)/i.test(smtpUrl)
    ? [
        'SMTP_URL turns encryption or its check off: take that out, or set SMTP_ALLOW_PLAIN=1 inside a network you trust.',
      ]
    : [];

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/** Whether everything that goes to the database is encrypted, or stays on this machine. */
function isDatabaseLinkSafe(url: string): boolean {
  const { searchParams } = new URL(url);
  // As pg reads it: the last of several counts, and a path is a socket.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostIn(url));
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return isHere || ENCRYPTED.includes(searchParams.getAll('sslmode').at(-1) ?? '');
}

function databaseIssues({ databaseUrl: url, databaseAllowsPlain }: Settings): string[] {
  if (url === null) return [];
  if (!URL.canParse(url)) return ['DATABASE_URL cannot be read as an address.'];
  const { password, hostname } = new URL(url);
  const isTrusted = isInside(hostname) && password === '';
  const isGuessable = PLACEHOLDER.test(decodeURIComponent(password)) || password === '';
  return [
    ...(isGuessable && !isTrusted ? ['DATABASE_URL has no password, or one that can be guessed.'] : []),
    ...(databaseAllowsPlain || isDatabaseLinkSafe(url)
      ? []
      : [
          'DATABASE_URL is not encrypted: add ?sslmode=verify-full (and sslrootcert=FILE for a certificate authority of ' +
            'your own), or set DATABASE_ALLOW_PLAIN=1 inside a network you trust.',
        ]),
  ];
}

/** Traffic that leaves this machine's network is encrypted. */
function originIssues({ contentUrl, styleFinderUrl, airtableUrl, support }: Settings): string[] {
  const endpoint = contentUrl && URL.canParse(contentUrl) ? new URL(contentUrl).searchParams.get('endpoint') : null;
  const origins: [string, string | null][] = [
    ['The endpoint in CONTENT_URL', endpoint],
    ['STYLE_FINDER_URL', styleFinderUrl],
    ['AIRTABLE_URL', airtableUrl],
    ['SUPPORT_BOOKING_URL', support.bookingUrl],
  ];
  return origins.flatMap(([name, url]) => {
    if (url === null) return [];
    if (!URL.canParse(url)) return [`${name} cannot be read as an address.`];
    const { protocol, hostname } = new URL(url);
    return protocol === 'http:' && !isInside(hostname) ? [`${name} is plain http (${url}): use https.`] : [];
  });
}

/** This machine, a private address, or a name that only the internal network resolves. */
const isInside = (hostname: string): boolean =>
  !hostname.includes('.') ||
  /\.(localhost|internal|local)$/.test(hostname) ||
  /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(hostname);

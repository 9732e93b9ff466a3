export const organisationLimits = {
  /** Share of the contract's monthly sessions from which usage is "danger", and from which it is "negative". */
  usageDanger: 0.9,
  usageNegative: 1,
  countUpSeconds: 1,
  countUpDelaySeconds: 0.5,
  nameMaximum: 100,
  domainMaximum: 253,
  sessionsMaximum: 100_000_000,
  yearsMaximum: 50,
  tilesMaximum: 10_000,
  /** One logo or banner as it is uploaded. */
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Longest side that is kept. */
  logoSide: 800,
  bannerSide: 2400,
  /** A subdomain of a deleted organisation goes to nobody else for so long. */
  subdomainRestDays: 90,
  airtableTextMaximum: 200,
  /** An own domain is proved again so often; every day while its proof is missing. */
  domainRecheckDays: 7,
  /** It stops being used after so many clear answers in a row that its proof is missing, over so many days. */
  domainMisses: 3,
  domainMissingDays: 3,
  domainsCheckedAtHour: 3,
} as const;

/** Subdomains that the product itself uses, or that people would take for its own. */
export const RESERVED_SUBDOMAINS: readonly string[] = [
  'admin',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
  'blog',
  'cdn',
  'content',
  'dashboard',
  'demo',
  'docs',
  'ftp',
  'help',
  'imap',
  'login',
  'mail',
  'mailbox',
  'mx',
  'ns',
  'ns1',
  'ns2',
  'pop',
  'root',
  'secure',
  'shop',
  'smtp',
  'static',
  'status',
  'support',
  'test',
  'vitrine',
  'webmail',
  'ws',
  'www',
];

/** Image types of logos and banners; the content of a file decides its type. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/svg+xml'];

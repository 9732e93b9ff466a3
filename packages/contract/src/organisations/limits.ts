export const organisationLimits = {
  /** Share of the contract's monthly sessions at which usage is "danger", and at which it is "negative". */
  usageDanger: 0.9,
  usageNegative: 1,
  countUpSeconds: 1,
  countUpDelaySeconds: 0.5,
  nameMaximum: 100,
  domainMaximum: 253,
  sessionsMaximum: 100_000_000,
  yearsMaximum: 50,
  tilesMaximum: 10_000,
  /** One uploaded logo or banner. */
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Longest side of a stored image. */
  logoSide: 800,
  bannerSide: 2400,
  /** How long the subdomain of a deleted organisation is reserved. */
  subdomainRestDays: 90,
  airtableTextMaximum: 200,
  /** How often an own domain is verified again: weekly, or daily while its record is missing. */
  domainRecheckDays: 7,
  /** An own domain is no longer used after this many answers in a row without the record, over this many days. */
  domainMisses: 3,
  domainMissingDays: 3,
  domainsCheckedAtHour: 3,
} as const;

/** The images of an organisation or a reseller. */
export type TenantImageKind = 'logo' | 'banner';

/** Subdomains that the product uses, or that people would mistake for its own. */
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

/** Image types of logos and banners. The content of a file decides its type. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/svg+xml'];

import type { AuditText } from '@vitrine/contract/audit/texts';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import type { PriceSettings } from '@vitrine/contract/prices/schemas';
import type { QuoteSettings } from '@vitrine/contract/quotes/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { DerivedColumn, Json, Timestamp } from './columns.ts';

/** Tenants, their people, and how they sign in. Columns in camelCase of migrations/*.sql. */

export interface OrganisationsTable {
  id: Generated<number>;
  parentId: number | null;
  name: string;
  safeName: string;
  dataUrl: string;
  primary: Generated<boolean>;
  enterprise: Generated<boolean>;
  localisation: Generated<boolean>;
  airtableIntegration: Generated<boolean>;
  logo: string | null;
  banner: string | null;
  accessSubdomain: string | null;
  accessDomain: string | null;
  /** By which both are looked up. */
  subdomainLookup: DerivedColumn<string | null>;
  domainLookup: DerivedColumn<string | null>;
  authorisedDomain: string | null;
  contactEmail: string | null;
  address: string | null;
  twoStepRequired: Generated<boolean>;
  accessDomainVerifiedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  accessDomainProof: string | null;
  accessDomainCheckedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  accessDomainMissingSince: ColumnType<Date | null, Date | null | undefined, Date | null>;
  accessDomainMisses: Generated<number>;
  airtableBase: string | null;
  airtableTable: string | null;
  airtableKeySealed: string | null;
  enquiriesKeptMonths: ColumnType<number | null, number | null | undefined, number | null>;
  postcodeAreas: Generated<string[]>;
  /** Of a reseller: its users may change layers and images of its copies. */
  buildsCopies: Generated<boolean>;
  /** What visitors see of prices; null for the default, and for a reseller that follows its organisation. */
  priceSettings: ColumnType<PriceSettings | null, string | null | undefined, string | null>;
  /** How it numbers and words its quotes; null for the default. */
  quoteSettings: ColumnType<QuoteSettings | null, string | null | undefined, string | null>;
  /** The language of its emails; null: that of its manufacturer, else the default. */
  language: ColumnType<AccountLanguage | null, AccountLanguage | null | undefined, AccountLanguage | null>;
  /** The language that its catalogues are written in; null: its main language. */
  catalogueLanguage: ColumnType<Language | null, Language | null | undefined, Language | null>;
  /** The sizes in which images of its designs need no signature; null for the usual ones. */
  imageSizes: ColumnType<ImageSize[] | null, string | null | undefined, string | null>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ContractsTable {
  id: Generated<number>;
  organisationId: number;
  enterprise: boolean;
  years: number;
  startingAt: Timestamp;
  sessions: number;
  tiles: number | null;
  features: Json<Record<string, boolean>>;
}

export interface UsersTable {
  id: Generated<number>;
  organisationId: number | null;
  groupId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** By which an address beyond ASCII is looked up; null for a plain one. Set with `email` (email-key.ts). */
  emailKey: ColumnType<string | null, string | null | undefined, string | null>;
  /** By which every address is looked up. */
  emailLookup: DerivedColumn<string>;
  passwordHash: string | null;
  permissions: string[];
  inviteStatus: 'active' | 'pending' | 'expired' | null;
  /** Null: that of the browser, and in emails that of the tenant. */
  language: ColumnType<AccountLanguage | null, AccountLanguage | null | undefined, AccountLanguage | null>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface SessionsTable {
  tokenHash: string;
  id: Generated<number>;
  userId: number;
  device: Generated<string>;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expiresAt: Timestamp;
  /** How many hours it may go unused; null for a remembered one. */
  idleHours: ColumnType<number | null, number | null | undefined, number | null>;
  /** The first session of the same sign-in, on another domain; null for the first one. */
  signInId: ColumnType<number | null, number | null | undefined, never>;
}

export interface UserTokensTable {
  userId: number;
  kind: 'invite' | 'reset' | 'contact-test';
  tokenHash: string;
  expiresAt: Timestamp;
  createdAt: Timestamp;
}

/** A new address that is not confirmed yet. */
export interface EmailChangesTable {
  userId: number;
  email: string;
  tokenHash: string;
  requestedBy: number | null;
  expiresAt: Timestamp;
  createdAt: Timestamp;
}

export interface SignInTicketsTable {
  ticketHash: string;
  kind: 'code' | 'second-step' | 'passkey' | 'new-passkey' | 'new-app';
  userId: number | null;
  /** The session that a code hands over; the row is deleted with it. */
  sessionId: ColumnType<number | null, number | null | undefined, never>;
  payload: Json<Record<string, unknown>>;
  tries: Generated<number>;
  expiresAt: Timestamp;
}

export interface AuthenticatorAppsTable {
  userId: number;
  sealedSecret: string;
  lastStep: ColumnType<number | string, number | undefined, number>;
  createdAt: Timestamp;
}

export interface RecoveryCodesTable {
  userId: number;
  codeHash: string;
}

export interface PasskeysTable {
  id: Generated<number>;
  userId: number;
  credentialId: string;
  publicKey: string;
  counter: ColumnType<number | string, number, number>;
  transports: string[];
  relyingParty: string;
  name: string;
  createdAt: Timestamp;
  lastUsedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface KnownDevicesTable {
  tokenHash: string;
  userId: number;
  expiresAt: Timestamp;
}

export interface AttemptsTable {
  key: string;
  count: number;
  windowEnds: Timestamp;
}

export interface AuditEventsTable {
  id: ColumnType<number | string, undefined, never>;
  organisationId: number | null;
  resellerId: number | null;
  kind: string;
  actorId: number | null;
  actorName: string | null;
  actorEmail: string | null;
  subject: Generated<string>;
  detail: Generated<string>;
  /** What subject and detail say, for readers of other languages; null where they are names only. */
  texts: ColumnType<AuditTexts | null, string | null | undefined, never>;
  createdAt: Timestamp;
}

/** The parts of an event that are more than names. */
export interface AuditTexts {
  readonly subject?: AuditText;
  readonly detail?: AuditText;
}

export interface RetiredSubdomainsTable {
  subdomain: string;
  freeAt: Timestamp;
  /** The organisation that may have it back; null once it is deleted. */
  organisationId: number | null;
}

/** Files of what is deleted that are not all removed yet. */
export interface FoldersToRemoveTable {
  folder: string;
  since: Timestamp;
}

export interface UsageNoticesTable {
  organisationId: number;
  month: string;
  level: number;
  createdAt: Timestamp;
}

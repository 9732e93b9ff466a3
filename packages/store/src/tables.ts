import type { ColumnType, Generated } from 'kysely';

/** The tables as TypeScript sees them: camelCase columns of migrations/*.sql. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T> = ColumnType<T, string | undefined, string>;

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
  authorisedDomain: string | null;
  contactEmail: string | null;
  address: string | null;
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
  passwordHash: string | null;
  permissions: string[];
  inviteStatus: 'active' | 'pending' | 'expired' | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface SessionsTable {
  tokenHash: string;
  userId: number;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface ConfiguratorGroupsTable {
  id: Generated<number>;
  organisationId: number;
  name: string;
  safeName: string;
}

export interface SceneRow {
  id: string;
  deployVersion: number;
}

export interface ConfiguratorsTable {
  id: Generated<number>;
  organisationId: number;
  groupId: number;
  name: string;
  safeName: string;
  sku: string | null;
  typeId: number;
  layout: string | null;
  dataUrl: string;
  /** Thousandths; null while nothing is live. */
  deployedVersion: number | null;
  scenes: Json<SceneRow[]>;
  supportsPresets: Generated<boolean>;
  supportsSaveDesign: Generated<boolean>;
  supportsStyleFinder: Generated<boolean>;
  contactEmail: string[] | null;
  currency: Generated<string>;
  picture: string | null;
  customisation: Json<Record<string, unknown>>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ConfiguratorVersionsTable {
  configuratorId: number;
  version: number;
  basedOn: number | null;
  authorId: number | null;
  changes: Generated<number>;
  createdAt: Timestamp;
}

export interface DeploymentsTable {
  id: Generated<number>;
  configuratorId: number;
  version: number;
  userId: number | null;
  createdAt: Timestamp;
}

export interface ResellerConfiguratorsTable {
  resellerId: number;
  configuratorId: number;
  version: number;
  status: Generated<'pending' | 'ready' | 'failed'>;
  createdAt: Timestamp;
}

export interface EnquiriesTable {
  id: Generated<number>;
  organisationId: number;
  resellerId: number | null;
  configuratorId: number | null;
  clientKey: string | null;
  name: string;
  email: string;
  phone: string | null;
  postcode: string | null;
  budget: string | null;
  customFields: Json<Record<string, string>>;
  status: Generated<'New' | 'Viewed'>;
  type: 'floors' | 'robes' | 'other';
  items: Json<unknown[]>;
  design: Generated<string>;
  url: string | null;
  sceneName: string | null;
  language: Generated<string>;
  termsAccepted: Generated<boolean>;
  dataUrl: string | null;
  jsonFile: string | null;
  picture: string | null;
  createdAt: Timestamp;
}

export interface MailsTable {
  id: Generated<number>;
  kind: string;
  organisationId: number | null;
  enquiryId: number | null;
  recipient: string;
  senderName: string;
  replyTo: string | null;
  subject: string | null;
  html: string | null;
  body: string | null;
  status: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Timestamp;
  sentAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface UsageMonthsTable {
  organisationId: number;
  configuratorId: number | null;
  month: string;
  sessions: number;
}

export interface Tables {
  organisations: OrganisationsTable;
  contracts: ContractsTable;
  users: UsersTable;
  sessions: SessionsTable;
  configuratorGroups: ConfiguratorGroupsTable;
  configurators: ConfiguratorsTable;
  configuratorVersions: ConfiguratorVersionsTable;
  deployments: DeploymentsTable;
  resellerConfigurators: ResellerConfiguratorsTable;
  enquiries: EnquiriesTable;
  mails: MailsTable;
  usageMonths: UsageMonthsTable;
}

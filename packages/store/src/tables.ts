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
  twoStepRequired: Generated<boolean>;
  accessDomainVerifiedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  accessDomainProof: string | null;
  airtableBase: string | null;
  airtableTable: string | null;
  airtableKeySealed: string | null;
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
  id: Generated<number>;
  userId: number;
  device: Generated<string>;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expiresAt: Timestamp;
}

export interface UserTokensTable {
  userId: number;
  kind: 'invite' | 'reset' | 'contact-test';
  tokenHash: string;
  expiresAt: Timestamp;
  createdAt: Timestamp;
}

export interface SignInTicketsTable {
  ticketHash: string;
  kind: 'code' | 'second-step' | 'passkey' | 'new-passkey' | 'new-app';
  userId: number | null;
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
  createdAt: Timestamp;
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
  /** Below the configurator's folder. */
  styleFile: string | null;
  scriptFile: string | null;
  scriptIntegrity: string | null;
  customisation: Json<Record<string, unknown>>;
  presets: ColumnType<unknown[], string | undefined, string>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PictureIntakesTable {
  configuratorId: number;
  version: number;
  publishes: boolean;
  folders: string[];
  missing: string[];
  unused: string[];
  updatedAt: Timestamp;
}

export interface IntakePicturesTable {
  configuratorId: number;
  path: string;
  use: 'picture' | 'thumbnail';
  staged: string;
  status: Generated<'waiting' | 'done' | 'failed'>;
  reason: string | null;
  asset: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface ConfiguratorVersionsTable {
  configuratorId: number;
  version: number;
  basedOn: number | null;
  authorId: number | null;
  authorName: string | null;
  /** Whose copy it is a version of; null for the organisation's own. */
  resellerId: number | null;
  changes: Generated<number>;
  /** What it was saved for. */
  note: string | null;
  createdAt: Timestamp;
}

/** What became of one stock visualiser when a version was taken to it. */
export interface PropagationResult {
  configuratorId: number;
  name: string;
  organisation: string;
  status: 'waiting' | 'saved' | 'deployed' | 'failed';
  /** Thousandths of the version that was made of it. */
  version: number | null;
  reason: string | null;
}

export interface PropagationsTable {
  id: Generated<number>;
  configuratorId: number;
  version: number;
  scenePath: string;
  authorId: number | null;
  authorName: string | null;
  status: Generated<'waiting' | 'done'>;
  results: Json<PropagationResult[]>;
  createdAt: Timestamp;
}

export interface ConfiguratorPreviewsTable {
  id: Generated<number>;
  configuratorId: number;
  shape: string | null;
  release: string;
  version: number;
  /** Path on the content host. */
  image: string | null;
  authorName: string | null;
  createdAt: Timestamp;
}

export interface DeploymentsTable {
  id: Generated<number>;
  configuratorId: number;
  resellerId: number | null;
  version: number;
  userId: number | null;
  createdAt: Timestamp;
}

export interface ResellerConfiguratorsTable {
  resellerId: number;
  configuratorId: number;
  version: number;
  status: Generated<'pending' | 'ready' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  customisation: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  presets: ColumnType<unknown[] | null, string | null | undefined, string | null>;
  contactEmail: string[] | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
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
  stage: Generated<'Contacted' | 'Quoted' | 'Won' | 'Lost' | null>;
  ownerId: Generated<number | null>;
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

export interface EnquiryNotesTable {
  id: Generated<number>;
  enquiryId: number;
  authorId: number | null;
  authorName: string;
  text: string;
  createdAt: Timestamp;
}

export interface MailsTable {
  id: Generated<number>;
  kind: string;
  organisationId: number | null;
  enquiryId: number | null;
  userId: number | null;
  sealed: string | null;
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

/** Whose figures: an organisation (no configurator) or one of its configurators, in all or for one reseller. */
interface AnalyticsSubject {
  organisationId: number;
  configuratorId: number | null;
  resellerId: number | null;
}

export interface VisitorSaltsTable {
  day: string;
  salt: string;
}

export interface VisitorDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  day: string;
  visitor: string;
  lastAt: Timestamp;
  engaged: boolean;
  engagedSeconds: number;
  sessions: number;
}

export interface AnalyticsDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  /** 'YYYY-MM-DD' */
  day: string;
  sessions: number;
  engagedSeconds: ColumnType<number | string, number, number>;
  visitors: number;
  engagedVisitors: number;
}

export interface AnalyticsLocationsTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  month: string;
  /** 'GB' */
  country: string;
  visitors: number;
}

export interface AnalyticsOptionsTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  configuratorId: number;
  month: string;
  component: string;
  name: string;
  chosen: number;
}

export interface RetiredSubdomainsTable {
  subdomain: string;
  freeAt: Timestamp;
}

export interface UsageNoticesTable {
  organisationId: number;
  month: string;
  level: number;
  createdAt: Timestamp;
}

export interface ManufacturersTable {
  id: Generated<number>;
  organisationId: number;
  name: string;
  createdAt: Timestamp;
}

export interface ProductManufacturersTable {
  organisationId: number;
  productId: string;
  manufacturerId: number;
  specificName: string | null;
}

export interface AirtableSyncsTable {
  configuratorId: number;
  startedAt: Date;
}

export interface Tables {
  airtableSyncs: AirtableSyncsTable;
  manufacturers: ManufacturersTable;
  productManufacturers: ProductManufacturersTable;
  retiredSubdomains: RetiredSubdomainsTable;
  usageNotices: UsageNoticesTable;
  organisations: OrganisationsTable;
  contracts: ContractsTable;
  users: UsersTable;
  sessions: SessionsTable;
  userTokens: UserTokensTable;
  signInTickets: SignInTicketsTable;
  authenticatorApps: AuthenticatorAppsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  attempts: AttemptsTable;
  auditEvents: AuditEventsTable;
  configuratorGroups: ConfiguratorGroupsTable;
  configurators: ConfiguratorsTable;
  configuratorVersions: ConfiguratorVersionsTable;
  pictureIntakes: PictureIntakesTable;
  intakePictures: IntakePicturesTable;
  deployments: DeploymentsTable;
  propagations: PropagationsTable;
  configuratorPreviews: ConfiguratorPreviewsTable;
  resellerConfigurators: ResellerConfiguratorsTable;
  enquiries: EnquiriesTable;
  enquiryNotes: EnquiryNotesTable;
  mails: MailsTable;
  usageMonths: UsageMonthsTable;
  visitorSalts: VisitorSaltsTable;
  visitorDays: VisitorDaysTable;
  analyticsDays: AnalyticsDaysTable;
  analyticsLocations: AnalyticsLocationsTable;
  analyticsOptions: AnalyticsOptionsTable;
}

import type {
  AttemptsTable,
  AuditEventsTable,
  AuthenticatorAppsTable,
  ContractsTable,
  OrganisationsTable,
  PasskeysTable,
  RecoveryCodesTable,
  RetiredSubdomainsTable,
  SessionsTable,
  SignInTicketsTable,
  UsageNoticesTable,
  UsersTable,
  UserTokensTable,
} from './tables/accounts.ts';
import type {
  AnalyticsDaysTable,
  AnalyticsLocationsTable,
  AnalyticsOptionsTable,
  UsageMonthsTable,
  VisitorDaysTable,
  VisitorSaltsTable,
} from './tables/analytics.ts';
import type {
  AirtableSyncsTable,
  ConfiguratorGroupsTable,
  ConfiguratorPreviewsTable,
  ConfiguratorsTable,
  ConfiguratorVersionsTable,
  DeploymentsTable,
  IntakePicturesTable,
  ManufacturersTable,
  PictureIntakesTable,
  ProductManufacturersTable,
  PropagationsTable,
  ResellerConfiguratorsTable,
} from './tables/configurators.ts';
import type { EnquiriesTable, EnquiryNotesTable, MailsTable } from './tables/enquiries.ts';

/** The tables as TypeScript sees them, by area in tables/. */
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

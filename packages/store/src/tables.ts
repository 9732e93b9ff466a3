import type {
  AttemptsTable,
  AuditEventsTable,
  AuthenticatorAppsTable,
  ContractsTable,
  EmailChangesTable,
  FoldersToRemoveTable,
  KnownDevicesTable,
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
  AnalyticsByDaySinceTable,
  AnalyticsDaysTable,
  AnalyticsLeadDaysTable,
  AnalyticsLocationDaysTable,
  AnalyticsLocationsTable,
  AnalyticsOptionDaysTable,
  AnalyticsOptionsTable,
  UsageMonthsTable,
  ViewerPagesTable,
  VisitorDaysTable,
  VisitorSaltsTable,
} from './tables/analytics.ts';
import type {
  AirtableSyncsTable,
  ConfiguratorEditorsTable,
  ConfiguratorGroupsTable,
  ConfiguratorOriginalsTable,
  ConfiguratorPreviewsTable,
  ConfiguratorsTable,
  ConfiguratorVersionsTable,
  CustomisationTextsTable,
  DeploymentsTable,
  DesignImagesTable,
  ImageIntakesTable,
  IntakeImagesTable,
  ManufacturersTable,
  OriginalImagesTable,
  ProductManufacturersTable,
  PropagationsTable,
  ResellerConfiguratorsTable,
} from './tables/configurators.ts';
import type { SharedDesignsTable } from './tables/designs.ts';
import type { EmailsTable, EnquiriesTable, EnquiryNotesTable, SavedFiltersTable } from './tables/enquiries.ts';
import type { PriceListChangesTable, PriceListsTable, PricesTable } from './tables/prices.ts';
import type { QuoteMessagesTable, QuotesTable, QuoteVersionsTable } from './tables/quotes.ts';
import type { GlossaryTermsTable, TranslationsTable } from './tables/translations.ts';
import type { ImageUploadsTable } from './tables/uploads.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './tables/webhooks.ts';

/** The tables as TypeScript sees them, by area in tables/. */
export interface Tables {
  airtableSyncs: AirtableSyncsTable;
  manufacturers: ManufacturersTable;
  productManufacturers: ProductManufacturersTable;
  foldersToRemove: FoldersToRemoveTable;
  retiredSubdomains: RetiredSubdomainsTable;
  usageNotices: UsageNoticesTable;
  organisations: OrganisationsTable;
  contracts: ContractsTable;
  users: UsersTable;
  sessions: SessionsTable;
  userTokens: UserTokensTable;
  emailChanges: EmailChangesTable;
  signInTickets: SignInTicketsTable;
  authenticatorApps: AuthenticatorAppsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  knownDevices: KnownDevicesTable;
  attempts: AttemptsTable;
  auditEvents: AuditEventsTable;
  configuratorGroups: ConfiguratorGroupsTable;
  configurators: ConfiguratorsTable;
  configuratorVersions: ConfiguratorVersionsTable;
  configuratorEditors: ConfiguratorEditorsTable;
  imageIntakes: ImageIntakesTable;
  intakeImages: IntakeImagesTable;
  originalImages: OriginalImagesTable;
  imageUploads: ImageUploadsTable;
  configuratorOriginals: ConfiguratorOriginalsTable;
  deployments: DeploymentsTable;
  propagations: PropagationsTable;
  configuratorPreviews: ConfiguratorPreviewsTable;
  resellerConfigurators: ResellerConfiguratorsTable;
  customisationTexts: CustomisationTextsTable;
  sharedDesigns: SharedDesignsTable;
  designImages: DesignImagesTable;
  enquiries: EnquiriesTable;
  enquiryNotes: EnquiryNotesTable;
  savedFilters: SavedFiltersTable;
  emails: EmailsTable;
  priceLists: PriceListsTable;
  prices: PricesTable;
  priceListChanges: PriceListChangesTable;
  quotes: QuotesTable;
  quoteVersions: QuoteVersionsTable;
  quoteMessages: QuoteMessagesTable;
  translations: TranslationsTable;
  glossaryTerms: GlossaryTermsTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
  usageMonths: UsageMonthsTable;
  visitorSalts: VisitorSaltsTable;
  visitorDays: VisitorDaysTable;
  analyticsDays: AnalyticsDaysTable;
  analyticsLeadDays: AnalyticsLeadDaysTable;
  analyticsLocations: AnalyticsLocationsTable;
  analyticsOptions: AnalyticsOptionsTable;
  analyticsLocationDays: AnalyticsLocationDaysTable;
  analyticsOptionDays: AnalyticsOptionDaysTable;
  analyticsByDaySince: AnalyticsByDaySinceTable;
  viewerPages: ViewerPagesTable;
}

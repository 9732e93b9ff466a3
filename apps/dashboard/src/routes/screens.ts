import { screen } from './build-routes.tsx';

/* Every screen by its module and export: each is loaded when it is first opened. */
export const AnalyticsScreen = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'AnalyticsScreen');
export const EngagementTab = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'EngagementTab');
export const LeadsTab = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'LeadsTab');
export const OptionsTab = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'OptionsTab');
export const SessionsTab = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'SessionsTab');
export const UsersTab = screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'UsersTab');
export const OverviewScreen = screen(() => import('../areas/analytics/OverviewScreen.tsx'), 'OverviewScreen');
export const ApiTestsScreen = screen(() => import('../areas/api-tests/ApiTestsScreen.tsx'), 'ApiTestsScreen');
export const ActivityScreen = screen(() => import('../areas/audit/ActivityScreen.tsx'), 'ActivityScreen');
export const BillingScreen = screen(() => import('../areas/billing/BillingScreen.tsx'), 'BillingScreen');
export const DataScreen = screen(() => import('../areas/catalogue/DataScreen.tsx'), 'DataScreen');
export const EditProductPanel = screen(
  () => import('../areas/catalogue/item/EditProductPanel.tsx'),
  'EditProductPanel',
);
export const ImportModal = screen(() => import('../areas/catalogue/import/ImportModal.tsx'), 'ImportModal');
export const EditVersion = screen(() => import('../pages/EditVersion.tsx'), 'EditVersion');
export const BuilderScreen = screen(() => import('../areas/configurators/builder/BuilderScreen.tsx'), 'BuilderScreen');
export const ConfiguratorsScreen = screen(
  () => import('../areas/configurators/ConfiguratorsScreen.tsx'),
  'ConfiguratorsScreen',
);
export const EditConfiguratorModal = screen(
  () => import('../areas/configurators/EditConfiguratorModal.tsx'),
  'EditConfiguratorModal',
);
export const NewConfiguratorModal = screen(
  () => import('../areas/configurators/new/NewConfiguratorModal.tsx'),
  'NewConfiguratorModal',
);
export const AddPreviewModal = screen(
  () => import('../areas/configurators/preview/AddPreviewModal.tsx'),
  'AddPreviewModal',
);
export const PreviewScreen = screen(() => import('../areas/configurators/preview/PreviewScreen.tsx'), 'PreviewScreen');
export const UpdateDataModal = screen(
  () => import('../areas/configurators/upload/UpdateDataModal.tsx'),
  'UpdateDataModal',
);
export const CustomisationScreen = screen(
  () => import('../areas/customisation/CustomisationScreen.tsx'),
  'CustomisationScreen',
);
export const EmailsScreen = screen(() => import('../areas/customisation/EmailsScreen.tsx'), 'EmailsScreen');
export const LogosScreen = screen(() => import('../areas/customisation/LogosScreen.tsx'), 'LogosScreen');
export const PresetsScreen = screen(() => import('../areas/customisation/presets/PresetsScreen.tsx'), 'PresetsScreen');
export const SaveDesignScreen = screen(() => import('../areas/customisation/SaveDesignScreen.tsx'), 'SaveDesignScreen');
export const EnquiryDetailsModal = screen(() => import('../pages/EnquiryDetails.tsx'), 'EnquiryDetails');
export const EnquiriesScreen = screen(() => import('../areas/enquiries/list/EnquiriesScreen.tsx'), 'EnquiriesScreen');
export const PrivacyScreen = screen(() => import('../areas/enquiries/PrivacyScreen.tsx'), 'PrivacyScreen');
export const SpamScreen = screen(() => import('../areas/enquiries/spam/SpamScreen.tsx'), 'SpamScreen');
export const EmbeddedCodeScreen = screen(
  () => import('../areas/integration/EmbeddedCodeScreen.tsx'),
  'EmbeddedCodeScreen',
);
export const GuidesScreen = screen(() => import('../areas/integration/GuidesScreen.tsx'), 'GuidesScreen');
export const IntegrationScreen = screen(
  () => import('../areas/integration/IntegrationScreen.tsx'),
  'IntegrationScreen',
);
export const LocalisationScreen = screen(
  () => import('../areas/integration/LocalisationScreen.tsx'),
  'LocalisationScreen',
);
export const ProductFeedScreen = screen(
  () => import('../areas/integration/feed/ProductFeedScreen.tsx'),
  'ProductFeedScreen',
);
export const ReferenceScreen = screen(() => import('../areas/integration/ReferenceScreen.tsx'), 'ReferenceScreen');
export const EnquiryRecipientsScreen = screen(
  () => import('../areas/notifications/EnquiryRecipientsScreen.tsx'),
  'EnquiryRecipientsScreen',
);
export const NewOrganisationModal = screen(
  () => import('../areas/organisations/NewOrganisationModal.tsx'),
  'NewOrganisationModal',
);
export const OrganisationsScreen = screen(
  () => import('../areas/organisations/OrganisationsScreen.tsx'),
  'OrganisationsScreen',
);
export const ManageAccessModal = screen(() => import('../areas/resellers/ManageAccessModal.tsx'), 'ManageAccessModal');
export const NewResellerModal = screen(() => import('../areas/resellers/NewResellerModal.tsx'), 'NewResellerModal');
export const ResellerConfiguratorsScreen = screen(
  () => import('../areas/resellers/ResellerConfiguratorsScreen.tsx'),
  'ResellerConfiguratorsScreen',
);
export const ResellerScreen = screen(() => import('../areas/resellers/ResellerScreen.tsx'), 'ResellerScreen');
export const ResellerSettings = screen(() => import('../pages/ResellerSettings.tsx'), 'ResellerSettings');
export const ResellersScreen = screen(() => import('../areas/resellers/ResellersScreen.tsx'), 'ResellersScreen');
export const ConfirmEmailScreen = screen(() => import('../areas/session/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen');
export const ExpiredScreen = screen(() => import('../areas/session/ExpiredScreen.tsx'), 'ExpiredScreen');
export const InviteScreen = screen(() => import('../areas/session/InviteScreen.tsx'), 'InviteScreen');
export const LoadingScreen = screen(() => import('../areas/session/LoadingScreen.tsx'), 'LoadingScreen');
export const PasswordResetScreen = screen(
  () => import('../areas/session/password/PasswordResetScreen.tsx'),
  'PasswordResetScreen',
);
export const RecoveryScreen = screen(() => import('../areas/session/password/RecoveryScreen.tsx'), 'RecoveryScreen');
export const ResendEmailScreen = screen(
  () => import('../areas/session/password/ResendEmailScreen.tsx'),
  'ResendEmailScreen',
);
export const SecurityScreen = screen(() => import('../areas/session/security/SecurityScreen.tsx'), 'SecurityScreen');
export const SetPasswordScreen = screen(
  () => import('../areas/session/password/SetPasswordScreen.tsx'),
  'SetPasswordScreen',
);
export const SignInScreen = screen(() => import('../areas/session/sign-in/SignInScreen.tsx'), 'SignInScreen');
export const SettingsScreen = screen(() => import('../areas/settings/SettingsScreen.tsx'), 'SettingsScreen');
export const CommonIssuesScreen = screen(() => import('../areas/support/CommonIssuesScreen.tsx'), 'CommonIssuesScreen');
export const SupportScreen = screen(() => import('../areas/support/SupportScreen.tsx'), 'SupportScreen');
export const AccountsScreen = screen(() => import('../areas/users/AccountsScreen.tsx'), 'AccountsScreen');
export const AccountsEditUser = screen(() => import('../areas/users/EditUserModal.tsx'), 'AccountsEditUser');
export const AccountsInviteUser = screen(() => import('../areas/users/InviteUserModal.tsx'), 'AccountsInviteUser');
export const DeployModal = screen(() => import('../areas/versions/deploy/DeployModal.tsx'), 'DeployModal');
export const PropagationModal = screen(
  () => import('../areas/versions/deploy/PropagationModal.tsx'),
  'PropagationModal',
);
export const VersionHistoryModal = screen(
  () => import('../areas/versions/history/VersionHistoryModal.tsx'),
  'VersionHistoryModal',
);
export const TranslationsScreen = screen(
  () => import('../areas/translations/TranslationsScreen.tsx'),
  'TranslationsScreen',
);
export const WebhooksScreen = screen(() => import('../areas/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen');
export const ConfiguratorPage = screen(() => import('../pages/ConfiguratorPage.tsx'), 'ConfiguratorPage');
export const EditsPreview = screen(() => import('../pages/EditsPreview.tsx'), 'EditsPreview');
export const EditResellerUser = screen(() => import('../pages/ResellerAccounts.tsx'), 'EditResellerUser');
export const InviteResellerUser = screen(() => import('../pages/ResellerAccounts.tsx'), 'InviteResellerUser');
export const ResellerAccounts = screen(() => import('../pages/ResellerAccounts.tsx'), 'ResellerAccounts');
export const TakeOverVersion = screen(() => import('../pages/TakeOverVersion.tsx'), 'TakeOverVersion');
export const SaveVersion = screen(() => import('../pages/SaveVersion.tsx'), 'SaveVersion');
export const ImageUploadModal = screen(() => import('../tenant/ImageUploadModal.tsx'), 'ImageUploadModal');
export const OpenedOrganisation = screen(() => import('../tenant/OpenedOrganisation.tsx'), 'OpenedOrganisation');
export const ImportPricesModal = screen(
  () => import('../areas/prices/import/ImportPricesModal.tsx'),
  'ImportPricesModal',
);
export const ListHistoryModal = screen(
  () => import('../areas/prices/history/ListHistoryModal.tsx'),
  'ListHistoryModal',
);
export const ListSettingsModal = screen(
  () => import('../areas/prices/settings/ListSettingsModal.tsx'),
  'ListSettingsModal',
);
export const NewListModal = screen(() => import('../areas/prices/lists/NewListModal.tsx'), 'NewListModal');
export const PriceListScreen = screen(() => import('../areas/prices/PriceListScreen.tsx'), 'PriceListScreen');
export const PricesScreen = screen(() => import('../areas/prices/PricesScreen.tsx'), 'PricesScreen');
export const ResellerPrices = screen(() => import('../areas/prices/PricesScreen.tsx'), 'ResellerPrices');
export const PutLiveModal = screen(() => import('../areas/prices/live/PutLiveModal.tsx'), 'PutLiveModal');
export const LoseQuoteModal = screen(() => import('../areas/quotes/send/QuoteDialogs.tsx'), 'LoseQuoteModal');
export const NewQuoteModal = screen(() => import('../areas/quotes/new/NewQuoteModal.tsx'), 'NewQuoteModal');
export const QuoteScreen = screen(() => import('../areas/quotes/QuoteScreen.tsx'), 'QuoteScreen');
export const QuoteSettingsModal = screen(
  () => import('../areas/quotes/settings/QuoteSettingsModal.tsx'),
  'QuoteSettingsModal',
);
export const QuotesScreen = screen(() => import('../areas/quotes/QuotesScreen.tsx'), 'QuotesScreen');
export const ResellerQuotes = screen(() => import('../areas/quotes/QuotesScreen.tsx'), 'ResellerQuotes');
export const SendQuoteModal = screen(() => import('../areas/quotes/send/QuoteDialogs.tsx'), 'SendQuoteModal');
export const LinkedQuoteScreen = screen(
  () => import('../areas/quotes/link/LinkedQuoteScreen.tsx'),
  'LinkedQuoteScreen',
);

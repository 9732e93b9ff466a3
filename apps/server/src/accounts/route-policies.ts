import { auditRoutes } from '@vitrine/contract/audit/routes';
import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import { customisationRoutes } from '@vitrine/contract/customisation/routes';
import type { Route } from '@vitrine/contract/define-route';
import { feedRoutes } from '@vitrine/contract/designs/feed-routes';
import { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import { emailRoutes } from '@vitrine/contract/emails/routes';
import { apiTestRoutes } from '@vitrine/contract/enquiries/api-tests/api-test-routes';
import { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import { manufacturerRoutes } from '@vitrine/contract/manufacturers/routes';
import { notificationRoutes } from '@vitrine/contract/notifications/routes';
import { organisationRoutes } from '@vitrine/contract/organisations/routes';
import { PERMISSION_KEYS } from '@vitrine/contract/permissions';
import { presetRoutes } from '@vitrine/contract/presets/routes';
import { quoteRoutes } from '@vitrine/contract/quotes/routes';
import { resellerRoutes } from '@vitrine/contract/resellers/routes';
import { translationRoutes } from '@vitrine/contract/translations/routes';
import { uploadRoutes } from '@vitrine/contract/uploads/routes';
import { userRoutes } from '@vitrine/contract/users/routes';
import { versionRoutes } from '@vitrine/contract/versions/routes';
import { webhookRoutes } from '@vitrine/contract/webhooks/routes';
import type { Actor } from '@vitrine/domain/policies/actor';
import * as configurators from '@vitrine/domain/policies/configurators';
import * as enquiries from '@vitrine/domain/policies/enquiries';
import * as manufacturers from '@vitrine/domain/policies/manufacturers';
import * as organisations from '@vitrine/domain/policies/organisations';
import * as quotes from '@vitrine/domain/policies/quotes';
import * as resellers from '@vitrine/domain/policies/resellers';
import * as users from '@vitrine/domain/policies/users';
import * as versions from '@vitrine/domain/policies/versions';

type Policy = (actor: Actor) => boolean;

/** The policy of each route whose action depends on the actor alone. The route's access rule is its first part. */
export const ROUTE_POLICIES: ReadonlyMap<Route, Policy> = new Map<Route, Policy>([
  [apiTestRoutes.makeTestToken, enquiries.maySendTestEnquiries],
  [apiTestRoutes.sendTestEnquiry, enquiries.maySendTestEnquiries],
  [auditRoutes.listAuditEvents, organisations.mayReadAuditLog],
  [configuratorRoutes.createConfigurator, configurators.mayCreateConfigurators],
  [configuratorRoutes.saveMajorVersion, configurators.mayAdministerConfigurators],
  [configuratorRoutes.saveBuiltVersion, versions.mayBuildVersions],
  [configuratorRoutes.listItemUses, versions.mayBuildVersions],
  [configuratorRoutes.readSample, configurators.mayCreateConfigurators],
  [configuratorRoutes.retryImages, configurators.mayRetryImages],
  [configuratorRoutes.deleteConfigurator, configurators.mayAdministerConfigurators],
  [feedRoutes.readFeed, configurators.mayCustomise],
  [feedRoutes.saveFeed, configurators.mayCustomise],
  [imageSizeRoutes.readImageSizes, configurators.mayCustomise],
  [imageSizeRoutes.saveImageSizes, configurators.mayChangeImageSizes],
  ...Object.values({ ...customisationRoutes, ...presetRoutes }).map((route): [Route, Policy] => [
    route,
    configurators.mayCustomise,
  ]),
  [notificationRoutes.readRecipients, configurators.mayManageNotifications],
  [emailRoutes.resendEnquiryEmail, enquiries.mayResendEmails],
  [followUpRoutes.handEnquiry, enquiries.mayHandEnquiries],
  ...Object.values(retentionRoutes).map((route): [Route, Policy] => [route, enquiries.mayManageRetention]),
  [manufacturerRoutes.listManufacturers, manufacturers.mayReadManufacturers],
  [manufacturerRoutes.listProducts, manufacturers.mayReadManufacturers],
  [manufacturerRoutes.addManufacturer, manufacturers.mayManageManufacturers],
  [manufacturerRoutes.removeManufacturer, manufacturers.mayManageManufacturers],
  [manufacturerRoutes.assignProducts, manufacturers.mayManageManufacturers],
  [organisationRoutes.listOrganisations, organisations.mayAdministerOrganisations],
  [organisationRoutes.createOrganisation, organisations.mayAdministerOrganisations],
  [organisationRoutes.changeOrganisationTerms, organisations.mayAdministerOrganisations],
  [organisationRoutes.deleteOrganisation, organisations.mayAdministerOrganisations],
  [organisationRoutes.exportOrganisation, organisations.mayAdministerOrganisations],
  [organisationRoutes.verifyAccessDomain, organisations.mayVerifyDomain],
  [organisationRoutes.changeSignInRules, organisations.mayChangeSignInRules],
  [quoteRoutes.changeQuoteSettings, quotes.mayManageQuoteSettings],
  [resellerRoutes.deleteReseller, resellers.mayDeleteResellers],
  ...Object.values(translationRoutes).map((route): [Route, Policy] => [route, versions.mayTranslate]),
  [translationRoutes.changeCatalogueLanguage, versions.mayChangeCatalogueLanguage],
  ...Object.values(uploadRoutes).map((route): [Route, Policy] => [route, versions.mayBuildVersions]),
  [userRoutes.inviteUser, users.mayInviteUsers],
  [userRoutes.inviteOrganisationUser, users.mayInviteUsers],
  [userRoutes.resendInvitation, users.mayInviteUsers],
  [userRoutes.editUser, users.mayEditUsers],
  [userRoutes.sendReset, users.maySendResets],
  [versionRoutes.saveMinorVersion, versions.maySaveVersions],
  [versionRoutes.exportVersion, versions.mayExportVersions],
  [versionRoutes.deployVersion, versions.mayDeployVersions],
  [versionRoutes.syncAirtable, versions.maySyncSpreadsheet],
  [versionRoutes.reportEditor, versions.maySaveVersions],
  [versionRoutes.endEditor, versions.maySaveVersions],
  [versionRoutes.addPreview, versions.mayAddPreviews],
  [versionRoutes.deletePreview, versions.mayAddPreviews],
  ...Object.values(webhookRoutes).map((route): [Route, Policy] => [route, organisations.mayManageWebhooks]),
]);

const everyPermission = { is_admin: false, permissions: PERMISSION_KEYS, organisation: { id: 1 } };
const ofReseller = (builds_copies: boolean): Actor => ({ ...everyPermission, reseller: { id: 2, builds_copies } });

/** Whether the policy of a route allows users of an organisation and no user of a reseller. */
export function isClosedToResellers(route: Route): boolean {
  const policy = ROUTE_POLICIES.get(route);
  if (!policy) return false;
  return policy({ ...everyPermission, reseller: null }) && !policy(ofReseller(true));
}

/** Whether the policy of a route allows users of a reseller only where its manufacturer lets them change their copies. */
export function isOpenedByManufacturer(route: Route): boolean {
  const policy = ROUTE_POLICIES.get(route);
  if (!policy) return false;
  return policy(ofReseller(true)) && !policy(ofReseller(false));
}

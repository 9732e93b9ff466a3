import { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import { auditRoutes } from '@vitrine/contract/audit/routes';
import { billingRoutes } from '@vitrine/contract/billing/routes';
import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import { customisationRoutes } from '@vitrine/contract/customisation/routes';
import type { Route } from '@vitrine/contract/define-route';
import { feedRoutes } from '@vitrine/contract/designs/feed-routes';
import { designRoutes } from '@vitrine/contract/designs/routes';
import { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import { emailRoutes } from '@vitrine/contract/emails/routes';
import { apiTestRoutes } from '@vitrine/contract/enquiries/api-tests/api-test-routes';
import { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import { enquiryListRoutes } from '@vitrine/contract/enquiries/list-routes';
import { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import { spamRoutes } from '@vitrine/contract/enquiries/spam-routes';
import { manufacturerRoutes } from '@vitrine/contract/manufacturers/routes';
import { notificationRoutes } from '@vitrine/contract/notifications/routes';
import { organisationRoutes } from '@vitrine/contract/organisations/routes';
import { presetRoutes } from '@vitrine/contract/presets/routes';
import { priceRoutes } from '@vitrine/contract/prices/routes';
import { quoteLinkRoutes } from '@vitrine/contract/quotes/link-routes';
import { quoteRoutes } from '@vitrine/contract/quotes/routes';
import { resellerRoutes } from '@vitrine/contract/resellers/routes';
import { sessionRoutes } from '@vitrine/contract/session/routes';
import { supportRoutes } from '@vitrine/contract/support/routes';
import { translationRoutes } from '@vitrine/contract/translations/routes';
import { uploadRoutes } from '@vitrine/contract/uploads/routes';
import { userRoutes } from '@vitrine/contract/users/routes';
import { userSessionRoutes } from '@vitrine/contract/users/session-routes';
import { versionRoutes } from '@vitrine/contract/versions/routes';
import { webhookRoutes } from '@vitrine/contract/webhooks/routes';

export interface Tag {
  name: string;
  description: string;
  routes: Record<string, Route>;
}

/** The API by subject, in reading order. */
export const TAGS: readonly Tag[] = [
  { name: 'Session', description: 'Signing in, the second step, passwords and tokens.', routes: sessionRoutes },
  { name: 'Configurators', description: 'Configurators and their details.', routes: configuratorRoutes },
  { name: 'Versions', description: 'Saving edits as versions, and deploying them.', routes: versionRoutes },
  { name: 'Uploads', description: 'Uploads of single images that can be resumed.', routes: uploadRoutes },
  { name: 'Customisation', description: 'Texts, fields and logos of an organisation.', routes: customisationRoutes },
  { name: 'Presets', description: 'Designs that visitors start from.', routes: presetRoutes },
  {
    name: 'Product feeds',
    description: 'Designs as products, for shopping services and search engines.',
    routes: feedRoutes,
  },
  {
    name: 'Image sizes',
    description: 'Sizes in which images of designs need no signature.',
    routes: imageSizeRoutes,
  },
  {
    name: 'Translations',
    description: 'Words of catalogues in other languages, and glossaries.',
    routes: translationRoutes,
  },
  { name: 'Manufacturers', description: 'Manufacturers and their products.', routes: manufacturerRoutes },
  {
    name: 'Enquiries',
    description: 'Enquiries of visitors, and their follow-up.',
    routes: {
      ...enquiryRoutes,
      ...enquiryListRoutes,
      ...followUpRoutes,
      ...spamRoutes,
      ...retentionRoutes,
      ...apiTestRoutes,
      ...emailRoutes,
    },
  },
  {
    name: 'Prices',
    description: 'Price lists, calculations and parts lists. Money is in whole minor units of the currency.',
    routes: priceRoutes,
  },
  {
    name: 'Quotes',
    description: 'Quotes, and the private links of their customers. Money is in whole minor units of the currency.',
    routes: { ...quoteRoutes, ...quoteLinkRoutes },
  },
  { name: 'Designs', description: 'Designs that visitors share, price and print.', routes: designRoutes },
  { name: 'Notifications', description: 'Recipients of notifications.', routes: notificationRoutes },
  {
    name: 'Analytics',
    description: 'Anonymous counts of visitor events.',
    routes: analyticsRoutes,
  },
  { name: 'Organisations', description: 'Organisations and their settings.', routes: organisationRoutes },
  { name: 'Resellers', description: 'Resellers and their grants.', routes: resellerRoutes },
  {
    name: 'Users',
    description: 'Accounts, invitations and where users are signed in.',
    routes: { ...userRoutes, ...userSessionRoutes },
  },
  { name: 'Billing', description: 'Contracts and their sessions.', routes: billingRoutes },
  { name: 'Activity', description: 'The audit log.', routes: auditRoutes },
  { name: 'Webhooks', description: 'Calls to your own server when something happens.', routes: webhookRoutes },
  { name: 'Support', description: 'Contact details of support.', routes: supportRoutes },
];

import { analyticsRoutes } from './analytics/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { configuratorRoutes } from './configurators/routes.ts';
import { customisationRoutes } from './customisation/routes.ts';
import type { Route } from './define-route.ts';
import { feedRoutes } from './designs/feed-routes.ts';
import { designRoutes } from './designs/routes.ts';
import { imageSizeRoutes } from './designs/size-routes.ts';
import { emailRoutes } from './emails/routes.ts';
import { apiTestRoutes } from './enquiries/api-tests/api-test-routes.ts';
import { followUpRoutes } from './enquiries/follow-up-routes.ts';
import { enquiryListRoutes } from './enquiries/list-routes.ts';
import { retentionRoutes } from './enquiries/retention-routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { spamRoutes } from './enquiries/spam-routes.ts';
import { manufacturerRoutes } from './manufacturers/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { organisationRoutes } from './organisations/routes.ts';
import { presetRoutes } from './presets/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { quoteLinkRoutes } from './quotes/link-routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { resellerRoutes } from './resellers/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { userRoutes } from './users/routes.ts';
import { userSessionRoutes } from './users/session-routes.ts';
import { versionRoutes } from './versions/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** Every route of the API by name. The server mounts it, OpenAPI describes it, and the guard tests call it. */
export const allRoutes = {
  ...sessionRoutes,
  ...organisationRoutes,
  ...configuratorRoutes,
  ...versionRoutes,
  ...uploadRoutes,
  ...enquiryRoutes,
  ...enquiryListRoutes,
  ...followUpRoutes,
  ...emailRoutes,
  ...spamRoutes,
  ...retentionRoutes,
  ...apiTestRoutes,
  ...designRoutes,
  ...supportRoutes,
  ...manufacturerRoutes,
  ...customisationRoutes,
  ...presetRoutes,
  ...feedRoutes,
  ...imageSizeRoutes,
  ...translationRoutes,
  ...priceRoutes,
  ...quoteRoutes,
  ...quoteLinkRoutes,
  ...notificationRoutes,
  ...userRoutes,
  ...userSessionRoutes,
  ...resellerRoutes,
  ...billingRoutes,
  ...auditRoutes,
  ...analyticsRoutes,
  ...webhookRoutes,
} as const satisfies Record<string, Route>;

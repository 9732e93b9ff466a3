import { routeTitles } from '@vitrine/contract/screens/titles';
import { mayCustomise, mayManageNotifications } from '@vitrine/domain/policies/configurators';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** What visitors did with a configurator in the last twelve months, one chart a tab. */
export const ANALYTICS: View = {
  name: 'Analytics',
  path: 'analytics',
  title: () => routeTitles.analytics,
  screen: screens.AnalyticsScreen,
  first: { desktop: 'options', phone: 'options' },
  children: [
    {
      name: 'AnalyticsOptions',
      path: 'options',
      title: () => routeTitles.analyticsOptions,
      screen: screens.OptionsTab,
    },
    {
      name: 'AnalyticsLeads',
      path: 'leads-generated',
      title: () => routeTitles.analyticsLeads,
      screen: screens.LeadsTab,
    },
    {
      name: 'AnalyticsSessions',
      path: 'sessions',
      title: () => routeTitles.analyticsSessions,
      screen: screens.SessionsTab,
    },
    {
      name: 'AnalyticsEngagement',
      path: 'average-engagement-time',
      title: () => routeTitles.analyticsEngagement,
      screen: screens.EngagementTab,
    },
    { name: 'AnalyticsUsers', path: 'unique-users', title: () => routeTitles.analyticsUsers, screen: screens.UsersTab },
  ],
};

/** The organisation's customisation of a configurator. */
export const CUSTOMISATION: View = {
  name: 'Customisation',
  path: 'customisation',
  title: () => routeTitles.customisation,
  screen: screens.CustomisationScreen,
  may: mayCustomise,
  first: { desktop: 'logos', phone: 'logos' },
  children: [
    {
      name: 'CustomisationLogos',
      path: 'logos',
      title: () => routeTitles.customisationLogos,
      screen: screens.LogosScreen,
    },
    {
      name: 'CustomisationSaveDesign',
      path: 'save-design',
      title: () => routeTitles.customisationSaveDesign,
      screen: screens.SaveDesignScreen,
    },
    {
      name: 'CustomisationEmails',
      path: 'emails',
      title: () => routeTitles.customisationEmails,
      screen: screens.EmailsScreen,
    },
    {
      name: 'CustomisationPresets',
      path: 'presets',
      title: () => routeTitles.customisationPresets,
      screen: screens.PresetsScreen,
    },
  ],
};

/** How a configurator comes onto a page. */
export const INTEGRATION: View = {
  name: 'Integration',
  path: 'integration',
  title: () => routeTitles.integration,
  screen: screens.IntegrationScreen,
  first: { desktop: 'code', phone: 'code' },
  children: [
    {
      name: 'IntegrationCode',
      path: 'code',
      title: () => routeTitles.integrationCode,
      screen: screens.EmbeddedCodeScreen,
    },
    {
      name: 'IntegrationDocs',
      path: 'docs',
      title: () => routeTitles.integrationDocs,
      screen: screens.ReferenceScreen,
    },
    {
      name: 'IntegrationIssues',
      path: 'issues',
      title: () => routeTitles.integrationIssues,
      screen: screens.CommonIssuesScreen,
    },
    {
      name: 'IntegrationLocalisation',
      path: 'localisation',
      title: () => routeTitles.integrationLocalisation,
      screen: screens.LocalisationScreen,
    },
    {
      name: 'IntegrationFeed',
      path: 'feed',
      title: () => routeTitles.integrationFeed,
      screen: screens.ProductFeedScreen,
    },
    {
      name: 'IntegrationGuides',
      path: 'guides',
      title: () => routeTitles.integrationGuides,
      screen: screens.GuidesScreen,
    },
  ],
};

/** The notifications of a configurator. */
export const NOTIFICATIONS: View = {
  name: 'Notifications',
  path: 'notifications',
  title: () => routeTitles.notifications,
  may: mayManageNotifications,
  first: { desktop: 'enquiries', phone: 'enquiries' },
  children: [
    {
      name: 'NotificationsEnquiries',
      path: 'enquiries',
      title: () => routeTitles.notificationsEnquiries,
      screen: screens.EnquiryRecipientsScreen,
    },
  ],
};

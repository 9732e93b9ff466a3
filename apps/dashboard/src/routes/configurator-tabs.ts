import { mayCustomise, mayManageNotifications } from '@vitrine/domain/policies/configurators';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** What visitors did with a configurator in the last twelve months, one chart a tab. */
export const ANALYTICS: View = {
  name: 'Analytics',
  path: 'analytics',
  title: 'Analytics',
  screen: screens.AnalyticsScreen,
  first: { desktop: 'options', phone: 'options' },
  children: [
    { name: 'AnalyticsOptions', path: 'options', title: 'Options', screen: screens.OptionsTab },
    { name: 'AnalyticsLeads', path: 'leads-generated', title: 'Leads generated', screen: screens.LeadsTab },
    { name: 'AnalyticsSessions', path: 'sessions', title: 'Sessions', screen: screens.SessionsTab },
    {
      name: 'AnalyticsEngagement',
      path: 'average-engagement-time',
      title: 'Average engagement time',
      screen: screens.EngagementTab,
    },
    { name: 'AnalyticsUsers', path: 'unique-users', title: 'Unique users', screen: screens.UsersTab },
  ],
};

/** The organisation's customisation of a configurator. */
export const CUSTOMISATION: View = {
  name: 'Customisation',
  path: 'customisation',
  title: 'Customisation',
  screen: screens.CustomisationScreen,
  may: mayCustomise,
  first: { desktop: 'logos', phone: 'logos' },
  children: [
    { name: 'CustomisationLogos', path: 'logos', title: 'Logos', screen: screens.LogosScreen },
    { name: 'CustomisationSaveDesign', path: 'save-design', title: 'Save Design', screen: screens.SaveDesignScreen },
    { name: 'CustomisationEmails', path: 'emails', title: 'Emails', screen: screens.EmailsScreen },
    { name: 'CustomisationPresets', path: 'presets', title: 'Presets', screen: screens.PresetsScreen },
  ],
};

/** How a configurator comes onto a page. */
export const INTEGRATION: View = {
  name: 'Integration',
  path: 'integration',
  title: 'Integration',
  screen: screens.IntegrationScreen,
  first: { desktop: 'code', phone: 'code' },
  children: [
    { name: 'IntegrationCode', path: 'code', title: 'Embedded Code', screen: screens.EmbeddedCodeScreen },
    { name: 'IntegrationDocs', path: 'docs', title: 'API Reference', screen: screens.ReferenceScreen },
    { name: 'IntegrationIssues', path: 'issues', title: 'Common Issues', screen: screens.CommonIssuesScreen },
    {
      name: 'IntegrationLocalisation',
      path: 'localisation',
      title: 'Localisation',
      screen: screens.LocalisationScreen,
    },
    { name: 'IntegrationGuides', path: 'guides', title: 'Guides', screen: screens.GuidesScreen },
  ],
};

/** The notifications of a configurator. */
export const NOTIFICATIONS: View = {
  name: 'Notifications',
  path: 'notifications',
  title: 'Notifications',
  may: mayManageNotifications,
  first: { desktop: 'enquiries', phone: 'enquiries' },
  children: [
    {
      name: 'NotificationsEnquiries',
      path: 'enquiries',
      title: 'Notifications',
      screen: screens.EnquiryRecipientsScreen,
    },
  ],
};

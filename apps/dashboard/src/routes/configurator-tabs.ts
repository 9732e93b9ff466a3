import { screen, type View } from './build-routes.tsx';

/** What visitors did with a configurator in the last twelve months, one chart a tab. */
export const ANALYTICS: View = {
  name: 'Analytics',
  path: 'analytics',
  title: 'Analytics',
  screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'AnalyticsScreen'),
  first: { desktop: 'options', phone: 'options' },
  children: [
    {
      name: 'AnalyticsOptions',
      path: 'options',
      title: 'Options',
      screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'OptionsTab'),
    },
    {
      name: 'AnalyticsLeads',
      path: 'leads-generated',
      title: 'Leads generated',
      screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'LeadsTab'),
    },
    {
      name: 'AnalyticsSessions',
      path: 'sessions',
      title: 'Sessions',
      screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'SessionsTab'),
    },
    {
      name: 'AnalyticsEngagement',
      path: 'average-engagement-time',
      title: 'Average engagement time',
      screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'EngagementTab'),
    },
    {
      name: 'AnalyticsUsers',
      path: 'unique-users',
      title: 'Unique users',
      screen: screen(() => import('../areas/analytics/AnalyticsScreen.tsx'), 'UsersTab'),
    },
  ],
};

/** What an organisation makes its own of a configurator. */
export const CUSTOMISATION: View = {
  name: 'Customisation',
  path: 'customisation',
  title: 'Customisation',
  screen: screen(() => import('../areas/customisation/CustomisationScreen.tsx'), 'CustomisationScreen'),
  first: { desktop: 'logos', phone: 'logos' },
  children: [
    {
      name: 'CustomisationLogos',
      path: 'logos',
      title: 'Logos',
      screen: screen(() => import('../areas/customisation/LogosScreen.tsx'), 'LogosScreen'),
    },
    {
      name: 'CustomisationSaveDesign',
      path: 'save-design',
      title: 'Save Design',
      screen: screen(() => import('../areas/customisation/SaveDesignScreen.tsx'), 'SaveDesignScreen'),
    },
    {
      name: 'CustomisationEmails',
      path: 'emails',
      title: 'Emails',
      screen: screen(() => import('../areas/customisation/EmailsScreen.tsx'), 'EmailsScreen'),
    },
    {
      name: 'CustomisationPresets',
      path: 'presets',
      title: 'Presets',
      screen: screen(() => import('../areas/customisation/presets/PresetsScreen.tsx'), 'PresetsScreen'),
    },
  ],
};

/** How a configurator comes onto a page. */
export const INTEGRATION: View = {
  name: 'Integration',
  path: 'integration',
  title: 'Integration',
  screen: screen(() => import('../areas/integration/IntegrationScreen.tsx'), 'IntegrationScreen'),
  first: { desktop: 'code', phone: 'code' },
  children: [
    {
      name: 'IntegrationCode',
      path: 'code',
      title: 'Embedded Code',
      screen: screen(() => import('../areas/integration/EmbeddedCodeScreen.tsx'), 'EmbeddedCodeScreen'),
    },
    {
      name: 'IntegrationDocs',
      path: 'docs',
      title: 'API Reference',
      screen: screen(() => import('../areas/integration/ReferenceScreen.tsx'), 'ReferenceScreen'),
    },
    {
      name: 'IntegrationIssues',
      path: 'issues',
      title: 'Common Issues',
      screen: screen(() => import('../areas/support/CommonIssuesScreen.tsx'), 'CommonIssuesScreen'),
    },
    {
      name: 'IntegrationLocalisation',
      path: 'localisation',
      title: 'Localisation',
      screen: screen(() => import('../areas/integration/LocalisationScreen.tsx'), 'LocalisationScreen'),
    },
    {
      name: 'IntegrationGuides',
      path: 'guides',
      title: 'Guides',
      screen: screen(() => import('../areas/integration/GuidesScreen.tsx'), 'GuidesScreen'),
    },
  ],
};

/** Who is told of what happens with a configurator. */
export const NOTIFICATIONS: View = {
  name: 'Notifications',
  path: 'notifications',
  title: 'Notifications',
  first: { desktop: 'enquiries', phone: 'enquiries' },
  children: [
    {
      name: 'NotificationsEnquiries',
      path: 'enquiries',
      title: 'Notifications',
      screen: screen(() => import('../areas/notifications/EnquiryRecipientsScreen.tsx'), 'EnquiryRecipientsScreen'),
    },
  ],
};

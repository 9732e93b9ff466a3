import { followUpMessages } from '../enquiries/follow-up-messages.ts';
import { notificationMessages } from '../notifications/messages.ts';
import { organisationMessages } from '../organisations/messages.ts';
import { resellerMessages } from '../resellers/messages.ts';

const ofTenants = {
  name: 'Name',
  logo: 'Logo',
  banner: 'Banner',
  contact_email: 'Contact email',
  language: 'Language',
};

/** Labels of the settings on the screens that change them, by subject and field, for the details of audit events. */
export const SETTING_LABELS = {
  configurator: {
    name: 'Name',
    supports_presets: 'Presets',
    supports_save_design: 'Save Design',
    supports_style_finder: 'Style finder',
    get contact_email() {
      return notificationMessages.title;
    },
    customisation: 'Customisation',
    presets: 'Presets',
  },
  organisation: {
    ...ofTenants,
    primary: 'Primary',
    enterprise: 'Enterprise',
    localisation: 'Localisation',
    authorised_domain: 'Authorised domain',
    access_subdomain: 'Subdomain',
    get starting_at() {
      return organisationMessages.contractStart;
    },
    get years() {
      return organisationMessages.contractYears;
    },
    get sessions() {
      return organisationMessages.contractSessions;
    },
    get tiles() {
      return organisationMessages.contractTiles;
    },
    logo_removal: 'Logo removal',
    call_to_action: 'Call to action',
  },
  reseller: {
    ...ofTenants,
    get authorised_domain() {
      return resellerMessages.website;
    },
    get builds_copies() {
      return resellerMessages.buildsCopies;
    },
    get postcode_areas() {
      return followUpMessages.areas;
    },
  },
} as const;

export type SettingSubject = keyof typeof SETTING_LABELS;

import { followUpMessages } from '../enquiries/follow-up-messages.ts';
import { notificationMessages } from '../notifications/messages.ts';
import { organisationMessages } from '../organisations/messages.ts';
import { resellerMessages } from '../resellers/messages.ts';

const ofTenants = { name: 'Name', logo: 'Logo', banner: 'Banner', contact_email: 'Contact email' };

/** Labels of the settings on the screens that change them, by subject and field, for the details of audit events. */
export const SETTING_LABELS = {
  configurator: {
    name: 'Name',
    supports_presets: 'Presets',
    supports_save_design: 'Save Design',
    supports_style_finder: 'Style finder',
    contact_email: notificationMessages.title,
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
    starting_at: organisationMessages.contractStart,
    years: organisationMessages.contractYears,
    sessions: organisationMessages.contractSessions,
    tiles: organisationMessages.contractTiles,
    logo_removal: 'Logo removal',
    call_to_action: 'Call to action',
  },
  reseller: {
    ...ofTenants,
    authorised_domain: resellerMessages.website,
    builds_copies: resellerMessages.buildsCopies,
    postcode_areas: followUpMessages.areas,
  },
} as const;

export type SettingSubject = keyof typeof SETTING_LABELS;

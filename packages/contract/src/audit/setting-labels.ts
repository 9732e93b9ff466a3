const ofTenants = {
  name: 'Name',
  logo: 'Logo',
  banner: 'Banner',
  contact_email: 'Contact email',
  language: 'Language',
  catalogue_language: 'Language of the catalogue',
};

/**
 * Labels of the settings by subject and field, for the details of audit events. They are stored, and in English for
 * every reader: a log says the same to all.
 */
export const SETTING_LABELS = {
  configurator: {
    name: 'Name',
    supports_presets: 'Presets',
    supports_save_design: 'Save Design',
    supports_style_finder: 'Style finder',
    contact_email: 'Customer Enquiries',
    customisation: 'Customisation',
    presets: 'Presets',
    product_feed: 'Product feed',
  },
  organisation: {
    ...ofTenants,
    primary: 'Primary',
    enterprise: 'Enterprise',
    localisation: 'Localisation',
    authorised_domain: 'Authorised domain',
    access_subdomain: 'Subdomain',
    starting_at: 'Contract starts on',
    years: 'Length in years',
    sessions: 'Sessions a month',
    tiles: 'Maximum configurators (empty: unlimited)',
    logo_removal: 'Logo removal',
    call_to_action: 'Call to action',
  },
  reseller: {
    ...ofTenants,
    authorised_domain: 'Authorised domain',
    builds_copies: 'Can change layers and images',
    postcode_areas: 'Postcode areas',
  },
} as const;

export type SettingSubject = keyof typeof SETTING_LABELS;

/** Lengths of the texts, and other limits. */
export const customisationLimits = {
  saveDesign: { contact: 260, termsUrl: 500, cta_label: 28 },
  emails: {
    customer_subject: 78,
    customer_from: 25,
    enquiry_subject: 44,
    header_title: 90,
    header_text: 180,
    popup_title: 40,
    popup_text: 120,
    cta_title: 80,
    cta_text: 160,
    cta_btn: 25,
    cta_link: 500,
    address: 120,
    linkedin: 500,
    facebook: 500,
    twitter: 500,
    instagram: 500,
  },
  customFields: 5,
  fieldNameMaximum: 25,
  placeholderMaximum: 60,
  /** How long the error of a custom field is visible. */
  fieldIssueSeconds: 3,
  logoWidth: 210,
  logoHeight: 100,
  logoBytes: 8 * 1024 * 1024,
  /** Longest side of a stored logo. */
  logoSide: 800,
  logoPixels: 40_000_000,
} as const;

/** Slots of a logo. The slot is the id of the logo. */
export const LOGO_SLOTS = ['startScreen', 'saveDesign', 'viewer', 'emails'] as const;
export type LogoSlot = (typeof LOGO_SLOTS)[number];

/** Types of custom fields. */
export const FIELD_TYPES = ['text', 'number', 'email', 'date'] as const;

/** Names of the built-in fields. */
export const PREDEFINED_FIELDS: readonly string[] = ['name', 'email', 'e-mail'];

/** Texts of emails that a tenant can write in several languages; switches and links to its pages are common to all. */
export const EMAIL_TEXTS = [
  'customer_subject',
  'header_title',
  'header_text',
  'popup_title',
  'popup_text',
  'cta_title',
  'cta_text',
  'cta_btn',
  'cta_link',
  'address',
] as const;
export type EmailTextName = (typeof EMAIL_TEXTS)[number];

export const SOCIALS = ['linkedin', 'facebook', 'twitter', 'instagram'] as const;

import type { Language } from '@vitrine/contract/languages/limits';

/** Texts and switches of an organisation's emails; null where nothing is set. */
export interface EmailCustomisation {
  customer_subject: string | null;
  customer_from: string | null;
  enquiry_subject: string | null;
  append_customer_name: boolean | null;
  append_customer_email: boolean | null;
  header_title: string | null;
  header_text: string | null;
  popup_title: string | null;
  popup_text: string | null;
  cta_title: string | null;
  cta_title_enabled: boolean | null;
  cta_text: string | null;
  cta_text_enabled: boolean | null;
  cta_btn: string | null;
  cta_link: string | null;
  cta_button_enabled: boolean | null;
  address: string | null;
  address_enabled: boolean | null;
  linkedin: string | null;
  linkedin_enabled: boolean | null;
  facebook: string | null;
  facebook_enabled: boolean | null;
  twitter: string | null;
  twitter_enabled: boolean | null;
  instagram: string | null;
  instagram_enabled: boolean | null;
}

/** A customisation without any texts or switches. */
export const UNSET_CUSTOMISATION: EmailCustomisation = {
  customer_subject: null,
  customer_from: null,
  enquiry_subject: null,
  append_customer_name: null,
  append_customer_email: null,
  header_title: null,
  header_text: null,
  popup_title: null,
  popup_text: null,
  cta_title: null,
  cta_title_enabled: null,
  cta_text: null,
  cta_text_enabled: null,
  cta_btn: null,
  cta_link: null,
  cta_button_enabled: null,
  address: null,
  address_enabled: null,
  linkedin: null,
  linkedin_enabled: null,
  facebook: null,
  facebook_enabled: null,
  twitter: null,
  twitter_enabled: null,
  instagram: null,
  instagram_enabled: null,
};

/** One item of the design. */
export interface EmailItem {
  component: string;
  name: string;
  /** Absolute address; null without an image. */
  thumbnailUrl: string | null;
  /** Shown where there is no image: '#C0966A'. */
  colour?: string | null;
}

/** The data of both emails about an enquiry. Addresses of images and pages are absolute. */
export interface EnquiryEmailData {
  /** Of the reader. */
  language: Language;
  organisation: { name: string; logoUrl: string | null; address: string | null };
  configuratorName: string;
  sceneName: string | null;
  enquiry: {
    name: string;
    email: string;
    phone: string | null;
    postcode: string | null;
    budget: string | null;
    /** Label -> what the visitor entered. */
    customFields: Record<string, string>;
    createdAt: Date;
  };
  /** The day that is today. */
  now: Date;
  items: readonly EmailItem[];
  /** What the design costs, formatted in the language; without it, or where it is not to be seen, nothing. */
  total?: string | null | undefined;
  imageUrl: string | null;
  /** Opens the design on the page where it was saved; null where that page is unknown. */
  designUrl: string | null;
  customisation: EmailCustomisation;
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

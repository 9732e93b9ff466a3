import type { QuoteEmailKind } from '@vitrine/contract/quotes/email-kinds';

/**
 * The texts of the emails. A sentence with facts is a function, so that each language has its own order of words; no
 * sentence is put together from parts. A language has a folder with a file for each reader below.
 */

/** Emails about a quote to the customer, and to the seller. */
export type CustomerQuoteKind = Extract<QuoteEmailKind, 'quote-sent' | 'quote-answer' | 'quote-confirmed'>;
export type SellerQuoteKind = Exclude<QuoteEmailKind, CustomerQuoteKind>;

/** What an email says about a quote: nothing that somebody typed, because anyone can type anything. */
export interface QuoteFacts {
  /** 'Q-0007-2' */
  number: string;
  seller: string;
}

export interface QuoteTexts {
  subject: (quote: QuoteFacts) => string;
  title: string;
  sentence: (quote: QuoteFacts) => string;
  button: string;
}

/** Emails to visitors: the saved design, and quotes. In every language of visitors. */
export interface VisitorTexts {
  design: {
    /** Where the tenant has none: subject, title and sentence. */
    subject: string;
    title: string;
    text: (configurator: string) => string;
    open: string;
    itemsTitle: string;
    image: (configurator: string) => string;
    total: string;
    reason: (organisation: string) => string;
  };
  quotes: Record<CustomerQuoteKind, QuoteTexts>;
  quoteTotal: string;
  quoteValidUntil: string;
  quoteReason: (quote: QuoteFacts) => string;
}

/** Emails to a tenant: enquiries, answers to quotes, and notices. In every language of accounts. */
export interface TenantTexts {
  sentBy: string;
  enquiry: {
    /** Where the tenant has none. */
    subject: string;
    title: string;
    saved: (enquiry: { name: string; configurator: string; when: string }) => string;
    /** Of this day, and of another: '15th March', with the year when it is another one. */
    today: (time: string) => string;
    onDay: (day: string, time: string) => string;
    image: (configurator: string, name: string) => string;
    view: string;
    reply: (firstName: string) => string;
    replyUnnamed: string;
    reason: (configurator: string) => string;
    defaultReason: (configurator: string) => string;
    sentFor: (organisation: string) => string;
    name: string;
    email: string;
    phone: string;
    postcode: string;
    budget: string;
    scene: string;
    total: string;
  };
  quotes: Record<SellerQuoteKind, QuoteTexts>;
  quoteTotal: string;
  quoteValidUntil: string;
  quoteReason: (quote: QuoteFacts) => string;
  domain: {
    missing: (domain: string) => string;
    lost: (domain: string) => string;
    missingSentence: (domain: string, until: string) => string;
    lostSentence: (domain: string) => string;
    record: (name: string, proof: string) => string;
    button: string;
    reason: (organisation: string) => string;
  };
  limit: {
    subject: (percent: string) => string;
    sentence: (sessions: { used: string; limit: string; month: string }) => string;
    button: string;
    reason: (organisation: string) => string;
  };
}

/** What an email about an account says: people enter names and addresses. */
export interface AccountFacts {
  /** Null for the first user of an organisation, who has no name yet. */
  firstName: string | null;
  tenant: string;
  /** The manufacturer of a reseller; null for an organisation. */
  manufacturer: string | null;
  newEmail: string;
}

export interface AccountEmailTexts {
  subject: (facts: AccountFacts) => string;
  title: (facts: AccountFacts) => string;
  sentence: (facts: AccountFacts) => string;
  reason: string;
}

/** With a link: its button, and how long it works. */
export interface LinkEmailTexts extends AccountEmailTexts {
  button: string;
  term: string;
}

/** Emails about an account to its user. In every language of accounts. */
export interface AccountTexts {
  sentBy: string;
  invite: LinkEmailTexts;
  reset: LinkEmailTexts;
  'email-confirm': LinkEmailTexts;
  'email-asked': AccountEmailTexts;
  'email-changed': AccountEmailTexts;
  'email-in-use': AccountEmailTexts;
}

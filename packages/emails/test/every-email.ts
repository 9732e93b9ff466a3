import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import { QUOTE_EMAIL_KINDS } from '@vitrine/contract/quotes/email-kinds';
import { renderAccountEmail } from '../src/account-email.tsx';
import { renderCustomerDesign } from '../src/customer-design.tsx';
import { renderDomainNotice } from '../src/domain-notice.tsx';
import { type EmailCustomisation, type RenderedEmail, UNSET_CUSTOMISATION } from '../src/email-data.ts';
import { renderLimitNotice } from '../src/limit-notice.tsx';
import { renderOrganisationEnquiry } from '../src/organisation-enquiry.tsx';
import { renderQuoteEmail } from '../src/quote-email.tsx';
import { anEmail } from './email-fixture.ts';

export const EMAIL_NAMES = [
  ...(['invite', 'invite-reseller', 'reset', 'email-confirm', 'email-asked', 'email-changed', 'email-in-use'] as const),
  ...(['customer-design', 'organisation-enquiry', 'limit-notice', 'domain-missing', 'domain-lost'] as const),
  ...QUOTE_EMAIL_KINDS,
] as const;
export type EveryEmail = Record<(typeof EMAIL_NAMES)[number], RenderedEmail>;

/** All texts and switches of an organisation. */
const worded = (word: string): EmailCustomisation => ({
  ...UNSET_CUSTOMISATION,
  ...{ customer_subject: word, enquiry_subject: word, append_customer_name: true, append_customer_email: true },
  ...{ header_title: word, header_text: word, address: word, address_enabled: true },
  ...{ cta_title: word, cta_title_enabled: true, cta_text: word, cta_text_enabled: true },
  ...{ cta_btn: word, cta_link: 'https://shop.example/visit', cta_button_enabled: true },
  ...{
    linkedin: 'https://linkedin.example/a',
    linkedin_enabled: true,
    facebook: 'fb.example/a',
    facebook_enabled: true,
  },
  ...{
    twitter: 'https://x.example/a',
    twitter_enabled: true,
    instagram: 'https://i.example/a',
    instagram_enabled: true,
  },
});

async function rendered(data: ReturnType<typeof anEmail>, name: string, manufacturer: string): Promise<EveryEmail> {
  const { organisation, language } = data;
  const account = {
    language,
    organisation,
    manufacturer: null,
    firstName: name,
    link: 'https://oakline.example/invite?token=abc',
  };
  const domain = {
    ...{ language, organisation, domain: name, recordName: `_vitrine.${name}`, proof: 'vitrine-verify=abc' },
    ...{ until: new Date('2026-06-18T09:00:00Z'), settingsUrl: 'https://oakline.example/settings' },
  };
  const notice = { ...account, link: null, newEmail: name };
  const used = { language, organisation, used: 4712, limit: 5000, month: new Date('2026-11-24T09:00:00Z') };
  const quote = {
    ...{ language, organisation, number: `${name}-2`, total: '£12,345.00', validUntil: '2026-12-24' },
    link: 'https://oakline.example/quotes/7',
  };
  const customerLink = 'https://oakline.example/quote#12-abc';
  return {
    invite: await renderAccountEmail({ ...account, kind: 'invite' }),
    'invite-reseller': await renderAccountEmail({ ...account, manufacturer, kind: 'invite' }),
    reset: await renderAccountEmail({ ...account, kind: 'reset' }),
    'email-confirm': await renderAccountEmail({ ...account, kind: 'email-confirm' }),
    'email-asked': await renderAccountEmail({ ...notice, kind: 'email-asked' }),
    'email-changed': await renderAccountEmail({ ...notice, kind: 'email-changed' }),
    'email-in-use': await renderAccountEmail({ ...notice, kind: 'email-in-use' }),
    'customer-design': await renderCustomerDesign(data),
    'organisation-enquiry': await renderOrganisationEnquiry({
      ...data,
      enquiryUrl: 'https://oakline.example/enquiries/51/details',
    }),
    'domain-missing': await renderDomainNotice({ ...domain, kind: 'domain-missing' }),
    'domain-lost': await renderDomainNotice({ ...domain, kind: 'domain-lost' }),
    'limit-notice': await renderLimitNotice({ ...used, billingUrl: 'https://oakline.example/billing' }),
    'quote-sent': await renderQuoteEmail({ ...quote, link: customerLink, kind: 'quote-sent' }),
    'quote-answer': await renderQuoteEmail({ ...quote, link: customerLink, kind: 'quote-answer' }),
    'quote-confirmed': await renderQuoteEmail({ ...quote, link: customerLink, kind: 'quote-confirmed' }),
    'quote-accepted': await renderQuoteEmail({ ...quote, kind: 'quote-accepted' }),
    'quote-declined': await renderQuoteEmail({ ...quote, kind: 'quote-declined' }),
    'quote-question': await renderQuoteEmail({ ...quote, kind: 'quote-question' }),
  };
}

/** The emails with ordinary content. */
export const everyEmail = (): Promise<EveryEmail> =>
  rendered(anEmail({ customisation: { ...worded('Visit our showroom'), header_title: null } }), 'Priya', 'Hall & Sons');

/** The emails with the product's own texts only, in a language of accounts. */
export const everyEmailIn = (language: AccountLanguage): Promise<EveryEmail> =>
  rendered(anEmail({ language, total: '1 €' }), 'Priya', 'Hall & Sons');

export const VISITOR_EMAIL_NAMES = ['customer-design', 'quote-sent', 'quote-answer', 'quote-confirmed'] as const;

/** The emails to visitors likewise, in a language of theirs. */
export async function visitorEmailsIn(
  language: Language,
): Promise<Record<(typeof VISITOR_EMAIL_NAMES)[number], RenderedEmail>> {
  const { organisation, ...data } = anEmail();
  const quote = {
    language,
    organisation,
    number: 'Q-0007-2',
    total: '1 €',
    validUntil: '2026-12-24',
    link: 'https://a.example/',
  };
  return {
    'customer-design': await renderCustomerDesign({ ...data, organisation, language, total: '1 €' }),
    'quote-sent': await renderQuoteEmail({ ...quote, kind: 'quote-sent' }),
    'quote-answer': await renderQuoteEmail({ ...quote, kind: 'quote-answer' }),
    'quote-confirmed': await renderQuoteEmail({ ...quote, kind: 'quote-confirmed' }),
  };
}

/** The emails with `word` in every free-text field. */
export const everyEmailWith = (word: string): Promise<EveryEmail> => {
  const { enquiry, items } = anEmail();
  const typed = { name: word, email: word, phone: word, postcode: word, budget: word, customFields: { [word]: word } };
  return rendered(
    anEmail({
      organisation: { name: word, logoUrl: null, address: word },
      configuratorName: word,
      sceneName: word,
      enquiry: { ...enquiry, ...typed },
      items: items.map((item) => ({ ...item, component: word, name: word })),
      customisation: worded(word),
    }),
    word,
    word,
  );
};

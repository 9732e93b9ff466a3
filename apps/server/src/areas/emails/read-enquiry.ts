import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { emailLanguage, visitorLanguage } from '@vitrine/domain/emails/email-language';
import { textsInLanguage } from '@vitrine/domain/emails/texts-in-language';
import { formatMinor } from '@vitrine/domain/prices/money';
import type { EmailCustomisation, EnquiryEmailData } from '@vitrine/emails/email-data';
import type { OrganisationEnquiryData } from '@vitrine/emails/organisation-enquiry';
import { type EnquiryOfEmail, findEnquiryOfEmail } from '@vitrine/store/emails/enquiry-of-email';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { sheetLanguageOf, sheetTextsOf } from '@vitrine/texts/sheets';
import { type EnquiryTotal, totalOfEnquiry } from '../../pricing/enquiry-total.ts';
import { readTextsByLanguage } from '../../publish/texts-by-language.ts';
import type { Services } from '../../services.ts';
import { inVisitorsLanguage } from '../../words/words-for.ts';
import { enquiryEmailData } from './enquiry-email-data.ts';
import { emailThumbnails } from './thumbnails.ts';

/** What an email's templates need to know of its enquiry. Rejects when the enquiry is gone. */
export type ReadEnquiry = (email: Pick<EmailRecord, 'enquiryId'>) => Promise<EnquiryData>;

interface EnquiryData {
  enquiry: EnquiryOfEmail;
  thumbnails: readonly (string | null)[];
  priced: EnquiryTotal | null;
}

/** Reads each enquiry once: the emails of a job are mostly about the same one. */
export function enquiryReader(services: Services): ReadEnquiry {
  const known = new Map<number | null, Promise<EnquiryData>>();
  return ({ enquiryId }) => {
    const found = known.get(enquiryId) ?? readEnquiry(services, enquiryId);
    known.set(enquiryId, found);
    return found;
  };
}

async function readEnquiry(services: Services, id: number | null): Promise<EnquiryData> {
  const enquiry = id === null ? undefined : await findEnquiryOfEmail(services.db, id);
  if (!enquiry) throw new Error('The enquiry of this email is gone');
  return {
    enquiry,
    thumbnails: await emailThumbnails(services.content, enquiry),
    priced: await totalOfEnquiry(services, enquiry),
  };
}

const totalIn = (priced: EnquiryTotal | null, language: Language): string | null => {
  if (priced === null) return null;
  const total = formatMinor(priced.total, priced.currency, localeOf(language));
  return priced.isPerSquareMetre ? `${total} ${sheetTextsOf(sheetLanguageOf(language)).perSquareMetre}` : total;
};

const tenantLanguageOf = ({ tenantLanguage, manufacturerLanguage }: EnquiryOfEmail): AccountLanguage =>
  emailLanguage(tenantLanguage, manufacturerLanguage);

/** For the visitor, in the language of the form, with the tenant's texts in that language. */
export async function visitorEmailData(
  services: Services,
  { enquiry, thumbnails, priced }: EnquiryData,
): Promise<EnquiryEmailData> {
  const language = visitorLanguage(enquiry.language, tenantLanguageOf(enquiry));
  const named = await inVisitorsLanguage(services, enquiry, language);
  const { customisation, ...data } = enquiryEmailData(services, named, thumbnails, language);
  return {
    ...data,
    total: priced?.isVisible ? totalIn(priced, language) : null,
    customisation: await inLanguage(services, enquiry, customisation, language),
  };
}

/** The tenant's texts in a language; in the language of the main ones there are no others to read. */
async function inLanguage(
  { db }: Services,
  { configuratorId, resellerId, isCustomisedCopy, tenantLanguage, manufacturerLanguage }: EnquiryOfEmail,
  main: EmailCustomisation,
  language: Language,
): Promise<EmailCustomisation> {
  const mainLanguage = emailLanguage(isCustomisedCopy ? tenantLanguage : null, manufacturerLanguage);
  if (configuratorId === null || language === mainLanguage) return main;
  return textsInLanguage(main, await readTextsByLanguage(db, { configuratorId, resellerId }), language);
}

/** For a recipient of enquiries, in the tenant's language. */
export function recipientEmailData(
  services: Services,
  { enquiry, thumbnails, priced }: EnquiryData,
  { recipient }: Pick<EmailRecord, 'recipient'>,
): OrganisationEnquiryData {
  const language = tenantLanguageOf(enquiry);
  // The addresses that somebody set for the configurator, or for the reseller's copy.
  const list = [...(enquiry.copyRecipients ?? []), ...(enquiry.configuratorRecipients ?? [])];
  return {
    ...enquiryEmailData(services, enquiry, thumbnails, language),
    total: totalIn(priced, language),
    isDefaultRecipient: !list.includes(recipient),
  };
}

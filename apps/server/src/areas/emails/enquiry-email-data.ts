import { typeName } from '@vitrine/contract/configurators/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import type { CustomField } from '@vitrine/contract/latest-file';
import { describeItem } from '@vitrine/domain/design/floors/describe-item';
import { nameInLanguage } from '@vitrine/domain/design/name-in-language';
import { type EmailCustomisation, UNSET_CUSTOMISATION } from '@vitrine/emails/email-data';
import type { OrganisationEnquiryData } from '@vitrine/emails/organisation-enquiry';
import type { EnquiryOfEmail } from '@vitrine/store/emails/enquiry-of-email';
import { addressOfStoredDesign } from '../../design-images/stored-design.ts';
import { imageLogo } from '../../images/image-logo.ts';
import type { Services } from '../../services.ts';

/** English emails name parts as the enquiry does. */
const isEnglish = (language: Language): boolean => language === 'en-gb' || language === 'en-us';

/**
 * The template data of an enquiry for a reader of a language; every address is absolute and on a product host.
 * `thumbnails` are paths of the items' images in a form that every email program shows.
 */
export function enquiryEmailData<Reader extends Language = AccountLanguage>(
  services: Pick<Services, 'addresses' | 'clock' | 'secrets'>,
  enquiry: EnquiryOfEmail,
  thumbnails: readonly (string | null)[],
  language: Reader,
): Omit<OrganisationEnquiryData, 'language'> & { language: Reader } {
  const { addresses, clock } = services;
  const type = enquiry.configuratorTypeId === null ? null : typeName(enquiry.configuratorTypeId);
  const named = (name: string): string =>
    type === null || isEnglish(language) ? name : nameInLanguage(type, name, language);
  const onContent = (path: string | null | undefined): string | null => (path ? `${addresses.content}/${path}` : null);
  const { emails, logos, saveDesign } = (enquiry.customisation ?? {}) as {
    emails?: Partial<EmailCustomisation>;
    logos?: { emails?: string };
    saveDesign?: { customFields?: readonly CustomField[] };
  };
  const tenantLogo = imageLogo({ logo: enquiry.tenantLogo, dataUrl: enquiry.tenantFolder });
  return {
    language,
    now: clock(),
    organisation: {
      name: enquiry.tenantName,
      logoUrl: onContent(logos?.emails ?? tenantLogo),
      address: enquiry.tenantAddress,
    },
    configuratorName: enquiry.configuratorName ?? '',
    sceneName: enquiry.sceneName,
    enquiry: {
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      postcode: enquiry.postcode,
      budget: enquiry.budget,
      customFields: withLabels(enquiry.customFields, saveDesign?.customFields ?? []),
      createdAt: enquiry.createdAt,
    },
    items: (enquiry.items as DesignItem[]).map((item, index) => ({
      component: named(item.component ?? ''),
      name: describeItem(item, named),
      thumbnailUrl: onContent(thumbnails[index]),
      colour: item.hex_thumbnail || null,
    })),
    // What the visitor saw; else the design as it was drawn when the email was written.
    imageUrl: onContent(enquiry.image) ?? addressOfStoredDesign(services, { ...enquiry, version: enquiry.liveVersion }),
    designUrl: enquiry.url,
    enquiryUrl: `${addresses.origin(enquiry.tenantSubdomain ?? 'admin')}/enquiries/${enquiry.id}/details`,
    customisation: { ...UNSET_CUSTOMISATION, ...emails },
  };
}

/** What the visitor entered, under the labels that the form shows; a field that was removed since has its name. */
function withLabels(values: Record<string, string>, fields: readonly CustomField[]): Record<string, string> {
  const labels = new Map(fields.map(({ name, placeholder }) => [name, placeholder]));
  const labelled: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const label = labels.get(name) || name;
    labelled[Object.hasOwn(labelled, label) ? name : label] = value;
  }
  return labelled;
}

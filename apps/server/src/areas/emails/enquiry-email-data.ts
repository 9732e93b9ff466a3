import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { type EmailCustomisation, type EnquiryEmailData, UNSET_CUSTOMISATION } from '@vitrine/emails/email-data';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { imageLogo } from '../../images/image-logo.ts';
import type { Services } from '../../services.ts';

interface Rows {
  enquiry: EnquiryRecord;
  organisation: OrganisationRecord;
  configurator: ConfiguratorRecord | undefined;
  /** The configurator's, or the reseller's copy's. */
  customisation: Record<string, unknown>;
  /** Path of each item's thumbnail as an image that every email program shows. */
  thumbnails: readonly (string | null)[];
}

/** The template data of an enquiry; every address is absolute and on a product host. */
export function enquiryEmailData(
  { addresses, clock }: Pick<Services, 'addresses' | 'clock'>,
  { enquiry, organisation, configurator, customisation, thumbnails }: Rows,
): EnquiryEmailData {
  const onContent = (path: string | null | undefined): string | null => (path ? `${addresses.content}/${path}` : null);
  const stored = (customisation.emails ?? {}) as Partial<EmailCustomisation>;
  const ownLogo = (customisation.logos as { emails?: string } | undefined)?.emails;
  return {
    organisation: {
      name: organisation.name,
      logoUrl: onContent(ownLogo ?? imageLogo(organisation)),
      address: organisation.address,
    },
    configuratorName: configurator?.name ?? enquiry.configuratorName ?? '',
    sceneName: enquiry.sceneName,
    enquiry: {
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      postcode: enquiry.postcode,
      budget: enquiry.budget,
      customFields: enquiry.customFields,
      createdAt: longDate(enquiry.createdAt.toISOString(), clock()),
    },
    items: (enquiry.items as DesignItem[]).map((item, index) => ({
      component: item.component ?? '',
      name: item.name,
      thumbnailUrl: onContent(thumbnails[index]),
    })),
    imageUrl: onContent(enquiry.image),
    designUrl: enquiry.url,
    customisation: { ...UNSET_CUSTOMISATION, ...stored },
  };
}

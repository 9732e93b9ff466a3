import type { OrganisationEnquiryData } from '@vitrine/emails/organisation-enquiry';
import { findEnquiryOfEmail } from '@vitrine/store/emails/enquiry-of-email';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { totalOfEnquiry } from '../../pricing/enquiry-total.ts';
import type { Services } from '../../services.ts';
import { enquiryEmailData } from './enquiry-email-data.ts';
import { emailThumbnails } from './thumbnails.ts';

/** What an email's templates need to know of its enquiry. Rejects when the enquiry is gone. */
export type ReadEnquiry = (email: Pick<EmailRecord, 'enquiryId'>) => Promise<EnquiryData>;

interface EnquiryData extends OrganisationEnquiryData {
  /** The addresses that somebody set for the configurator, or for the reseller's copy. */
  notificationList: readonly string[];
  /** Whether the visitor sees the total. */
  isTotalVisible: boolean;
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
  const priced = await totalOfEnquiry(services, enquiry);
  return {
    ...enquiryEmailData(services, enquiry, await emailThumbnails(services.content, enquiry)),
    total: priced?.total ?? null,
    isTotalVisible: priced?.isVisible ?? false,
    notificationList: [...(enquiry.copyRecipients ?? []), ...(enquiry.configuratorRecipients ?? [])],
  };
}

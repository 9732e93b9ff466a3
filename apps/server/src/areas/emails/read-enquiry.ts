import type { EnquiryEmailData } from '@vitrine/emails/email-data';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../../services.ts';
import { enquiryEmailData } from './enquiry-email-data.ts';
import { emailThumbnails } from './thumbnails.ts';

interface EnquiryOfEmail {
  enquiryId: number;
  /** The tenant that the enquiry belongs to: a reseller or an organisation. */
  organisation: OrganisationRecord;
  data: EnquiryEmailData;
}

/** What an email's templates need to know of its enquiry. Rejects when the enquiry is gone. */
export type ReadEnquiry = (email: Pick<EmailRecord, 'enquiryId'>) => Promise<EnquiryOfEmail>;

/** Reads each enquiry once: the emails of a job are mostly about the same one. */
export function enquiryReader(services: Services): ReadEnquiry {
  const known = new Map<number | null, Promise<EnquiryOfEmail>>();
  return ({ enquiryId }) => {
    const found = known.get(enquiryId) ?? readEnquiry(services, enquiryId);
    known.set(enquiryId, found);
    return found;
  };
}

async function readEnquiry(services: Services, id: number | null): Promise<EnquiryOfEmail> {
  const { db, content } = services;
  // A job has no caller; the email's row names the enquiry.
  const enquiry = id === null ? undefined : await findEnquiry(db, SYSTEM, id);
  const organisation = enquiry && ((await resellerOf(db, enquiry)) ?? (await organisationOf(db, enquiry)));
  if (!enquiry || !organisation) throw new Error('The enquiry of this email is gone');
  const configurator = await configuratorOf(db, enquiry);
  const grant =
    configurator && enquiry.resellerId !== null ? await findGrant(db, enquiry.resellerId, configurator.id) : undefined;
  const customisation = grant?.customisation ?? configurator?.customisation ?? {};
  const thumbnails = await emailThumbnails(content, enquiry);
  const data = enquiryEmailData(services, { enquiry, organisation, configurator, customisation, thumbnails });
  return { enquiryId: enquiry.id, organisation, data };
}

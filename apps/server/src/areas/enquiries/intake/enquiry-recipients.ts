import { enquiryRecipients } from '@vitrine/domain/notifications/enquiry-recipients';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';

export interface EnquiryRecipients {
  /**
   * Notified of the enquiry, with the reseller whose address it is, or null; `seller` is the sender of the visitor's
   * own email.
   */
  recipients: readonly { address: string; resellerId: number | null }[];
  seller: { name: string; replyTo: string | null };
}

interface Tenants {
  organisation: Pick<OrganisationRecord, 'name' | 'contactEmail'>;
  /** The reseller that the enquiry belongs to; undefined for the organisation's own. */
  reseller: OrganisationRecord | undefined;
  configurator: Pick<ConfiguratorRecord, 'id' | 'contactEmail'> | undefined;
}

/** The recipients of an enquiry about a configurator, and the tenant in whose name the visitor gets a copy. */
export async function findEnquiryRecipients(
  db: Database,
  { organisation, reseller, configurator }: Tenants,
): Promise<EnquiryRecipients> {
  const grant = reseller && configurator ? await findGrant(db, reseller.id, configurator.id) : undefined;
  const main = organisation.contactEmail;
  const tenant = reseller ?? organisation;
  const addresses = enquiryRecipients({
    copy: reseller && { own: grant?.contactEmail ?? null, main: reseller.contactEmail },
    configurator: configurator?.contactEmail ?? null,
    main,
  });
  const resellers = [...(grant?.contactEmail ?? []), reseller?.contactEmail];
  return {
    recipients: addresses.map((address) => ({
      address,
      resellerId: reseller && resellers.includes(address) ? reseller.id : null,
    })),
    seller: { name: tenant.name, replyTo: reseller?.contactEmail ?? main },
  };
}

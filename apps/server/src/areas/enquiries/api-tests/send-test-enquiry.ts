import type { TestRequest } from '@vitrine/contract/enquiries/api-tests/api-test-request';
import { TEST_ORGANISATION } from '@vitrine/contract/enquiries/limits';
import { enquiryFields } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { webAddress } from '@vitrine/contract/web-address';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import { listOrganisations } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import type { Services } from '../../../services.ts';
import { resolveTestItems } from '../intake/resolve-items.ts';
import { saveEnquiry } from '../intake/save-enquiry.ts';
import { unknownConfigurator } from '../intake/take-enquiry.ts';

/**
 * Sends an enquiry about any configurator as one of the test organisation, and notifies its main address. The emails
 * are real, and no figures change. Only administrators can call it, so it accepts sample items that the catalogue does
 * not have.
 */
export async function sendTestEnquiry(
  services: Services,
  scope: Scope,
  { items, ...sent }: TestRequest,
  image: Buffer | undefined,
): Promise<void> {
  const { db } = services;
  const configurator = await findConfigurator(db, scope, sent.configurator_id);
  if (!configurator) throw unknownConfigurator();
  const organisation = (await listOrganisations(db)).find(({ name }) => name === TEST_ORGANISATION);
  if (!organisation) throw new AppError('enquiries.no_test_organisation');
  const fields = enquiryFields.parse({ ...sent, items });
  const resolved = await resolveTestItems(services, { fields, configurator, resellerId: null });
  await saveEnquiry(services, {
    fields,
    items: resolved.map((item) => ({ ...item, thumbnail: ownPath(item.thumbnail, services.addresses.content) })),
    image,
    configurator,
    page: webAddress(sent.url),
    organisationId: organisation.id,
    resellerId: null,
    type: sent.type === 'panoramic' ? 'other' : sent.type,
    signs: null,
    recipients: {
      recipients: organisation.contactEmail ? [{ address: organisation.contactEmail, resellerId: null }] : [],
      seller: { name: organisation.name, replyTo: organisation.contactEmail },
    },
  });
}

/**
 * Accepts thumbnails on the product's hosts only: a foreign address would be loaded by everyone who reads the enquiry.
 */
function ownPath(address = '', contentOrigin: string): string {
  if (address.startsWith(`${contentOrigin}/`)) return address.slice(contentOrigin.length + 1);
  return address.includes(':') || address.startsWith('/') ? '' : address;
}

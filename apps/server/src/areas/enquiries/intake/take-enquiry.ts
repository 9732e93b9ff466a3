import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { parseWebAddress } from '@vitrine/contract/web-address';
import { resellerForPostcode } from '@vitrine/domain/enquiries/route-by-postcode';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { Database } from '@vitrine/store/database';
import { type EnquiryContext, findEnquiryContext } from '@vitrine/store/enquiries/intake';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { listResellersOf, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Services } from '../../../services.ts';
import { assertVisitorOrigin, visitorHosts } from '../../../visitor-origin.ts';
import { countSigns } from '../spam/count-signs.ts';
import { requireCustomFields } from './custom-fields.ts';
import { findEnquiryRecipients } from './enquiry-recipients.ts';
import { resolveEnquiryItems } from './resolve-items.ts';
import { saveEnquiry, typeOf } from './save-enquiry.ts';

export interface SentEnquiry {
  fields: EnquiryFields;
  image: Buffer | undefined;
  /** The Origin header; the browser sets it, a page cannot. */
  origin: string | undefined;
  /** The sender's network (networkOf). */
  address: string;
}

/**
 * Receives a visitor's enquiry. One that looks like spam is quarantined and answered like any other. Rejects a foreign
 * website and what saveEnquiry rejects.
 */
export async function takeEnquiry(services: Services, sent: SentEnquiry): Promise<void> {
  const { db, config } = services;
  const { fields, image, origin, address } = sent;
  const { configurator_id: configuratorId, client_key: clientKey = null } = fields;
  const found = await findEnquiryContext(db, { configuratorId, clientKey });
  if (!found) throw unknownConfigurator();
  const { configurator, organisation, isRetry } = found;
  const named = await resellerAmong(db, configurator.id, fields.reseller);
  const allowed = visitorHosts(config, organisation, named);
  assertVisitorOrigin(origin, allowed);
  // It gets the first response, whatever has been deployed since.
  if (isRetry) return;
  await requireCustomFields(db, { fields, configurator, reseller: named });
  const reseller = named ?? (await resellerOfArea(db, organisation, fields.postcode));
  const organisationId = organisation.id;
  await saveEnquiry(services, {
    fields,
    items: await resolveEnquiryItems(services, {
      ...{ fields, configurator, network: address },
      resellerId: named?.id ?? null,
    }),
    image,
    configurator,
    page: pageAddress(fields.url || addressOfWardrobe(fields), allowed),
    organisationId,
    resellerId: reseller?.id ?? null,
    type: typeOf(configurator),
    signs: await countSigns(services, fields, { organisationId, address }),
    recipients: await findEnquiryRecipients(db, { organisation, reseller, configurator }),
  });
}

/** Pages that send a wardrobe as one item have its address in it. */
const addressOfWardrobe = ({ items }: EnquiryFields): string =>
  items.find(({ wardrobe }) => wardrobe?.url)?.wardrobe?.url ?? '';

export const unknownConfigurator = () =>
  new AppError('request.invalid', { errors: { configurator_id: [configuratorMessages.unknown] } });

/** The first of these resellers that has a grant for the configurator. */
async function resellerAmong(
  db: Database,
  configuratorId: number,
  resellerIds: number[],
): Promise<OrganisationRecord | undefined> {
  const [resellerId] = await grantedResellers(db, configuratorId, resellerIds);
  return resellerOf(db, { resellerId });
}

/** The reseller that covers the visitor's postcode. */
async function resellerOfArea(
  db: Database,
  { id, enterprise }: EnquiryContext['organisation'],
  postcode: string,
): Promise<OrganisationRecord | undefined> {
  if (!enterprise || postcode === '') return undefined;
  const resellers = await listResellersOf(db, id);
  const areas = resellers.map((reseller) => ({ id: reseller.id, areas: reseller.postcodeAreas }));
  const chosen = resellerForPostcode(postcode, areas);
  return resellers.find((reseller) => reseller.id === chosen);
}

/** The visitor's page, for "See on page": only over http(s), and only on a host of the tenant. */
function pageAddress(input: string, allowed: readonly string[]): string | null {
  const page = parseWebAddress(input);
  return page && hostAllowed(page.hostname, allowed) ? page.href : null;
}

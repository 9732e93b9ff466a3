import type { EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { refuse } from '@vitrine/contract/errors';
import { enquiryRecipients } from '@vitrine/domain/notifications/enquiry-recipients';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin, visitorHosts } from '../../visitor-origin.ts';
import { keepEnquiry, typeOf } from './keep-enquiry.ts';

export interface SentEnquiry {
  fields: EnquiryFields;
  picture: Buffer | undefined;
  /** The Origin header; browsers set it, a page cannot. */
  origin: string | undefined;
}

/** Takes a visitor's enquiry in (decision B9). Refuses a foreign website and what keepEnquiry refuses. */
export async function takeEnquiry(services: Services, { fields, picture, origin }: SentEnquiry): Promise<void> {
  const { db, config } = services;
  const configurator = await findConfigurator(db, SYSTEM, fields.configurator_id);
  const organisation = configurator && (await findOrganisation(db, SYSTEM, configurator.organisationId));
  if (!configurator || !organisation) throw unknownConfigurator();
  const allowed = visitorHosts(config, organisation);
  assertVisitorOrigin(origin, allowed);
  const copy = await copyAmong(db, configurator, fields.reseller);
  const main = organisation.contactEmail;
  await keepEnquiry(services, {
    fields,
    picture,
    configurator,
    page: pageAddress(fields.url, allowed),
    organisationId: organisation.id,
    resellerId: copy?.reseller.id ?? null,
    type: typeOf(configurator),
    recipients: enquiryRecipients({
      copy: copy && { own: copy.own, main: copy.reseller.contactEmail },
      configurator: configurator.contactEmail,
      main,
    }),
    seller: {
      name: copy?.reseller.name ?? organisation.name,
      replyTo: copy?.reseller.contactEmail ?? main,
    },
  });
}

export const unknownConfigurator = () =>
  refuse('request.invalid', { errors: { configurator_id: ['This configurator does not exist.'] } });

/** The first of these resellers that was granted the configurator, with the addresses of its copy. */
async function copyAmong(db: Database, { id }: ConfiguratorRecord, resellerIds: number[]) {
  const [resellerId] = await grantedResellers(db, id, resellerIds);
  const reseller = resellerId === undefined ? undefined : await findOrganisation(db, SYSTEM, resellerId);
  if (!reseller) return undefined;
  return { reseller, own: (await findGrant(db, reseller.id, id))?.contactEmail ?? null };
}

/** The page that the visitor was on, for "See on page": only over http(s), and only on a host of the organisation's. */
function pageAddress(given: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(given)) return null;
  const { protocol, hostname, href } = new URL(given);
  return ['http:', 'https:'].includes(protocol) && hostAllowed(hostname, allowed) ? href : null;
}

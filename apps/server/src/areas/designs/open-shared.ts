import { typeName } from '@vitrine/contract/configurators/limits';
import { addressWithDesign } from '@vitrine/domain/design/address-with-design';
import { sharedPage } from '@vitrine/domain/design/shared-page';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import { organisationOf } from '@vitrine/store/organisations/owner';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../../services.ts';
import { visitorHosts } from '../../visitor-origin.ts';

/**
 * The target of a short link: the page with the design in its address. Null for an unknown code, and for a page that is
 * no longer on one of the organisation's websites, so that a link never leads elsewhere.
 */
export async function addressOfShared({ db, config }: Services, code: string): Promise<string | null> {
  const shared = await findSharedDesign(db, code);
  const record = shared && (await findConfigurator(db, SYSTEM, shared.configuratorId));
  const organisation = record && (await organisationOf(db, record));
  if (!shared || !record || !organisation) return null;
  const reseller = shared.resellerId === null ? undefined : await findOrganisation(db, SYSTEM, shared.resellerId);
  const hosts = visitorHosts(config, organisation, reseller);
  const type = typeName(record.typeId);
  const page = sharedPage(shared.page, type, hosts);
  return page && addressWithDesign(page, type, shared.design, shared.viewer);
}

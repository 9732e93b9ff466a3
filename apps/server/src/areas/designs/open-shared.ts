import { typeName } from '@vitrine/contract/configurators/limits';
import { addressWithDesign } from '@vitrine/domain/design/address-with-design';
import { sharedPage } from '@vitrine/domain/design/shared-page';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { Services } from '../../services.ts';
import { visitorHosts } from '../../visitor-origin.ts';

/**
 * The target of a short link: the page with the design in its address. Null for an unknown code, and for a page that is
 * no longer on one of the organisation's websites, so that a link never leads elsewhere.
 */
export async function addressOfShared({ db, config }: Services, code: string): Promise<string | null> {
  const shared = await findSharedDesign(db, code);
  const found = shared && (await findWithOrganisation(db, shared.configuratorId));
  if (!shared || !found) return null;
  const reseller = await resellerOf(db, shared);
  const hosts = visitorHosts(config, found.organisation, reseller);
  const type = typeName(found.record.typeId);
  const page = sharedPage(shared.page, type, hosts);
  return page && addressWithDesign(page, type, shared.design, shared.viewer);
}

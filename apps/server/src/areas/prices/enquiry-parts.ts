import { AppError } from '@vitrine/contract/errors';
import type { PartsList } from '@vitrine/contract/prices/schemas';
import type { Scope } from '@vitrine/domain/policies/scope';
import { mergeParts } from '@vitrine/domain/prices/parts-list';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { type EnquiryRecord, findEnquiry } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant } from '@vitrine/store/resellers/queries';
import type { Services } from '../../services.ts';
import { calculateFor } from './calculate.ts';

/**
 * What to order and make for the design of an enquiry, on the live version. Rejects as missing an enquiry outside the
 * scope, and one whose design is no longer published.
 */
export async function partsOfEnquiry(services: Services, scope: Scope, id: number): Promise<PartsList> {
  const enquiry = await findEnquiry(services.db, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  const live = await configuratorOfEnquiry(services, enquiry);
  if (!live || enquiry.design === '') throw new AppError('prices.no_design');
  const { design, version, currency, decimals, parts, surcharges, subtotal } = await calculateFor(services, live, {
    design: enquiry.design,
    measures: enquiry.measures,
  });
  const sums = { currency, decimals, parts: mergeParts(parts), surcharges, subtotal };
  return { enquiry_id: enquiry.id, configurator: live.record.name, version, design, ...sums };
}

/** The configurator of an enquiry that the caller has found, as its reseller's visitors see it. */
async function configuratorOfEnquiry({ db }: Services, { configuratorId, resellerId }: EnquiryRecord) {
  const found = configuratorId === null ? undefined : await findWithOrganisation(db, configuratorId);
  if (!found) return null;
  const grant = resellerId === null ? undefined : await findGrant(db, resellerId, found.record.id);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  return { ...found, reseller, version: grant ? grant.version : found.record.deployedVersion };
}

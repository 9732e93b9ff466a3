import { AppError } from '@vitrine/contract/errors';
import type { PartsList } from '@vitrine/contract/prices/schemas';
import type { Scope } from '@vitrine/domain/policies/scope';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { calculateFor, partsOfCalculated } from '../../pricing/calculate.ts';
import { configuratorOfDesign } from '../../pricing/configurator-of-design.ts';
import type { Services } from '../../services.ts';

/**
 * What to order and make for the design of an enquiry, on the live version. Rejects as missing an enquiry outside the
 * scope, and one whose design is no longer published.
 */
export async function partsOfEnquiry(services: Services, scope: Scope, id: number): Promise<PartsList> {
  const enquiry = await findEnquiry(services.db, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  const live = await configuratorOfDesign(services.db, enquiry, scope);
  if (!live || live.version === null || enquiry.design === '') throw new AppError('prices.no_design');
  const { design, measures } = enquiry;
  return {
    enquiry_id: enquiry.id,
    ...partsOfCalculated(live, await calculateFor(services, live, { design, measures })),
  };
}

import { planFigures } from './src/analytics.ts';
import { planConfigurators, planGrants } from './src/configurators.ts';
import { planEnquiries } from './src/enquiries.ts';
import { OAKLINE, planContracts, planOrganisations, planUsers, TERRA } from './src/organisations.ts';
import type { DemoPlan } from './src/plan-types.ts';
import { planUsage } from './src/usage.ts';

export { type PickedDesign, pickDesign } from './src/pick-design.ts';
export type * from './src/plan-types.ts';

const OAKLINE_ENQUIRIES = 180;
const TERRA_ENQUIRIES = 40;

/**
 * All rows of the demo, relative to `now`: the same for the same moment, nothing after it, no real person.
 * Passwords, files and ids are the seed's business.
 */
export const planDemo = (now: Date): DemoPlan => {
  const configurators = planConfigurators(now);
  const grants = planGrants(now);
  const usage = planUsage(now);
  return {
    organisations: planOrganisations(now),
    users: planUsers(now),
    contracts: planContracts(now),
    configurators,
    grants,
    usage,
    figures: planFigures(now, usage, grants),
    enquiries: [
      ...planEnquiries(now, OAKLINE, OAKLINE_ENQUIRIES, configurators, grants),
      ...planEnquiries(now, TERRA, TERRA_ENQUIRIES, configurators, grants),
    ],
  };
};

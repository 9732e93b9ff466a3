import { updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { updateGrant } from '@vitrine/store/resellers/queries';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';

/**
 * Stores the customisation of a target and puts it live where something is live. A job updates copies without texts.
 */
export async function putCustomisation(
  services: Services,
  transaction: Database,
  target: CustomisationTarget,
  customisation: object,
): Promise<void> {
  const { record, copy } = target;
  const text = JSON.stringify(customisation);
  if (copy) await updateGrant(transaction, copy.reseller.id, record.id, { customisation: text }, services.clock());
  else await updateConfigurator(transaction, record.id, { customisation: text });
  await publishCustomisation(services, transaction, target, { customisation: JSON.parse(text) });
}

import { isDeepStrictEqual } from 'node:util';
import type { Customisation, CustomisationEdit } from '@vitrine/contract/customisation/schemas';
import { AppError } from '@vitrine/contract/errors';
import { customisationDigest } from '@vitrine/domain/customisation/customisation-digest';
import { replaceCustomisationTexts } from '@vitrine/store/configurators/customisation-texts';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { updateGrant } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { type CustomisationTarget, findCustomisationTarget } from '../../publish/customisation-target.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';
import { readCustomisation } from './read-customisation.ts';

interface CustomisationParams {
  configuratorId: number;
  reseller: number | undefined;
}

/**
 * Replaces the parts that the input names and puts them live. Logos stay: they have separate routes. Rejects when the
 * stored ones are not those that the caller saw.
 */
export const saveCustomisation = (
  services: Services,
  caller: Caller,
  { seen, ...where }: CustomisationParams & { seen: string | undefined },
  { saveDesign, emails, texts }: CustomisationEdit,
): Promise<Customisation> =>
  changeCustomisation(services, caller, where, async (stored) => {
    if (seen !== undefined && seen !== customisationDigest(stored)) throw new AppError('customisation.moved');
    return {
      ...stored,
      ...(saveDesign && { saveDesign }),
      ...(emails && { emails }),
      ...(texts && { texts: { ...stored.texts, ...texts } }),
    };
  });

/**
 * Changes a customisation under the configurator's lock, so that of two changes at once none is lost. `writeFiles` writes
 * what the changed one names, once it is stored and before it goes live, so that a rejected change leaves no file.
 */
export async function changeCustomisation(
  services: Services,
  caller: Caller,
  { configuratorId, reseller }: CustomisationParams,
  change: (stored: Customisation, target: CustomisationTarget) => Promise<Customisation>,
  writeFiles: (target: CustomisationTarget) => Promise<unknown> = async () => undefined,
): Promise<Customisation> {
  const next = await services.db.transaction().execute(async (transaction) => {
    await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    await lockConfigurator(transaction, configuratorId);
    const target = await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    const stored = await readCustomisation(transaction, target);
    const changed = await change(stored, target);
    await storeCustomisation(services, transaction, target, changed);
    // One button saves customisation and presets: what stayed as it was is no activity.
    if (!isDeepStrictEqual(changed, stored))
      await recordAuditEvent(services, transaction, caller, 'configurator.edited', {
        subject: target.record.name,
        detail: { phrase: 'setting.customisation' },
        within: target.copy?.reseller ?? target.organisation,
      });
    await writeFiles(target);
    const { texts: _texts, language: _language, ...customisation } = changed;
    await publishCustomisation(services, transaction, target, { customisation });
    return readCustomisation(transaction, { ...target, stored: changed });
  });
  services.jobs.wake('publish-organisation');
  return next;
}

async function storeCustomisation(
  services: Services,
  transaction: Database,
  target: CustomisationTarget,
  { texts, language, ...main }: Customisation,
): Promise<void> {
  const { record, copy } = target;
  const customisation = JSON.stringify(main);
  if (copy) await updateGrant(transaction, copy.reseller.id, record.id, { customisation }, services.clock());
  else await updateConfigurator(transaction, record.id, { customisation });
  const owner = { configuratorId: record.id, resellerId: copy?.reseller.id ?? null };
  await replaceCustomisationTexts(transaction, owner, texts, language);
}

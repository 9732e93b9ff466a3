import type { ConfiguratorChanges } from '@vitrine/contract/configurators/schemas';
import { AppError } from '@vitrine/contract/errors';
import { mayChangeSettings } from '@vitrine/domain/policies/configurators';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { updateGrant } from '@vitrine/store/resellers/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { nameSettings } from '../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { findCopy } from '../../publish/find-copy.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';

/**
 * Changes a configurator's settings, all or nothing. Any user who manages the configurator may change its notification
 * addresses; only administrators may change the rest. A reseller's copy has notification addresses and none of the
 * other settings. What visitors see is published immediately; a job updates copies.
 */
export async function editConfigurator(
  services: Services,
  caller: Caller,
  id: number,
  { reseller, ...input }: ConfiguratorChanges,
): Promise<LoadedConfigurator> {
  const { db } = services;
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    const { record } = await loadConfigurator(transaction, caller.scope, id);
    const copy = await findCopy(transaction, caller.scope, id, reseller);
    if (!mayChangeSettings(actorOf(caller), { isCopy: copy !== null }, Object.keys(input)))
      throw new AppError('access.denied');
    const changes = columnsOf(input);
    if (Object.keys(changes).length === 0) return;
    if (copy) await updateGrant(transaction, copy.reseller.id, id, copiedColumns(changes), services.clock());
    else await updateConfigurator(transaction, id, changes);
    const { contact_email: emails, ...settings } = input;
    await recordAuditEvent(services, transaction, caller, 'configurator.edited', {
      subject: record.name,
      detail: nameSettings({ ...settings, ...(emails !== undefined && { enquiry_emails: emails }) }),
      within: copy?.reseller ?? { id: record.organisationId, parentId: null },
    });
    const organisation = await organisationOf(transaction, record);
    if (!copy && organisation && areSeen(changes))
      await publishCustomisation(services, transaction, { record: { ...record, ...changes }, organisation, copy }, {});
  });
  services.jobs.wake('publish-organisation');
  return loadConfigurator(db, caller.scope, id);
}

type ConfiguratorPatch = Omit<ConfiguratorChanges, 'reseller'>;

const copiedColumns = ({ contactEmail }: ReturnType<typeof columnsOf>) =>
  contactEmail === undefined ? {} : { contactEmail };

/** The style finder writes presets, so it requires them. */
function columnsOf(input: ConfiguratorPatch) {
  const { name, supports_presets, supports_save_design, supports_style_finder, contact_email } = input;
  const presets = supports_style_finder === true ? true : supports_presets;
  return {
    ...(name === undefined ? {} : { name }),
    ...(presets === undefined ? {} : { supportsPresets: presets }),
    ...(supports_save_design === undefined ? {} : { supportsSaveDesign: supports_save_design }),
    ...(supports_style_finder === undefined ? {} : { supportsStyleFinder: supports_style_finder }),
    ...(contact_email === undefined ? {} : { contactEmail: contact_email?.length ? contact_email : null }),
  };
}

/** Whether visitors see a change: notification addresses are in no file of theirs. */
const areSeen = ({ contactEmail: _, ...seen }: ReturnType<typeof columnsOf>): boolean => Object.keys(seen).length > 0;

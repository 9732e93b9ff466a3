import type { ConfiguratorChanges } from '@vitrine/contract/configurators/schemas';
import { refuse } from '@vitrine/contract/errors';
import { isAdministratorGroup, type PermissionKey } from '@vitrine/contract/permissions';
import { refusedFields } from '@vitrine/domain/permissions/configurator-fields';
import { type ConfiguratorRecord, lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { record as recordEvent } from '../../accounts/record.ts';
import { publish } from '../../content/latest.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../content/load-configurator.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';

/**
 * Changes a configurator's settings, each field by its own rule: notification addresses by whoever manages it, the rest
 * by administrators (decisions A20, A21). All or nothing; what visitors see of it is published at once.
 */
export async function editConfigurator(
  services: Services,
  caller: Caller,
  id: number,
  given: ConfiguratorChanges,
): Promise<LoadedConfigurator> {
  const { db } = services;
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    const { record } = await loadConfigurator(transaction, caller.scope, id);
    assertMayChange(caller, given);
    const changes = columnsOf(given);
    if (Object.keys(changes).length === 0) return;
    await updateConfigurator(transaction, id, changes);
    await recordEvent(services, transaction, caller, 'configurator.edited', {
      subject: record.name,
      detail: Object.keys(given).join(', '),
      within: { id: record.organisationId, parentId: null },
    });
    await republish(services, transaction, { ...record, ...changes });
  });
  return loadConfigurator(db, caller.scope, id);
}

function assertMayChange({ user, scope }: Caller, given: ConfiguratorChanges): void {
  const holder = {
    is_admin: isAdministratorGroup(user.groupId),
    permissions: user.permissions as PermissionKey[],
  };
  // A dealer's own addresses come with its own copies; its manufacturer's are not its to change.
  if (scope.kind === 'reseller' || refusedFields(holder, Object.keys(given)).length > 0) throw refuse('access.denied');
}

/** The style finder writes presets, so it brings them along (decision A29). */
function columnsOf(given: ConfiguratorChanges) {
  const { name, supports_presets, supports_save_design, supports_style_finder, contact_email } = given;
  const presets = supports_style_finder === true ? true : supports_presets;
  return {
    ...(name === undefined ? {} : { name }),
    ...(presets === undefined ? {} : { supportsPresets: presets }),
    ...(supports_save_design === undefined ? {} : { supportsSaveDesign: supports_save_design }),
    ...(supports_style_finder === undefined ? {} : { supportsStyleFinder: supports_style_finder }),
    ...(contact_email === undefined ? {} : { contactEmail: contact_email?.length ? contact_email : null }),
  };
}

async function republish(services: Services, transaction: Database, record: ConfiguratorRecord): Promise<void> {
  if (record.deployedVersion === null) return;
  const organisation = await findOrganisation(transaction, SYSTEM, record.organisationId);
  if (organisation) await publish(services, record, organisation, record.deployedVersion);
}

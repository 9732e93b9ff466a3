import { AppError } from '@vitrine/contract/errors';
import { findOrganisation, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';

/**
 * Requires a second step from all users of an organisation (with its resellers) or of a reseller, from their next call.
 */
export function changeSignInRules(
  services: Services,
  caller: Caller,
  organisationId: number,
  required: boolean,
): Promise<{ two_step_required: boolean }> {
  return services.db.transaction().execute(async (transaction) => {
    const organisation = await findOrganisation(transaction, caller.scope, organisationId);
    if (!organisation) throw new AppError('resource.missing');
    if (organisation.twoStepRequired !== required) {
      await updateOrganisation(transaction, organisation.id, { twoStepRequired: required }, services.clock());
      await recordAuditEvent(services, transaction, caller, 'access.changed', {
        subject: organisation.name,
        detail: { phrase: required ? 'second_step.required' : 'second_step.optional' },
        within: organisation,
      });
    }
    return { two_step_required: required };
  });
}

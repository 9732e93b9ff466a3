import { AppError } from '@vitrine/contract/errors';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { enquiryRecipients } from '@vitrine/domain/notifications/enquiry-recipients';
import { maySeeManufacturerAddresses } from '@vitrine/domain/policies/resellers';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { Scope } from '@vitrine/store/scope';
import { findCopy } from '../../publish/find-copy.ts';

/** The configurator's recipients, and the default recipients while there are none. */
export async function readRecipients(
  db: Database,
  scope: Scope,
  configuratorId: number,
  named: number | undefined,
): Promise<Recipients> {
  const record = await findConfigurator(db, scope, configuratorId);
  const organisation = record && (await organisationOf(db, record));
  if (!record || !organisation) throw new AppError('resource.missing');
  const copy = await findCopy(db, scope, configuratorId, named);
  const main = organisation.contactEmail;
  if (!copy) {
    const addresses = enquiryRecipients({ copy: undefined, configurator: null, main });
    return {
      own: record.contactEmail ?? [],
      fallback: { of: 'organisation', name: organisation.name, addresses: [...addresses] },
    };
  }
  const { reseller, grant } = copy;
  const own = grant.contactEmail ?? [];
  const ofCopy = { own: null, main: reseller.contactEmail };
  const addresses = [...enquiryRecipients({ copy: ofCopy, configurator: record.contactEmail, main })];
  if (reseller.contactEmail && !record.contactEmail?.length) {
    return { own, fallback: { of: 'reseller', name: reseller.name, addresses } };
  }
  const shown = maySeeManufacturerAddresses(scope) ? addresses : [];
  return { own, fallback: { of: 'manufacturer', name: organisation.name, addresses: shown } };
}

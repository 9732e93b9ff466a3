import type { Database } from '@vitrine/store/database';
import type { Services } from '../services.ts';
import type { CustomisationTarget } from './customisation-target.ts';
import { publish } from './latest.ts';
import { asGranted, publishCopy } from './publish-copy.ts';

/** The parts that visitors read beside the data file, as just stored. */
interface VisitorParts {
  customisation?: Record<string, unknown>;
  presets?: unknown[];
}

/** Puts a change live when something is live; a job updates copies without separate texts. */
export async function publishCustomisation(
  services: Services,
  transaction: Database,
  { record, organisation, copy }: Pick<CustomisationTarget, 'record' | 'organisation' | 'copy'>,
  changed: VisitorParts,
): Promise<void> {
  if (copy) {
    const shown = asGranted(record, { ...copy.grant, ...changed });
    if (copy.grant.status === 'ready') {
      await publishCopy(
        { ...services, db: transaction },
        shown,
        { organisation, reseller: copy.reseller },
        copy.grant.version,
      );
    }
    return;
  }
  if (record.deployedVersion !== null) {
    await publish({ ...services, db: transaction }, { ...record, ...changed }, organisation, record.deployedVersion);
  }
  if (organisation.enterprise) {
    const one = { organisationId: organisation.id, configuratorId: record.id };
    await services.jobs.enqueue(transaction, 'publish-organisation', one);
  }
}

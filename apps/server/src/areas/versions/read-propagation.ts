import { AppError } from '@vitrine/contract/errors';
import type { Propagation } from '@vitrine/contract/versions/schemas';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { Scope } from '@vitrine/store/scope';
import { findPropagation } from '@vitrine/store/versions/propagations';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

/** The progress of a propagation, with a result for each stock visualiser. */
export async function readPropagation(
  { db }: Services,
  scope: Scope,
  input: { configuratorId: number; propagationId: number },
): Promise<Propagation> {
  const { record } = await loadConfigurator(db, scope, input.configuratorId);
  const found = await findPropagation(db, input.propagationId, record.id);
  if (!found) throw new AppError('resource.missing');
  return {
    id: found.id,
    version: fromThousandths(found.version),
    status: found.status,
    results: found.results.map(({ configuratorId, name, organisation, status, version, reason }) => ({
      ...{ configurator_id: configuratorId, name, organisation, status, reason },
      version: version === null ? null : fromThousandths(version),
    })),
  };
}

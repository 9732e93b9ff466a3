import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { publishLive } from '../../live/publish.ts';

/** Makes the browsers of the organisation and of the reseller read it again. */
export const publishUpdated = (
  transaction: Database,
  { id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>,
): Promise<void> =>
  publishLive(
    transaction,
    { event: 'reseller updated', data: { reseller_id: id } },
    { organisationId: parentId ?? id, resellerId: id },
  );

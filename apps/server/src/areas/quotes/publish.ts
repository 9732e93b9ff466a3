import type { Database } from '@vitrine/store/database';
import { publishLive } from '../../live/publish.ts';
import type { Seller } from './in-scope.ts';

/** Shows a changed quote on the open screens of its tenant. */
export const publishQuote = (
  transaction: Database,
  { id, organisationId, resellerId }: Seller & { id: number },
): Promise<void> =>
  publishLive(
    transaction,
    { event: 'quote updated', data: { quote_id: id } },
    { organisationId, ...(resellerId !== null && { resellerId }) },
  );

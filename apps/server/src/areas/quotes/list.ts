import type { Input } from '@vitrine/contract/define-route';
import type { quoteRoutes } from '@vitrine/contract/quotes/routes';
import type { QuoteSummary } from '@vitrine/contract/quotes/schemas';
import { earliestDay } from '@vitrine/domain/dates/utc-day';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listQuotes, type QuoteOwner } from '@vitrine/store/quotes/queries';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { tenantInScope } from './in-scope.ts';
import { presentSummary } from './present.ts';

/** The owner filter for an organisation with its resellers, or a reseller. */
export const ownerOf = ({ id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>): QuoteOwner =>
  parentId === null ? { organisationId: id } : { resellerId: id };

/** A page of the quotes of an organisation with its resellers, or of one reseller. */
export async function quotesOf(
  { db, clock }: Services,
  caller: Caller,
  id: number,
  { enquiry, limit, ...page }: Input<typeof quoteRoutes.listQuotes>['query'],
): Promise<{ quotes: QuoteSummary[]; more: boolean }> {
  const { scope } = caller;
  const tenant = await tenantInScope(db, caller, id);
  const now = clock();
  const filter = { ...page, enquiryId: enquiry, today: earliestDay(now), limit: limit + 1 };
  const found = await listQuotes(db, scope, ownerOf(tenant), filter);
  return { quotes: found.slice(0, limit).map((quote) => presentSummary(quote, now)), more: found.length > limit };
}

import type { QuoteFigures } from '@vitrine/contract/quotes/schemas';
import { lastMonths } from '@vitrine/domain/analytics/measures';
import { figuresOfQuotes } from '@vitrine/domain/quotes/figures';
import { listQuoteFigures } from '@vitrine/store/quotes/figures';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { tenantInScope } from './in-scope.ts';
import { ownerOf } from './list.ts';

/** Quoted and won value of an organisation with its resellers, or of one reseller, in the last months. */
export async function quoteFiguresOf(
  { db, clock }: Services,
  caller: Caller,
  id: number,
  months: number,
): Promise<QuoteFigures> {
  const tenant = await tenantInScope(db, caller, id);
  const names = lastMonths(clock(), months);
  const rows = await listQuoteFigures(db, caller.scope, ownerOf(tenant), names[0] ?? '');
  return figuresOfQuotes(names, rows, tenant.name);
}

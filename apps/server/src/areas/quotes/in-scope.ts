import { AppError } from '@vitrine/contract/errors';
import { mayEditQuote } from '@vitrine/domain/policies/quotes';
import type { Scope } from '@vitrine/domain/policies/scope';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findQuote, lockQuote, type QuoteWithContent } from '@vitrine/store/quotes/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';

/** Whose quote it is: an organisation's own, or a reseller's of it. */
export interface Seller {
  organisationId: number;
  resellerId: number | null;
}

/** A tenant as a seller. */
export const asSeller = ({ id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>): Seller =>
  parentId === null ? { organisationId: id, resellerId: null } : { organisationId: parentId, resellerId: id };

/** What the seller itself may see, also when an administrator acts for it. */
export const scopeOfSeller = ({ organisationId, resellerId }: Seller): Scope =>
  resellerId === null ? { kind: 'organisation', organisationId } : { kind: 'reseller', organisationId, resellerId };

/** The tenant that a quote belongs to. */
export async function tenantOfQuote(db: Database, { organisationId, resellerId }: Seller): Promise<OrganisationRecord> {
  const tenant = await organisationOf(db, { organisationId: resellerId ?? organisationId });
  if (!tenant) throw new AppError('resource.missing');
  return tenant;
}

/** An organisation or a reseller that the caller sees. */
export async function tenantInScope(db: Database, { scope }: Caller, id: number): Promise<OrganisationRecord> {
  const tenant = await findOrganisation(db, scope, id);
  if (!tenant) throw new AppError('resource.missing');
  return tenant;
}

/** Likewise, and one that the caller sells for. */
export async function sellerInScope(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const tenant = await tenantInScope(db, caller, id);
  if (!mayEditQuote(actorOf(caller), asSeller(tenant))) throw new AppError('access.denied');
  return tenant;
}

export async function quoteInScope(db: Database, { scope }: Caller, id: number): Promise<QuoteWithContent> {
  const quote = await findQuote(db, scope, id);
  if (!quote) throw new AppError('resource.missing');
  return quote;
}

export const mayEdit = (caller: Caller, quote: Seller): boolean => mayEditQuote(actorOf(caller), quote);

/** A quote that the caller may change. */
export async function ownQuote(db: Database, caller: Caller, id: number): Promise<QuoteWithContent> {
  const quote = await quoteInScope(db, caller, id);
  if (!mayEdit(caller, quote)) throw new AppError('access.denied');
  return quote;
}

/** Likewise, locked until the transaction ends. */
export async function lockOwnQuote(transaction: Database, caller: Caller, id: number): Promise<QuoteWithContent> {
  await ownQuote(transaction, caller, id);
  const quote = await lockQuote(transaction, caller.scope, id);
  if (!quote) throw new AppError('resource.missing');
  return quote;
}

/** Rejects a change of an accepted quote, and one that is based on an earlier revision. */
export function assertOpen({ status, revision }: QuoteWithContent, input: { revision: number }): void {
  if (status === 'accepted') throw new AppError('quotes.closed');
  if (revision !== input.revision) throw new AppError('quotes.moved');
}

export const nameOf = ({ user }: Caller): string => `${user.firstName} ${user.lastName}`.trim();

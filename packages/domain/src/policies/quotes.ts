import { type Actor, type Holder, hasPermission } from './actor.ts';

/** Whose quote it is: an organisation's own, or a reseller's of it. */
interface Seller {
  organisationId: number;
  resellerId: number | null;
}

/**
 * Whether the actor can write, send and decide a quote: administrators, and users of the seller itself. A manufacturer
 * reads its resellers' quotes and changes none of them.
 */
export const mayEditQuote = (actor: Actor, { organisationId, resellerId }: Seller): boolean => {
  if (actor.is_admin) return true;
  if (actor.reseller) return actor.reseller.id === resellerId;
  return resellerId === null && actor.organisation?.id === organisationId;
};

/** Whether the actor can change quote settings at all: users who manage their organisation or reseller. */
export const mayManageQuoteSettings = (actor: Holder): boolean => hasPermission(actor, 'organisations.admin');

/** Whether the actor can change how a seller numbers and words its quotes: who manages the seller. */
export const mayChangeQuoteSettings = (actor: Actor, seller: Seller): boolean =>
  mayEditQuote(actor, seller) && mayManageQuoteSettings(actor);

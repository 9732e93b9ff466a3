import { type Actor, type Holder, hasPermission } from './actor.ts';

/** Whether the actor can list, create, delete and export organisations and change their terms. */
export const mayAdministerOrganisations = (actor: Holder): boolean => actor.is_admin;

/** Whether the actor can prove the custom domain of an organisation. */
export const mayVerifyDomain = (actor: Holder): boolean => hasPermission(actor, 'organisations.admin');

/** Whether the actor can require a second step from all users of a tenant. */
export const mayChangeSignInRules = (actor: Holder): boolean => hasPermission(actor, 'organisations.admin');

/** Whether the actor can read the audit log of a tenant. */
export const mayReadAuditLog = (actor: Holder): boolean => hasPermission(actor, 'organisations.admin');

/** Whether the actor can manage webhooks. Resellers have none; they are notified by email. */
export const mayManageWebhooks = (actor: Actor): boolean =>
  actor.reseller === null && hasPermission(actor, 'organisations.admin');

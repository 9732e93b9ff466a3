import { type Actor, type Holder, hasPermission } from './actor.ts';

/**
 * Whether the actor can hand enquiries over to a reseller: users who manage the organisation, but none of a reseller.
 */
export const mayHandEnquiries = (actor: Actor): boolean =>
  actor.reseller === null && hasPermission(actor, 'organisations.admin');

/** Whether a user can own an enquiry: a user of the organisation, or of the reseller that has it. */
export const mayOwnEnquiry = (
  user: { organisationId: number | null },
  enquiry: { organisationId: number; resellerId: number | null },
): boolean =>
  user.organisationId !== null &&
  (user.organisationId === enquiry.organisationId || user.organisationId === enquiry.resellerId);

/** Whether a user can delete a note: its author only. */
export const mayDeleteNote = (user: { id: number }, note: { authorId: number | null }): boolean =>
  note.authorId === user.id;

/** Whether the actor can send an email about an enquiry again. */
export const mayResendEmails = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether the actor can send test enquiries from the API Tests page. */
export const maySendTestEnquiries = (actor: Holder): boolean => actor.is_admin;

/** Whether the actor can set the retention period, and read or erase all stored data of an email address. */
export const mayManageRetention = (actor: Holder): boolean => hasPermission(actor, 'organisations.admin');

import { type Actor, type Holder, hasPermission } from './actor.ts';

/** Whether the actor can create configurators: users with the permission, but none of a reseller. */
export const mayCreateConfigurators = (actor: Actor): boolean =>
  actor.reseller === null && hasPermission(actor, 'configurators.create');

/** Whether the actor can edit all settings of a configurator, upload data for it, and delete it. */
export const mayAdministerConfigurators = (actor: Holder): boolean => actor.is_admin;

/**
 * Whether the actor can change the texts, logos and presets of a configurator, and users of a reseller those of its
 * copy.
 */
export const mayCustomise = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether the actor can change the sizes in which images of the organisation's designs are open: none of a reseller. */
export const mayChangeImageSizes = (actor: Actor): boolean => actor.reseller === null && mayCustomise(actor);

/** Whether the actor can see and change who is notified of a configurator's enquiries, or of a copy's. */
export const mayManageNotifications = (actor: Holder): boolean =>
  mayChangeSettings(actor, { isCopy: false }, OF_MANAGERS);

/** Settings that every user who manages the configurator can change. */
const OF_MANAGERS: readonly string[] = ['contact_email'];

/**
 * Whether the actor can change all of these settings. Managers change the notification addresses, administrators the
 * rest. A reseller's copy has notification addresses and none of the other settings.
 */
export const mayChangeSettings = (actor: Holder, subject: { isCopy: boolean }, fields: readonly string[]): boolean =>
  fields.every((field) =>
    OF_MANAGERS.includes(field)
      ? hasPermission(actor, 'configurators')
      : !subject.isCopy && mayAdministerConfigurators(actor),
  );

/** Whether the actor can have failed images prepared again. */
export const mayRetryImages = (actor: Actor): boolean =>
  actor.reseller === null && (hasPermission(actor, 'configurators') || hasPermission(actor, 'configurators.create'));

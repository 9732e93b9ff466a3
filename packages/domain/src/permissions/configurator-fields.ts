import type { Holder } from './manage-user.ts';

/**
 * Fields that every user with permission to manage the configurator can change. Only administrators change the others.
 */
const OF_MANAGERS: readonly string[] = ['contact_email'];

/** The fields among these that the caller may not change. */
export const refusedFields = (caller: Holder, fields: readonly string[]): string[] =>
  caller.is_admin
    ? []
    : fields.filter((field) => !OF_MANAGERS.includes(field) || !caller.permissions.includes('configurators'));

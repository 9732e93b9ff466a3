import type { Holder } from './manage-user.ts';

/** Changed by whoever manages the configurator; everything else of it by administrators only (decisions A20, A21). */
const OF_MANAGERS: readonly string[] = ['contact_email'];

/** The fields among these that the caller may not change. */
export const refusedFields = (caller: Holder, fields: readonly string[]): string[] =>
  caller.is_admin
    ? []
    : fields.filter((field) => !OF_MANAGERS.includes(field) || !caller.permissions.includes('configurators'));

import { type AccessRule, permissionsOf } from '@vitrine/contract/permissions';
import { type Holder, hasPermission } from './actor.ts';

/** Whether a signed-in user passes the access rule of a route. The policies decide what follows from the subject. */
export function passesAccessRule(user: Holder, rule: AccessRule): boolean {
  if (rule === 'public' || rule === 'signed-in') return true;
  if (rule === 'administrator') return user.is_admin;
  return permissionsOf(rule).some((key) => hasPermission(user, key));
}

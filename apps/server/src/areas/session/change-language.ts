import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import { updateUser } from '@vitrine/store/users/queries';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';

/** Stores the language of the caller's own account; null: that of the browser. Returns the caller as it is now. */
export async function changeLanguage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  language: AccountLanguage | null,
): Promise<Caller> {
  await updateUser(db, caller.user.id, { language }, clock());
  return { ...caller, user: { ...caller.user, language } };
}

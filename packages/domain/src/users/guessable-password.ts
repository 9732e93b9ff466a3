/** Whose password it is: what a stranger knows of the account. */
export interface PasswordOwner {
  email: string;
  /** Names of the organisation and the reseller. */
  names: readonly string[];
}

/** Letters and digits alone, in one case and one form of Unicode. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is among the first that anybody tries: it is one of the common ones (in small letters), or what the
 * account itself tells. Null for any other; nothing else is asked of a password but its length.
 */
export function guessableBecause(
  password: string,
  common: ReadonlySet<string>,
  { email, names }: PasswordOwner,
): 'common' | 'own' | null {
  if (common.has(password.normalize('NFKC').trim().toLowerCase())) return 'common';
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const squeezed = squeeze(password);
  const isOwn = squeezed !== '' && [email, localPart, ...names].some((word) => squeeze(word) === squeezed);
  return isOwn ? 'own' : null;
}

/** The owner of the password: what a stranger knows of the account. */
export interface PasswordOwner {
  email: string;
  /** Names of the organisation and the reseller. */
  names: readonly string[];
}

/** Letters and digits only, in one case and one form of Unicode. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is easy to guess: it is a common one (in lower case), or it contains data of the account. Null for any
 * other password. Apart from this, only the length is checked.
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

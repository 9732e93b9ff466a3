import { sessionMessages } from '@vitrine/contract/session/messages';

/** The user and kind of link for which a password is set. */
export interface PasswordRequest {
  email: string;
  token: string;
  type: 'Invite' | 'Reset';
}

const REQUEST = 'vitrine.password-request';
const RESET_EMAIL = 'vitrine.reset-email';

const isRequest = (read: unknown): read is PasswordRequest => {
  const { email, token, type } = (read ?? {}) as Partial<Record<string, unknown>>;
  return (
    [email, token].every((part) => typeof part === 'string' && part !== '') && (type === 'Invite' || type === 'Reset')
  );
};

/** The content of the last link; null without email or token. It lasts as long as the tab. */
export const storedPasswordRequest = (): PasswordRequest | null => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(REQUEST) ?? 'null');
    return isRequest(read) ? read : null;
  } catch {
    return null;
  }
};

/** The name of the set-password screen, by the kind of the last link. */
export const setPasswordTitle = (): string =>
  storedPasswordRequest()?.type === 'Reset' ? sessionMessages.resetTitle : sessionMessages.inviteTitle;

export const storePasswordRequest = (request: PasswordRequest): void =>
  sessionStorage.setItem(REQUEST, JSON.stringify(request));

export const forgetPasswordRequest = (): void => sessionStorage.removeItem(REQUEST);

/** The address that a reset link was last asked for, so that it can be sent again. */
export const storedResetEmail = (): string | null => sessionStorage.getItem(RESET_EMAIL);

export const storeResetEmail = (email: string): void => sessionStorage.setItem(RESET_EMAIL, email);

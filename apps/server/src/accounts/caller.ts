import type { Scope } from '@vitrine/domain/policies/scope';
import type { OrganisationRecord, UserRow } from '@vitrine/store/session/queries';

/** The caller: the user, its tenant, and its scope. */
export interface Caller {
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
  scope: Scope;
  tokenHash: string;
  sessionId: number;
  /** Whether an authenticator app or a passkey guards the account. */
  hasSecondStep: boolean;
  /**
   * Browsers send a cookie automatically, so calls with one are checked against forgery; a bearer token is not
   * forgeable.
   */
  by: 'cookie' | 'bearer';
}

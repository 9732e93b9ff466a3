import type { FailureCode } from '@vitrine/contract/embed/element';

/** The words stand in i18n under the same codes. */
export type { FailureCode } from '@vitrine/contract/embed/element';

export class Failure extends Error {
  readonly code: FailureCode;
  /** What the failure is about: an address, a path, a type. For the console and the error event, not for visitors. */
  readonly about: string;
  constructor(code: FailureCode, about = '') {
    super(about ? `${code}: ${about}` : code);
    this.code = code;
    this.about = about;
  }
}

/** Any thrown value as a Failure; what we did not throw ourselves counts as `otherwise`. */
export const asFailure = (thrown: unknown, otherwise: FailureCode): Failure =>
  thrown instanceof Failure ? thrown : new Failure(otherwise, String(thrown));

/** True for the rejection of a call that we cancelled ourselves. */
export const isAbort = (thrown: unknown): boolean => (thrown as { name?: unknown } | null)?.name === 'AbortError';

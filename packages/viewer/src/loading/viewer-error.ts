import type { ViewerErrorCode } from '@vitrine/contract/embed/element';

/** i18n/errors has the texts for each code. */
export type { ViewerErrorCode };

export class ViewerError extends Error {
  readonly code: ViewerErrorCode;
  /** The subject: an address, a path, a type. For the console and the error event, not for visitors. */
  readonly about: string;
  constructor(code: ViewerErrorCode, about = '') {
    super(about ? `${code}: ${about}` : code);
    this.code = code;
    this.about = about;
  }
}

/** Turns any thrown value into a ViewerError, with the code `fallback` when another module threw it. */
export const toViewerError = (thrown: unknown, fallback: ViewerErrorCode): ViewerError =>
  thrown instanceof ViewerError ? thrown : new ViewerError(fallback, String(thrown));

/** True for the rejection of a call that the viewer cancelled. */
export const isAbortError = (thrown: unknown): boolean => (thrown as { name?: unknown } | null)?.name === 'AbortError';

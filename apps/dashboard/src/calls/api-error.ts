import type { ErrorBody, ErrorCode, FieldErrors } from '@vitrine/contract/errors';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { isUnloadedCode } from './unloaded-code.ts';

/** Status of a call without a session. */
export const SIGNED_OUT = 401;

/** An error response of the server. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: Partial<ErrorBody>;
  constructor(status: number, statusText: string, body: Partial<ErrorBody>) {
    super(body.message ?? statusText);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
  get code(): ErrorCode | undefined {
    return this.body.code;
  }
  /** The messages by field, each a list, whether the answer has a list or one text. */
  get errors(): FieldErrors | undefined {
    const { errors } = this.body;
    return errors && Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, [messages].flat()]));
  }
}

/** The code of an error; undefined without a response. */
export const errorCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

/**
 * The message of any error: all messages of `errors`, one per line; else 'Error {status}: {message}'; else 'Error
 * {status}: {statusText}'; without an answer the error's message, or that a part of the page did not load.
 */
export const errorText = (error: unknown): string => {
  if (isUnloadedCode(error)) return uiMessages.codeNotLoaded;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { status, statusText, body, errors } = error;
  if (errors) return Object.values(errors).flat().join('\n');
  return `Error ${status}: ${body.message ?? statusText}`;
};

/** The server's sentence about a field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors?.[field]?.join(' ') : undefined;

/** Whether nothing exists at an address of the dashboard: an unknown id, or text that is no id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Whether the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === SIGNED_OUT;

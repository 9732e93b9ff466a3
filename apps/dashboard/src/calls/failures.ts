import type { FieldErrors, RefusalBody, RefusalCode } from '@vitrine/contract/errors';

/** A refusal of the server: its status and whatever it said. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: Partial<RefusalBody>;
  constructor(status: number, statusText: string, body: Partial<RefusalBody>) {
    super(body.message ?? statusText);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
  get code(): RefusalCode | undefined {
    return this.body.code;
  }
  get errors(): FieldErrors | undefined {
    return this.body.errors;
  }
}

/** The code of a refusal, or undefined when there was no answer at all. */
export const refusalCode = (failure: unknown): RefusalCode | undefined =>
  failure instanceof ApiFailure ? failure.code : undefined;

/**
 * What to say of any failure (platform.md §8): all messages of `errors`, a line each; else 'Error {status}: {message}';
 * else 'Error {status}: {statusText}'; without an answer the error's own message.
 */
export const failureText = (failure: unknown): string => {
  if (!(failure instanceof ApiFailure)) return failure instanceof Error ? failure.message : String(failure);
  const { status, statusText, body } = failure;
  if (body.errors) return Object.values(body.errors).flat().join('\n');
  return `Error ${status}: ${body.message ?? statusText}`;
};

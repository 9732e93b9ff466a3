import { AppError, type ErrorCode, type FieldErrors } from '@vitrine/contract/errors';
import type { imageTasks } from './tasks.ts';

export type ImageTasks = typeof imageTasks;
export type ImageTaskName = keyof ImageTasks;

/** From the server to an image process; one at a time. */
export interface TaskMessage {
  name: ImageTaskName;
  args: readonly unknown[];
}

/** From an image process to the server. */
export type ReplyMessage = { ready: true } | { result: unknown } | { error: SentError };

/** An error loses its class between processes. */
interface SentError {
  message: string;
  app: { code: ErrorCode; errors: FieldErrors | undefined } | null;
}

export const sentError = (error: unknown): SentError => ({
  message: error instanceof Error ? error.message : String(error),
  app: error instanceof AppError ? { code: error.code, errors: error.errors } : null,
});

/** An image that cannot be decoded, or whose decoding ended its process. `reason` is for the log. */
export class UnreadableImageError extends AppError {
  readonly reason: string;
  constructor(reason: string) {
    super('uploads.not_an_image');
    this.reason = reason;
  }
}

/** No image process can be started: says nothing about the image. */
export class ImageWorkerUnavailableError extends Error {}

export function receivedError({ message, app }: SentError): Error {
  if (!app) return new UnreadableImageError(message);
  return new AppError(app.code, { detail: message, ...(app.errors && { errors: app.errors }) });
}

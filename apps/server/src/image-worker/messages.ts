import { AppError, type ErrorCode, type FieldErrors } from '@vitrine/contract/errors';
import type { imageTasks } from './tasks.ts';

export type ImageTasks = typeof imageTasks;
export type ImageTaskName = keyof ImageTasks;

/** From the server to an image process; one at a time. */
export interface TaskMessage {
  name: ImageTaskName;
  args: readonly unknown[];
}

/** How a task ended. */
export type TaskOutcome = { result: unknown } | { error: TaskError };

/** From an image process to the server: it takes tasks, it has one, and how that ended. */
export type ReplyMessage = { ready: true } | { begun: true } | TaskOutcome;

/**
 * Why a task has no result. An image process knows no reader, so it says no more than a code: the server words the error
 * in the language of its caller. Fields are what only the task can say, with figures of its image, for the list of an
 * upload's images. Reasons are for the log.
 */
export type TaskError =
  | { kind: 'error'; code: ErrorCode; fields?: FieldErrors | undefined }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'unavailable'; reason: string };

/** What a task threw. */
export const taskError = (error: unknown): TaskError =>
  error instanceof AppError
    ? { kind: 'error', code: error.code, fields: error.errors }
    : { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };

/** An image that cannot be decoded, or whose decoding ended its process. `reason` is for the log. */
export class UnreadableImageError extends AppError {
  readonly reason: string;
  constructor(reason: string) {
    super('uploads.not_an_image');
    this.reason = reason;
  }
}

/** No image process could begin: says nothing about the image. */
export class ImageWorkerUnavailableError extends Error {}

/** The error to throw, in the language of the request that this is called in. */
export function errorOf(error: TaskError): Error {
  if (error.kind === 'error') return new AppError(error.code, error.fields && { errors: error.fields });
  return error.kind === 'unreadable'
    ? new UnreadableImageError(error.reason)
    : new ImageWorkerUnavailableError(error.reason);
}

import { errorMessages } from '@vitrine/contract/error-messages';
import { AppError, type ErrorBody, type ErrorCode, type FieldErrors } from '@vitrine/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isTransient } from '../transient-errors.ts';

/** Turns every error into a response: status and message by code, never a stack, SQL or path. */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = appErrorOf(thrown);
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
    if (NOTABLE.includes(error.status)) {
      request.log.warn({ code: error.code, user: request.caller?.user.id }, 'rejected');
    }
    return sendError(reply, error);
  });
});

/**
 * Missing permissions, forged requests, too many attempts: an operator who looks for an attack finds these in the log.
 */
const NOTABLE = [403, 419, 429];

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
  };
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  403: 'resource.missing',
  404: 'resource.missing',
  413: 'request.too_large',
  415: 'request.unreadable',
  429: 'request.too_many',
  503: 'server.busy',
};

/** Postgres: text with a NUL or half a character cannot be stored. */
const UNKEEPABLE_TEXT = ['22021', '22P02', '22P05'];

/** Postgres: an id beyond the range of a column matches nothing. */
const NUMBER_TOO_LARGE = '22003';

/** A retry a moment later may succeed. */
const ASK_AGAIN_SECONDS = 5;

function appErrorOf(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('request.invalid', { errors: fieldErrors(error.validation) });
  }
  // The form's reader threw on a value, such as an object whose toString is no function.
  if (error.code === 'FST_ERR_VALIDATION') return new AppError('request.invalid');
  if (error.code === NUMBER_TOO_LARGE) return new AppError('resource.missing');
  if (UNKEEPABLE_TEXT.includes(error.code)) return new AppError('request.unkeepable');
  if (isTransient(error)) return new AppError('server.busy', { retryAfter: ASK_AGAIN_SECONDS });
  const status = error.statusCode ?? 500;
  const isTheirs = status >= 400 && status < 500;
  return new AppError(CODE_OF_STATUS[status] ?? (isTheirs ? 'request.unreadable' : 'server.failed'));
}

/** More would be of no use, and an answer much larger than its request. */
export const ISSUES_ANSWERED = 100;
const FIELD_LONGEST = 200;

/**
 * The path names the field, down to a list; the message names the entry. A value of the wrong type has only that
 * message.
 */
function fieldErrors(issues: readonly FieldIssue[]): FieldErrors {
  const ofWrongType = new Set(issues.filter(isWrongType).map(({ instancePath }) => instancePath));
  // No object: a field may be called toString.
  const errors = new Map<string, string[]>();
  const answered = issues.filter((issue) => isWrongType(issue) || !ofWrongType.has(issue.instancePath));
  for (const issue of answered.slice(0, ISSUES_ANSWERED)) {
    const steps = issue.instancePath.split('/').filter(Boolean);
    const row = steps.findIndex((step) => /^\d+$/.test(step));
    const field = (row < 0 ? steps : steps.slice(0, row)).join('.').slice(0, FIELD_LONGEST) || 'body';
    const deeper = row < 0 ? '' : steps.slice(row).join('.').slice(0, FIELD_LONGEST);
    const message = issue.message ?? errorMessages['request.invalid'];
    const list = errors.get(field) ?? [];
    list.push(deeper === '' ? message : `${deeper}: ${message}`);
    errors.set(field, list);
  }
  return Object.fromEntries(errors);
}

interface FieldIssue {
  instancePath: string;
  keyword?: string;
  message?: string | undefined;
}

const isWrongType = ({ keyword }: FieldIssue): boolean => keyword === 'invalid_type';

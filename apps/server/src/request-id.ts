import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** A unique id of one request, on all servers: 72 random bits as 12 characters. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The request that is being served, or that caused the running job. */
export const requestId = (): string | undefined => current.getStore();

/** Runs a function on behalf of a request: its log lines, jobs and emails carry the request's id. */
export const inRequest = <T>(id: string, act: () => T): T => current.run(id, act);

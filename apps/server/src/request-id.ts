import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** A name for one request that no other has, on any server: 72 random bits as 12 characters. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The request that is being served, or that gave cause to the job that is being done. */
export const requestId = (): string | undefined => current.getStore();

/** Does something in the name of a request: what it logs, the jobs it leaves and the emails it sends carry its id. */
export const inRequest = <T>(id: string, act: () => T): T => current.run(id, act);

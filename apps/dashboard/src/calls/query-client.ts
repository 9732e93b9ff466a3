import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failures.ts';

const TRIES = 2;
const FRESH_MS = 30_000;
const SERVER_ERROR = 500;

/** A refusal stays a refusal; only a silent or failing server is asked again. */
const worthAnotherTry = (tried: number, failure: Error): boolean =>
  tried < TRIES && !(failure instanceof ApiFailure && failure.status < SERVER_ERROR);

/** One client for all server data of a page. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthAnotherTry } } });

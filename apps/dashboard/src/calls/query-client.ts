import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const TRIES = 2;
const FRESH_MS = 30_000;
const SERVER_ERROR = 500;

/** Client errors are final; only a failing or silent server is retried. */
const worthAnotherTry = (tried: number, error: Error): boolean =>
  tried < TRIES && !(error instanceof ApiError && error.status < SERVER_ERROR);

/**
 * One client for all server data of a page. Changes are sent at once also while the browser is offline, and fail: one
 * that waited for the connection would be sent after its user had cancelled it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: worthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });

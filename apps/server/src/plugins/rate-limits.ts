import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { refuse } from '@vitrine/contract/errors';
import { countAttempt, forgiveAttempts } from '@vitrine/store/session/attempts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../services.ts';

/** Routes name their own limit in `config.rateLimit`; each counts by the caller's address. */
export const rateLimits = fp(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => refuse('request.too_many'),
  });
});

export const perMinute = (max: number): { rateLimit: { max: number; timeWindow: string } } => ({
  rateLimit: { max, timeWindow: '1 minute' },
});

export interface Limit {
  /** What is counted, e.g. `sign-in:account:ann@oakline.test`; kept as a hash. */
  of: string;
  max: number;
  seconds: number;
}

/**
 * Counts a try in the database, so that the limit holds for all servers together. Refuses once one of the limits is
 * passed, and says how long to wait. Resolves with a function that takes the try back.
 */
export async function countTry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
): Promise<() => Promise<unknown>> {
  const now = clock();
  const keys = limits.map(({ of, seconds }) => createHash('sha256').update(`${seconds}:${of}`).digest('base64url'));
  for (const [at, { max, seconds }] of limits.entries()) {
    const windowEnds = new Date(now.getTime() + seconds * 1000);
    const counted = await countAttempt(db, { key: keys[at] ?? '', now, windowEnds });
    if (counted.count > max) throw tooMany(Math.ceil((counted.windowEnds.getTime() - now.getTime()) / 1000));
  }
  return () => forgiveAttempts(db, keys);
}

function tooMany(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return refuse('request.too_many', { detail: `Too many tries. Wait ${wait}, then try again.`, retryAfter: seconds });
}

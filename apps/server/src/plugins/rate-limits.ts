import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import { AppError } from '@vitrine/contract/errors';
import { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { countAttempt, forgiveAttempts } from '@vitrine/store/session/attempts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../network-of.ts';
import type { Services } from '../services.ts';
import { keyOf, type SharedCounters } from './shared-counters.ts';

/**
 * Routes declare their limit in `config.rateLimit`; each counts by the caller's address, for all paths and sites that
 * serve it and for all servers of the installation together.
 */
export const rateLimits = fp(async (app: FastifyInstance, { counts }: { counts: SharedCounters }) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new AppError('request.too_many'),
    store: storeOn(counts),
  });
});

interface RouteLimit {
  rateLimit: { max: number; timeWindow: string; isExact: boolean };
}

/** For routes that may not wait: other servers' counts arrive a second later. */
export const perMinute = (max: number): RouteLimit => ({ rateLimit: { max, timeWindow: '1 minute', isExact: false } });

/** For rare and costly routes: each request is counted in the database. */
export const exactlyPerMinute = (max: number): RouteLimit => ({
  rateLimit: { max, timeWindow: '1 minute', isExact: true },
});

type CountedRoute = RouteOptions & { isExact?: boolean; routeInfo?: RouteOptions };

/** The plugin creates one of these, and from it one for each route that has a limit. */
const storeOn = (counts: SharedCounters) =>
  class RouteCounts implements FastifyRateLimitStore {
    readonly #isExact: boolean;
    readonly #route: string;

    constructor(input: FastifyRateLimitOptions) {
      const { isExact = false, routeInfo } = input as CountedRoute;
      this.#isExact = isExact;
      this.#route = `${routeInfo?.method} ${routeInfo?.config?.contract?.path ?? routeInfo?.url}`;
    }

    child(route: RouteOptions): FastifyRateLimitStore {
      return new RouteCounts(route);
    }

    incr(
      address: string,
      done: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const of = `${this.#route}:${address}`;
      const counted = this.#isExact ? counts.countExactly(of, windowMs) : Promise.resolve(counts.count(of, windowMs));
      counted.then((input) => done(null, input), done);
    }
  };

export interface Limit {
  /** The key to count, e.g. `sign-in:account:ann@oakline.test`; stored as a hash. */
  of: string;
  max: number;
  seconds: number;
}

interface CountedTry {
  /** Set once a limit is exceeded; says how long to wait. */
  error: AppError | null;
  /** Undoes the attempt. */
  forgive: () => Promise<unknown>;
}

/**
 * Counts an attempt in the database, so that the limits hold for all servers together; the caller decides whether to
 * reject.
 */
export async function countTries(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
): Promise<CountedTry> {
  const now = clock();
  const keys: string[] = [];
  const forgive = async () => keys.length > 0 && forgiveAttempts(db, keys);
  for (const { of, max, seconds } of limits) {
    const key = keyOf(of, seconds * 1000);
    const windowEnds = new Date(now.getTime() + seconds * 1000);
    const counted = await countAttempt(db, { key, now, windowEnds });
    keys.push(key);
    const left = counted.windowEnds.getTime() - now.getTime();
    if (counted.count > max) return { error: tooMany(Math.ceil(left / 1000)), forgive };
  }
  return { error: null, forgive };
}

/**
 * Counts an attempt likewise, and rejects once a limit is exceeded. Resolves with a function that undoes the attempt.
 */
export async function countTry(
  services: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
): Promise<CountedTry['forgive']> {
  const { error, forgive } = await countTries(services, limits);
  if (error) throw error;
  return forgive;
}

/** Failed attempts of a password or a code, per minute and per hour. */
export const triesOf = (of: string): Limit[] => [
  { of, max: sessionLimits.triesPerMinute, seconds: 60 },
  { of, max: sessionLimits.triesPerHour, seconds: 3600 },
];

const tooMany = (seconds: number): AppError =>
  new AppError('request.too_many', {
    detail: rateLimitMessages.wait(Math.ceil(seconds / 60)),
    retryAfter: seconds,
  });

import rateLimit from '@fastify/rate-limit';
import { refuse } from '@vitrine/contract/errors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

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

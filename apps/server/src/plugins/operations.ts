import { ping } from '@vitrine/store/database';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Services } from '../services.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** For whoever runs the product: is the process up, can it work, how does it do. */
export const operations = fp(async (app: FastifyInstance, { db, content }: Pick<Services, 'db' | 'content'>) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => registry.clear());

  app.decorate('isLeaving', false);
  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    if (app.isLeaving) return reply.status(503).send({ status: 'leaving' });
    try {
      await Promise.all([ping(db), content.check()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Soon to be closed: a proxy that asks /readyz sends nobody here any more. */
    isLeaving: boolean;
  }
}

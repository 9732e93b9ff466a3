import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SharedState } from '../shared-state.ts';

/** For operators, on every host: liveness, readiness, and the duration of each request where metrics are served. */
export const operations = fp(
  async (app: FastifyInstance, { readiness, metrics }: Pick<SharedState, 'readiness' | 'metrics'>) => {
    if (metrics)
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: String(reply.statusCode) };
        metrics.observeRequest(labels, reply.elapsedTime / 1000);
        done();
      });
    app.get('/healthz', async () => ({ status: 'up' }));
    app.get('/readyz', async (request, reply) => {
      if (readiness.isLeaving) return reply.status(503).send({ status: 'leaving' });
      const error = await readiness.check();
      if (!error) return { status: 'ready', ...(readiness.isPreparing && { demo: 'preparing' }) };
      request.log.error({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'not ready' });
    });
  },
);

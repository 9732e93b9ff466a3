import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inRequest } from '../request-id.ts';

/**
 * Each response names its request (`X-Request-Id`), and all work for it has the same id. Bodies arrive in later events
 * outside the async context, so the plugin enters the context again after them. It comes before all other plugins.
 */
export const requestIds = fp(async (app: FastifyInstance) => {
  const carryOn = (request: FastifyRequest, _reply: unknown, done: () => void): void => inRequest(request.id, done);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    carryOn(request, reply, done);
  });
  app.addHook('preValidation', carryOn);
});

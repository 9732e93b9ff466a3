import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inRequest } from '../request-id.ts';

/**
 * Each answer names its request (`X-Request-Id`), and all that is done for it knows the same id. Bodies arrive in events of
 * their own, outside of what began before: it is said again after them. The plugin comes before all others.
 */
export const requestIds = fp(async (app: FastifyInstance) => {
  const carryOn = (request: FastifyRequest, _reply: unknown, done: () => void): void => inRequest(request.id, done);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    carryOn(request, reply, done);
  });
  app.addHook('preValidation', carryOn);
});

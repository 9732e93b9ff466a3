import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inRequest } from '../request/request-id.ts';
import { hasTexts, languagesOfHeader, readTexts } from '../request/request-language.ts';

/**
 * Each response names its request (`X-Request-Id`), and all work for it has the same id and the language that
 * `Accept-Language` prefers, among those of visitors where the route is theirs. Bodies arrive in later events outside
 * the async context, so the plugin enters the context again after them. It comes before all other plugins.
 */
export const requestIds = fp(async (app: FastifyInstance) => {
  const carryOn = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { account, visitor } = languagesOfHeader(request.headers['accept-language']);
    const language = request.routeOptions.config.contract?.forVisitors ? visitor : account;
    const enter = (): void => inRequest(request.id, done, language);
    if (hasTexts(language)) enter();
    else readTexts(language).then(enter, done);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    carryOn(request, reply, done);
  });
  app.addHook('preValidation', carryOn);
});

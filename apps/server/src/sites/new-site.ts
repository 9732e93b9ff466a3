import { AppError } from '@vitrine/contract/errors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { compression } from '../plugins/compression.ts';
import { errors } from '../plugins/errors.ts';
import { operations } from '../plugins/operations.ts';
import { requestIds } from '../plugins/request-ids.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { withReadableEscapes } from '../request/readable-escapes.ts';
import { newRequestId } from '../request/request-id.ts';
import { serializerCompiler } from '../responses/serializer.ts';
import type { Services } from '../services.ts';
import type { SharedState } from '../shared-state.ts';

/** The dependencies of every site. */
export interface SiteContext {
  services: Services;
  shared: SharedState;
  log: FastifyBaseLogger;
}

/** A router with what all sites have in common: request ids, errors, headers, compression, health checks. */
export async function newSite({ services, shared, log }: SiteContext): Promise<FastifyInstance> {
  const { config, addresses } = services;
  const site = Fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    rewriteUrl: ({ url = '/' }) => withReadableEscapes(url),
    trustProxy: config.production ? 'loopback, linklocal, uniquelocal' : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
  });
  // A connection that is gone has no address, by which limits count, and nobody waits for its answer. Node keeps the
  // address of others once it is read.
  site.addHook('onRequest', ({ socket }, _reply, done) =>
    done(socket.remoteAddress === undefined ? new AppError('request.unreadable') : undefined),
  );
  site.decorate('servedRoutes', []);
  site.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) site.servedRoutes.push({ method: each, url });
  });
  site.setValidatorCompiler(validatorCompiler);
  site.setSerializerCompiler(serializerCompiler);
  await site.register(requestIds);
  await site.register(errors);
  await site.register(securityHeaders, { config, addresses });
  await site.register(compression);
  await site.register(operations, shared);
  return site;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the site, so that a test can request each of them on all other sites. */
    servedRoutes: { method: string; url: string }[];
  }
}

import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** A preflight has no route of its own: what it asks for is read from its path. */
const VISITOR_PATH = /^(\/api)?\/viewer\//;

/**
 * Which pages of other origins may read our answers: the product's own hosts with the session, and any page for the
 * visitor's calls, which carry none. The routes themselves decide from which sites an enquiry is taken.
 */
export const crossOrigin = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(cors, {
    delegator: (request: FastifyRequest, done: (error: Error | null, options: object) => void) => {
      if (VISITOR_PATH.test(request.url)) return done(null, { origin: '*', methods: ['POST'], maxAge: 86_400 });
      const { origin } = request.headers;
      const host = origin && URL.canParse(origin) ? new URL(origin).hostname : '';
      const ours = host === config.baseDomain || host.endsWith(`.${config.baseDomain}`);
      done(null, {
        origin: ours ? origin : false,
        credentials: ours,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      });
    },
  });
});

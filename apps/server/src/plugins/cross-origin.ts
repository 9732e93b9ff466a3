import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { hostOfOrigin } from './hosts.ts';

/** A preflight matches no route, so its path names the requested one. */
const VISITOR_PATH = /^(\/api)?\/viewer\//;

/**
 * Decides which pages of other origins may read responses: pages of the product's own hosts, with the session; any page
 * for visitors' calls, which carry no session. The routes decide from which sites they accept an enquiry.
 */
export const crossOrigin = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(cors, {
    delegator: (request: FastifyRequest, done: (error: Error | null, options: object) => void) => {
      if (VISITOR_PATH.test(request.url)) return done(null, { origin: '*', methods: ['POST'], maxAge: 86_400 });
      const { origin } = request.headers;
      const host = hostOfOrigin(origin);
      const ours = host === config.baseDomain || host.endsWith(`.${config.baseDomain}`);
      done(null, {
        origin: ours ? origin : false,
        credentials: ours,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      });
    },
  });
});

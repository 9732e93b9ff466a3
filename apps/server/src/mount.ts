import type { Answer, Input, Route } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import { passesAccessRule } from '@vitrine/domain/policies/route-access';
import { lacksSecondStep } from '@vitrine/domain/policies/second-step';
import { withinTenant } from '@vitrine/store/tenant-context';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { actorOf, holderOf } from './accounts/actor-of.ts';
import type { Caller } from './accounts/caller.ts';
import { ROUTE_POLICIES } from './accounts/route-policies.ts';
import { LongList, longListWriter } from './responses/long-list.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The context of a handler that needs a session, beside the input. */
export type Handler<R extends Route> = (
  input: Input<R>,
  request: R['access'] extends 'public' ? FastifyRequest : FastifyRequest & { caller: Caller },
  reply: FastifyReply,
) => Promise<Answer<R> | (Answer<R> extends readonly (infer Entry)[] ? LongList<Entry> : never)>;

/**
 * Binds a route of the contract to its handler: checks the access rule and the route's policy first, then the input
 * against the contract, and serialises the result from the contract, so that a field it does not name never leaves.
 */
export function mount<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handle: Handler<R>,
  options: Pick<RouteShorthandOptions, 'config' | 'bodyLimit'> = {},
): void {
  const writeLong = longListWriter(route.answer);
  for (const url of app.apiPaths(route.path)) {
    app.route({
      method: route.method,
      url,
      ...options,
      config: { ...options.config, contract: route },
      attachValidation: true,
      schema: {
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        ...(route.file || route.empty
          ? {}
          : { response: { 200: route.flat ? route.answer : z.object({ data: route.answer }) } }),
      },
      onRequest: (request, reply, done) => {
        // No cache may store a response that depends on the caller.
        reply.header('cache-control', 'no-store');
        done(accessErrorOf(route, request));
      },
      // Runs a signed-in tenant's statements under its context; a public route ignores a session that happens to be
      // there.
      preHandler: ({ caller }, _reply, done) => {
        if (route.access === 'public' || !caller) return done();
        withinTenant(caller.scope, done);
      },
      handler: async (request, reply) => {
        const input = { params: request.params, query: request.query, body: request.body } as Input<R>;
        const found = await handle(input, request as Parameters<Handler<R>>[1], reply);
        const answer = found instanceof LongList ? found.whole() : found;
        if (found instanceof LongList && answer === null) return reply.type(JSON_TYPE).send(writeLong(found));
        if (route.empty) return reply.send();
        if (route.file) return answer;
        return route.flat ? answer : { data: answer };
      },
    });
  }
}

/** Why the caller may not use a route; undefined where it may. */
export function accessErrorOf(route: Route, { caller }: FastifyRequest): AppError | undefined {
  const { access, withoutTwoStep } = route;
  if (access === 'public') return undefined;
  if (!caller) return new AppError('session.required');
  if (!withoutTwoStep && lacksSecondStep(caller)) return new AppError('session.two_step_missing');
  const policy = ROUTE_POLICIES.get(route);
  const mayCall = passesAccessRule(holderOf(caller.user), access) && (!policy || policy(actorOf(caller)));
  return mayCall ? undefined : new AppError('access.denied');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route;
  }
}

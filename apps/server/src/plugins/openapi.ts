import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describedRoutes } from '../api-docs/describe-route.ts';
import { docsPage } from '../api-docs/docs-page.ts';
import { INTRODUCTION } from '../api-docs/introduction.ts';
import { type ApiDocument, withDescriptions } from '../api-docs/open-api.ts';
import { TAGS } from '../api-docs/tags.ts';
import type { Config } from '../config.ts';

/** The API described from the routes themselves: /api/openapi.json for machines, /api/docs for people. */
export const openapi = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(swagger, {
    exposeHeadRoutes: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vitrine API', version: config.version, description: INTRODUCTION.join('\n\n') },
      tags: TAGS.map(({ name, description }) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
        },
      },
    },
    transform: (input) => {
      // Pages, probes and sockets are no part of the API, and each route is described under one path and method.
      const { contract } = input.route.config ?? {};
      const isDeclared = contract && input.url === `/api${contract.path}` && input.route.method === contract.method;
      if (!isDeclared) return { schema: { hide: true }, url: input.url };
      return jsonSchemaTransform(input);
    },
  });
  // Built on the first request: most servers never need them.
  let document: ApiDocument | undefined;
  let page: string | undefined;
  for (const url of app.apiPaths('/openapi.json')) {
    app.get(url, { schema: { hide: true } }, async () => {
      document ??= withDescriptions(app.swagger() as ApiDocument, describedRoutes());
      return document;
    });
  }
  for (const url of app.apiPaths('/docs')) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      page ??= docsPage(describedRoutes());
      return reply.type('text/html; charset=utf-8').send(page);
    });
  }
});

import swagger from '@fastify/swagger';
import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';

/** The API described from the routes themselves: /api/openapi.json for machines, /api/docs for people. */
export const openapi = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Vitrine API', version: config.version } },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(Object.values(allRoutes))),
  );
});

const docsPage = (routes: readonly Route[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine API</title><style>
body{font:14px/20px system-ui,sans-serif;color:#1c1a17;background:#f5f3ef;margin:0}
main{max-width:960px;margin:0 auto;padding:40px 16px}h1{font-size:24px;line-height:32px;margin:0 0 4px}
p{color:#57524a;margin:0 0 24px}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #e8e4dd;border-radius:8px}
th,td{text-align:left;padding:10px 12px;border-top:1px solid #e8e4dd;vertical-align:top}th{border:0;font-size:12px;color:#6a645b;font-weight:500}
code{font:12.5px ui-monospace,monospace}a{color:#1a6454}
</style></head><body><main><h1>Vitrine API</h1>
<p>Every path is served under /api, and on the API host without it too. The whole description: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Call</th><th>What it does</th><th>Who may</th></tr></thead><tbody>${routes
  .map(
    (route) =>
      `<tr><td><code>${route.method} /api${route.path}</code></td><td>${route.summary}</td><td>${route.access}</td></tr>`,
  )
  .join('')}</tbody></table></main></body></html>`;

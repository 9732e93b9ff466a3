import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newSite, type SiteContext } from './new-site.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/**
 * The demo's sample manufacturer website, on another site, under a strict content security policy. Beyond its own files
 * it allows only what docs/embedding.md asks of customers.
 */
export async function shopSite(context: SiteContext): Promise<FastifyInstance> {
  const { config, addresses } = context.services;
  const site = await newSite(context);
  const folder = path.join(config.root, 'demo/shop');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${addresses.content}`,
    `img-src 'self' data: blob: ${addresses.content}`,
    `connect-src 'self' ${addresses.content} ${addresses.api}`,
  ].join('; ');
  site.get('/*', async (request, reply) => {
    const requested = (request.params as { '*': string })['*'] || 'index.html';
    const file = path.resolve(folder, path.extname(requested) ? requested : `${requested}.html`);
    const type = TYPES[path.extname(file)];
    const bytes = type && file.startsWith(folder + path.sep) ? await fs.readFile(file).catch(() => null) : null;
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    if (!bytes || !type) return reply.status(404).type('text/plain').send('Not found');
    const body =
      path.extname(file) === '.html' ? bytes.toString('utf8').replaceAll('{{CONTENT_URL}}', addresses.content) : bytes;
    return reply.type(type).send(body);
  });
  return site;
}

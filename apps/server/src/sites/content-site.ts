import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../addresses.ts';
import type { Config } from '../config.ts';
import { isPrivatePath } from '../hosting/paths.ts';
import { SHOP_HOST } from '../plugins/hosts.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { newSite, type SiteContext } from './new-site.ts';

const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Named by version or by content, so the file never changes. */
const IMMUTABLE = /(^|\/)(v\/[\d.]+-[\da-f]{32}|assets|chunks)\//;
/** Uploads of organisations are shown, never run. */
const UPLOADED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * The content host: public files for any page, on a separate site that no session cookie reaches. /viewer/v1/ is the
 * embed's build, everything else is in the content files.
 */
export async function contentSite(context: SiteContext): Promise<FastifyInstance> {
  const { config, addresses, content } = context.services;
  const site = await newSite(context);
  const build = contentFolder(path.join(config.root, 'packages/viewer/dist'));
  const previewPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: ${addresses.api}`,
    `frame-ancestors ${previewAncestors(config, addresses).join(' ')}`,
  ].join('; ');

  site.get('/viewer/v1/*', async (request, reply) => {
    const file = pathOf(request);
    if (file.endsWith('.html')) reply.header('content-security-policy', previewPolicy).removeHeader('x-frame-options');
    else reply.header('content-security-policy', "default-src 'none'");
    return sendFile(request, reply, build, file);
  });
  site.get('/*', async (request, reply) => {
    reply.header('content-security-policy', UPLOADED_POLICY);
    return sendFile(request, reply, content, pathOf(request));
  });
  site.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return site;
}

/** The dashboard's preview frames the viewer; outside production also on this machine's own hosts and in the shop. */
export function previewAncestors(
  { baseDomain, production }: Pick<Config, 'baseDomain' | 'production'>,
  { domainOrigin }: Pick<Addresses, 'domainOrigin'>,
): string[] {
  const hosts = [baseDomain, `*.${baseDomain}`, ...(production ? [] : ['localhost', '127.0.0.1', SHOP_HOST])];
  return hosts.map(domainOrigin);
}

const pathOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: ContentFiles,
  file: string,
): Promise<unknown> {
  const type = TYPES[path.extname(file).slice(1).toLowerCase()];
  const found = type && !isPrivatePath(file) ? await files.open(file) : null;
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (!found || !type) {
    return sendNotFound(reply);
  }
  const tag = `"${found.tag}"`;
  reply
    .header('etag', tag)
    .header('cache-control', IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) {
    found.stream.destroy();
    return reply.status(304).send();
  }
  reply.type(type);
  if (!/json|javascript|css|svg|html/.test(type)) reply.header('content-length', found.bytes);
  return reply.send(found.stream);
}

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').status(404).type('text/plain; charset=utf-8').send('Not found');

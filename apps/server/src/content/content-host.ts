import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_PREFIX, SHOP_HOST } from '../plugins/hosts.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import type { Services } from '../services.ts';

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

/** Named by version or by content: what lies there never changes. */
const IMMUTABLE = /(^|\/)(v\/[\d.]+|assets|chunks)\//;
/** What organisations upload is shown, never run. */
const UPLOADED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * The content host: public files for any page, on a site of its own that no session cookie reaches. /viewer/v1/ is the
 * embed's build, everything else lies with the content files.
 */
export async function contentHost(app: FastifyInstance, { config, addresses, content }: Services): Promise<void> {
  const build = contentFolder(path.join(config.root, 'packages/viewer/dist'));
  const previewPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' ${addresses.api}`,
    `frame-ancestors ${frameAncestors(config.baseDomain, addresses.root)}`,
  ].join('; ');

  app.get(`${CONTENT_PREFIX}/viewer/v1/*`, async (request, reply) => {
    const file = pathOf(request);
    if (file.endsWith('.html')) reply.header('content-security-policy', previewPolicy).removeHeader('x-frame-options');
    else reply.header('content-security-policy', "default-src 'none'");
    return sendFile(request, reply, build, file);
  });

  app.get(`${CONTENT_PREFIX}/*`, async (request, reply) => {
    reply.header('content-security-policy', UPLOADED_POLICY);
    return sendFile(request, reply, content, pathOf(request));
  });
}

/** The dashboard's preview frames the viewer; on a bare host that is localhost. */
const frameAncestors = (baseDomain: string, root: string): string => {
  const { protocol, port } = new URL(root);
  const suffix = port ? `:${port}` : '';
  return `${protocol}//${baseDomain}${suffix} ${protocol}//*.${baseDomain}${suffix} ${protocol}//localhost${suffix} ${protocol}//127.0.0.1${suffix} ${protocol}//${SHOP_HOST}${suffix}`;
};

const pathOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: ContentFiles,
  file: string,
): Promise<unknown> {
  const type = TYPES[path.extname(file).slice(1).toLowerCase()];
  const found = type ? await files.open(file) : null;
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (!found || !type) {
    reply.header('cache-control', 'no-store');
    return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
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

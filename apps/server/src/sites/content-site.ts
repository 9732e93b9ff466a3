import path from 'node:path';
import { DESIGN_IMAGE_PATH } from '@vitrine/contract/designs/image-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../addresses.ts';
import { designModels, MODELS_PATH } from '../areas/designs/models/answer-model.ts';
import type { Config } from '../config.ts';
import { designImages } from '../design-images/answer-image.ts';
import { namesTag } from '../design-images/answers.ts';
import { openEarlier } from '../hosting/earlier-builds.ts';
import { isPrivatePath } from '../hosting/paths.ts';
import { SHOP_HOST } from '../plugins/hosts.ts';
import type { ContentFile } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { contentTypeOf } from './content-types.ts';
import { newSite, type SiteContext } from './new-site.ts';

/** Named by version or by content, so the file never changes. */
const IMMUTABLE = /(^|\/)((v\/[\d.]+-[\da-f]{32}|assets|chunks)\/|words\/[a-z-]+-[\da-f]{20}\.json$)/;
/** Uploads of organisations are shown, never run. */
const UPLOADED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * The content host: public files for any page, on a separate site that no session cookie reaches. /viewer/v1/ is the
 * embed's build, everything else is in the content files.
 */
export async function contentSite(context: SiteContext): Promise<FastifyInstance> {
  const { services } = context;
  const { config, addresses } = services;
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
    return sendFile(
      request,
      reply,
      file,
      async () => (await build.open(file)) ?? openEarlier(services, 'viewer', file),
    );
  });
  site.get(DESIGN_IMAGE_PATH, designImages(context));
  site.get(`${MODELS_PATH}/:file`, designModels(context));
  site.get('/*', async (request, reply) => {
    reply.header('content-security-policy', UPLOADED_POLICY);
    const file = pathOf(request);
    return sendFile(request, reply, file, () => services.content.open(file));
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
  file: string,
  open: () => Promise<ContentFile | null>,
): Promise<unknown> {
  const type = contentTypeOf(file);
  const found = type && !isPrivatePath(file) ? await open() : null;
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (!found || !type) {
    return sendNotFound(reply);
  }
  const tag = `"${found.tag}"`;
  reply
    .header('etag', tag)
    .header('cache-control', IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (namesTag(request.headers['if-none-match'], tag)) {
    found.stream.destroy();
    return reply.status(304).send();
  }
  reply.type(type);
  if (!/json|javascript|css|svg|html/.test(type)) reply.header('content-length', found.bytes);
  return reply.send(found.stream);
}

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').status(404).type('text/plain; charset=utf-8').send('Not found');

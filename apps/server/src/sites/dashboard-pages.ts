import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@vitrine/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openEarlier } from '../hosting/earlier-builds.ts';
import type { Services } from '../services.ts';
import { contentTypeOf } from './content-types.ts';
import { redirectFormerSubdomains } from './former-subdomains.ts';

/**
 * The dashboard's build: files under their own names, those of earlier builds among them, and its page for every other
 * address that a person opens.
 */
export async function dashboardPages(app: FastifyInstance, services: Services): Promise<void> {
  const root = path.join(services.config.root, 'apps/dashboard/dist');
  const built = fs.existsSync(path.join(root, 'index.html'));
  redirectFormerSubdomains(app, services, isPage);
  const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
  const sendEarlier = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = pathnameOf(request.url).slice(1);
    const earlier = request.method === 'GET' ? await openEarlier(services, 'dashboard', file) : null;
    if (!earlier) return;
    reply.type(contentTypeOf(file) ?? '').header('cache-control', FOR_EVER);
    return reply.status(200).send(earlier.stream);
  };
  await app.register(async (pages) => {
    // No file can have such a name: two slashes in a row, a NUL, more characters than a disk takes. The page says so.
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      if (!built || (error.statusCode ?? 500) >= 500 || !isPage(request)) throw error;
      sendPage(reply);
    });
    if (built) {
      await pages.register(fastifyStatic, {
        root,
        // Named explicitly: without it a client that accepts no compressed response gets no page at the bare address.
        index: 'index.html',
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const fingerprinted = file.includes(`${path.sep}assets${path.sep}`);
          reply.header('cache-control', fingerprinted ? FOR_EVER : 'no-cache');
        },
      });
    }
    pages.setNotFoundHandler({ preHandler: sendEarlier }, (request, reply) => {
      if (!isPage(request) || !built) throw new AppError('resource.missing');
      if (CARRIES_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
      sendPage(reply);
    });
  });
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Paths without a page: other parts of the product, and what scanners look for. */
const NO_PAGE = /^\/+(api|sanctum|viewer|assets|metrics)\b|\/\./;

/** Whether a person opens a page, and not a file or another route. */
const isPage = ({ method, url, headers, is404, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  (is404 || routeOptions.url === EVERY_FILE) &&
  !NO_PAGE.test(url) &&
  // Names of organisations in addresses can end like a file's: only what a browser opens asks for HTML.
  (!/\.\w+$/.test(pathnameOf(url)) || headers.accept?.includes('text/html') === true);

/** The route of files of the dashboard, which answers the bare address as well. */
const EVERY_FILE = '/*';

/** Addresses of emailed links and of handed-over sessions: pages opened from them get no referrer. */
const CARRIES_TOKEN = /^\/(invite|setPassword|loading|quote)\b/;

const pathnameOf = (url: string): string => url.split('?')[0] ?? '';

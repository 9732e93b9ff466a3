import http, { type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The time limit of an upload. */
const LONGEST_UPLOAD_MS = 30 * 60_000;
/** Longer than a proxy keeps an idle connection, so that the proxy ends it first. */
const KEEP_ALIVE_MS = 72_000;

type SiteOf = (host: string | undefined) => FastifyInstance;

/** The HTTP server before all sites: it reads the Host header and passes the request to the router of that site. */
export const createFrontServer = (siteOf: SiteOf): http.Server =>
  http.createServer({ requestTimeout: LONGEST_UPLOAD_MS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (!toOriginForm(request)) return response.writeHead(400, { connection: 'close' }).end();
    siteOf(request.headers.host).routing(request, response);
  });

/** Passes a WebSocket handshake to the site that it asks for; a site without sockets answers 404. */
export const routeUpgrade =
  (siteOf: SiteOf) =>
  (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const isTaken = toOriginForm(request) && siteOf(request.headers.host).server.emit('upgrade', request, socket, head);
    if (!isTaken) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * A request may name its target as a full address (RFC 9112, section 3.2.2): it is answered like one that names the
 * path, and rejected when the address and the Host header name two hosts.
 */
function toOriginForm(request: IncomingMessage): boolean {
  const [, host, path = ''] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (host === undefined) return true;
  if (host.toLowerCase() !== request.headers.host?.toLowerCase()) return false;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

import type { FastifyRequest } from 'fastify';

/** The last step of a link that signs somebody in. */
const TOKEN_IN_PATH = /(\/(?:invite|setPassword\/(?:recovery|invite)|recovery)\/)[^/]+/gi;
/** Values of the query that sign somebody in, or name a visitor. */
const SECRET_PARAMETERS = new Set(['token', 'code', 'email', 'q', 'query', 'search']);

/**
 * An address without what would let a reader of the logs sign in, or name a visitor. It is read as the router reads it:
 * a path that is spelled with percent signs hides nothing.
 */
export function addressForLogs(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const shown = decodeAll(path).replace(TOKEN_IN_PATH, '$1…');
  if (rest.length === 0) return shown;
  const parameters = rest
    .join('?')
    .split('&')
    .map((parameter) => {
      const [name = ''] = parameter.split('=');
      return SECRET_PARAMETERS.has(decodeAll(name).toLowerCase()) ? `${name}=…` : parameter;
    });
  return `${shown}?${parameters.join('&')}`;
}

/** Undoes percent signs until none is left to undo; what cannot be read is kept back whole. */
function decodeAll(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decodeAll(decoded);
  } catch {
    return '…';
  }
}

/** Mail servers and databases quote addresses in their errors. */
const EMAIL_ADDRESS = /[^\s<>()"'=:;,]+@[^\s<>()"',;]+/g;

const withoutAddresses = (text: string): string => text.replace(EMAIL_ADDRESS, '…@…');

/** How requests and errors stand in the logs: no headers, no bodies, no tokens, nobody's address, no rows. */
export const logLines = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: addressForLogs(request.url),
    host: request.host,
    remoteAddress: request.ip,
  }),
  err: (error: Error & { code?: unknown }) => ({
    type: error.name,
    message: withoutAddresses(String(error.message)),
    ...(error.code === undefined ? {} : { code: String(error.code) }),
    stack: withoutAddresses(String(error.stack)),
  }),
};

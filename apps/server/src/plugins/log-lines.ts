import type { FastifyRequest } from 'fastify';

/** The last step of a link that signs a user in. */
const TOKEN_IN_PATH = /(\/(?:invite|setPassword\/(?:recovery|invite)|recovery)\/)[^/]+/gi;
/** Query values that sign a user in, or identify a visitor. */
const SECRET_PARAMETERS = new Set(['token', 'code', 'email', 'q', 'query', 'search']);

/**
 * An address without the parts that would let a reader of the logs sign in, or identify a visitor. It is decoded as the
 * router does, so that percent-encoding hides nothing.
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
      const decoded = decodeAll(name);
      return decoded === '…' || SECRET_PARAMETERS.has(decoded.toLowerCase()) ? `${name}=…` : parameter;
    });
  return `${shown}?${parameters.join('&')}`;
}

/** Nobody encodes an address more often: each time costs the server a look at the whole of it. */
const MOST_ENCODINGS = 5;

/** Decodes percent-encoding until none is left; drops as a whole what cannot be decoded, or was encoded very often. */
function decodeAll(text: string): string {
  let shown = text;
  for (let time = 0; time <= MOST_ENCODINGS; time++) {
    const decoded = decodeOrNull(shown);
    if (decoded === shown) return shown;
    if (decoded === null) break;
    shown = decoded;
  }
  return '…';
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Mail servers and databases quote addresses in their errors. */
const EMAIL_ADDRESS = /[^\s<>()"'=:;,]+@[^\s<>()"',;]+/g;

/** Of a longer message the end is left out: looking for addresses takes as long as the square of its length. */
const MOST_CHARACTERS = 4_000;

const withoutAddresses = (text: string): string => text.slice(0, MOST_CHARACTERS).replace(EMAIL_ADDRESS, '…@…');

/** How many causes behind each other a line names. */
const MOST_CAUSES = 5;

/** An error and the errors that caused it. Other causes may be anything, such as a row, and are left out. */
const errorForLogs = (error: Error & { code?: unknown }, causes = MOST_CAUSES): ErrorLine => ({
  type: error.name,
  message: withoutAddresses(String(error.message)),
  ...(error.code === undefined ? {} : { code: String(error.code) }),
  stack: withoutAddresses(String(error.stack)),
  ...(error.cause instanceof Error && causes > 0 && { cause: errorForLogs(error.cause, causes - 1) }),
});

type ErrorLine = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: ErrorLine;
};

/** The log format of requests and errors: no headers, no bodies, no tokens, no email addresses, no rows. */
export const logLines = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: addressForLogs(request.url),
    host: request.host,
    remoteAddress: request.ip,
  }),
  err: (error: Error & { code?: unknown }) => errorForLogs(error),
};

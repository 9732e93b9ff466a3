import type { FastifyRequest } from 'fastify';

/** Where an address carries what signs somebody in: the last step of a link, or a value of the query. */
const IN_THE_PATH = /(\/(?:invite|setPassword\/(?:recovery|invite)|recovery)\/)[^/?#]+/gi;
const IN_THE_QUERY = /([?&](?:token|code|email|q|query|search)=)[^&#]+/gi;

/** An address without what would let a reader of the logs sign in, or name a visitor. */
export const addressForLogs = (url: string): string => url.replace(IN_THE_PATH, '$1…').replace(IN_THE_QUERY, '$1…');

/** Mail servers and databases quote addresses in their refusals. */
const MAIL_ADDRESS = /[^\s<>()"'=:;,]+@[^\s<>()"',;]+/g;

const withoutAddresses = (text: string): string => text.replace(MAIL_ADDRESS, '…@…');

/** How requests and failures stand in the logs: no headers, no bodies, no tokens, nobody's address, no rows. */
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The largest body that is no upload, over a poor line. */
const WITHIN_MS = 120_000;

/**
 * Ends a body that arrives too slowly. Forms with files have a separate limit (uploads.ts), and Node limits the head to
 * a minute.
 */
export const slowBodies = fp(async (app: FastifyInstance, { withinMs = WITHIN_MS }: { withinMs?: number }) => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!hasBody(request) || isUpload(request)) return done(null, payload);
    const timer = setTimeout(() => request.raw.destroy(), withinMs);
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer));
    done(null, payload);
  });
});

/** Whether the body is a form that uploads.ts reads. */
const isUpload = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.contract?.multipart !== undefined && /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** Without a body there is nothing to wait for, however long the response takes. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

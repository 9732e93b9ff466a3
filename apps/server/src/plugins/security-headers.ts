import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Addresses } from '../addresses.ts';
import type { Config } from '../config.ts';

/**
 * Headers of every response. The policy for scripts and frames belongs to each site: the dashboard's is set here, the
 * content host and the demo shop set their own.
 */
export const securityHeaders = fp(
  async (app: FastifyInstance, { config, addresses }: { config: Config; addresses: Addresses }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: { policy: 'same-site' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    });
    const policy = dashboardPolicy(addresses.content);
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
      done(null, payload);
    });
  },
);

/** Mantine writes style attributes and one style element, so styles may be inline; scripts may not. */
const dashboardPolicy = (content: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${content}`,
    `connect-src 'self' ${content}`,
    "font-src 'self'",
    `frame-src 'self' ${content}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

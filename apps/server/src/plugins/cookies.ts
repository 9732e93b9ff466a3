import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The domain of the product's cookies: the product's parent domain, so that every subdomain shares the session. On a
 * bare host and on an organisation's custom domain a cookie stays with that host.
 */
export function cookieDomain(request: FastifyRequest, config: Pick<Config, 'baseDomain'>): string | undefined {
  const kind = request.site.kind;
  return kind === 'bare' || kind === 'other' ? undefined : config.baseDomain;
}

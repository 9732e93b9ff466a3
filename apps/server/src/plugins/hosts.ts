import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** The site that a Host header asks for; one process serves them all. */
export type Site =
  | { kind: 'admin' }
  | { kind: 'tenant'; subdomain: string }
  /** The product's domain itself: sign-in, then the user's own host. */
  | { kind: 'root' }
  /** localhost or an IP address, which have no subdomains: everything under one host. */
  | { kind: 'bare' }
  | { kind: 'api' }
  | { kind: 'content' }
  | { kind: 'shop' }
  /** An organisation's custom domain, or an unknown one. */
  | { kind: 'other'; host: string };

declare module 'fastify' {
  interface FastifyRequest {
    site: Site;
  }
}

export const SHOP_HOST = 'shop.localhost';

export const hostnameOf = (hostHeader: string | undefined): string =>
  (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** The host of an Origin header, without its port; empty when there is none. */
export const hostOfOrigin = (origin: string | undefined): string =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : '';

export function siteOf(
  hostHeader: string | undefined,
  config: Pick<Config, 'baseDomain' | 'contentDomain' | 'demo'>,
): Site {
  const host = hostnameOf(hostHeader);
  if (host === config.contentDomain) return { kind: 'content' };
  if (host === config.baseDomain) return { kind: 'root' };
  if (config.demo && host === SHOP_HOST) return { kind: 'shop' };
  if (host === '' || host === 'localhost' || isIpAddress(host)) return { kind: 'bare' };
  if (!host.endsWith(`.${config.baseDomain}`)) return { kind: 'other', host };
  const subdomain = host.slice(0, -config.baseDomain.length - 1);
  if (subdomain === 'admin') return { kind: 'admin' };
  if (subdomain === 'api') return { kind: 'api' };
  return { kind: 'tenant', subdomain };
}

const isIpAddress = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/** Sets which host of the dashboard or of the API the request is for. */
export const hosts = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.decorateRequest('site');
  app.addHook('onRequest', (request, _reply, done) => {
    request.site = siteOf(request.headers.host, config);
    done();
  });
});

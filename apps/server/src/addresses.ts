import type { Config } from './config.ts';

/**
 * Every absolute address that the product writes into responses, files and emails; never taken from a request's Host.
 */
export interface Addresses {
  /** Origin of a product host: `origin('api')` is http://api.vitrine.localhost:4000. */
  origin(subdomain: string): string;
  /** Origin of an organisation's access domain. */
  domainOrigin(domain: string): string;
  content: string;
  api: string;
  root: string;
}

export function addressesOf(config: Pick<Config, 'production' | 'port' | 'baseDomain' | 'contentDomain'>): Addresses {
  const scheme = config.production ? 'https' : 'http';
  const port = config.production ? '' : `:${config.port}`;
  const at = (host: string) => `${scheme}://${host}${port}`;
  return {
    origin: (subdomain) => at(`${subdomain}.${config.baseDomain}`),
    domainOrigin: at,
    content: at(config.contentDomain),
    api: at(`api.${config.baseDomain}`),
    root: at(config.baseDomain),
  };
}

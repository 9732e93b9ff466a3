import { findByAccessDomain } from '@vitrine/store/organisations/queries';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { hostnameOf } from '../../../plugins/hosts.ts';
import type { Services } from '../../../services.ts';

/** The relying party of a passkey: its domain, and the origin of the page that asks for it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

type SiteRequest = Pick<FastifyRequest, 'site' | 'headers'>;

/**
 * Derived from the host alone: all hosts of the product share the passkeys of its domain; an organisation's custom
 * domain and localhost have separate ones. Null for IP addresses, for which browsers have no passkeys.
 */
export function relyingPartyOf(
  { site, headers }: SiteRequest,
  config: Pick<Config, 'baseDomain' | 'production'>,
): RelyingParty | null {
  const id = domainOf({ site, headers }, config.baseDomain);
  if (id === null) return null;
  return { id, origin: `${config.production ? 'https' : 'http'}://${headers.host?.toLowerCase()}` };
}

/** The same, but null for an unknown domain, for which no passkey is created. */
export async function findRelyingParty(
  { config, db }: Pick<Services, 'config' | 'db'>,
  request: SiteRequest,
): Promise<RelyingParty | null> {
  const { site } = request;
  if (site.kind === 'other' && !(await findByAccessDomain(db, site.host))) return null;
  return relyingPartyOf(request, config);
}

function domainOf({ site, headers }: SiteRequest, baseDomain: string): string | null {
  switch (site.kind) {
    case 'admin':
    case 'tenant':
    case 'root':
    case 'api':
      return baseDomain;
    case 'other':
      return site.host;
    case 'bare':
      return hostnameOf(headers.host) === 'localhost' ? 'localhost' : null;
    default:
      return null;
  }
}

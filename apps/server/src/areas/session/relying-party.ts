import { findByAccessDomain } from '@vitrine/store/organisations/queries';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { hostnameOf } from '../../plugins/hosts.ts';
import type { Services } from '../../services.ts';

/** For whom a passkey is made: the domain it belongs to, and the origin of the page that asks for it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

type SiteRequest = Pick<FastifyRequest, 'site' | 'headers'>;

/**
 * By the host alone: all hosts of the product share the passkeys of its domain, an organisation's own domain and
 * localhost have theirs. Null where none can be had: browsers know no passkeys for IP addresses.
 */
export function relyingPartyOf(
  { site, headers }: SiteRequest,
  config: Pick<Config, 'baseDomain' | 'production'>,
): RelyingParty | null {
  const id = domainOf({ site, headers }, config.baseDomain);
  if (id === null) return null;
  return { id, origin: `${config.production ? 'https' : 'http'}://${headers.host?.toLowerCase()}` };
}

/** The same, but for the domain of a stranger, which is nobody to make a passkey for. */
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

import { findByFormerSubdomain, findOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { homeOrigin } from '../accounts/home-origin.ts';
import type { Services } from '../services.ts';

type Dependencies = Pick<Services, 'db' | 'addresses' | 'clock'>;

/**
 * Leads those who open a page at the former subdomain of a renamed tenant, as by a link in an earlier email, to the same
 * page at its present address, for as long as nobody else may have that subdomain. Everything but pages stays there.
 */
export function redirectFormerSubdomains(
  site: FastifyInstance,
  dependencies: Dependencies,
  isPage: (request: FastifyRequest) => boolean,
): void {
  site.addHook('onRequest', async (request, reply) => {
    if (request.site?.kind !== 'tenant' || !isPage(request)) return;
    // Without the database the page itself says what is wrong.
    const origin = await presentOrigin(dependencies, request.site.subdomain).catch(() => null);
    if (origin === null) return;
    // The tenant may have its subdomain back, and later another one may: no browser may remember this. The address can
    // have a secret, which only the page may read.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(`${origin}${request.url}`, 308);
  });
}

/** The origin of the tenant that had this subdomain; null where no tenant has it for its former one. */
async function presentOrigin({ db, addresses, clock }: Dependencies, subdomain: string): Promise<string | null> {
  const tenant = await findByFormerSubdomain(db, subdomain, clock());
  if (!tenant) return null;
  if (tenant.parentId === null) return homeOrigin({ organisation: tenant, reseller: null }, addresses);
  // Nobody has signed in here: the address of a reseller may depend on its organisation's.
  const organisation = (await findOrganisation(db, SYSTEM, tenant.parentId)) ?? null;
  return homeOrigin({ organisation, reseller: tenant }, addresses);
}

import type { AppConfig } from '@vitrine/contract/session/schemas';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { findRelyingParty } from './security/relying-party.ts';
import { tenantOfHost } from './sign-in/tenant-of-host.ts';

/** Without subdomains the user decides: administrators see the admin host's views. */
const isAdminHost = ({ site, caller }: FastifyRequest): boolean =>
  site.kind === 'admin' || (site.kind === 'bare' && caller?.scope.kind === 'administrator');

/** Settings of the request's host, and where content is served from. */
export async function readAppConfig(services: Services, request: FastifyRequest): Promise<AppConfig> {
  const { config, addresses } = services;
  return {
    admin_host: isAdminHost(request),
    tenant: await tenantOfHost(services, request.site),
    signed_in: request.caller !== null,
    content_url: addresses.content,
    api_url: addresses.api,
    demo: config.demo,
    passkey_domain: (await findRelyingParty(services, request))?.id ?? null,
  };
}

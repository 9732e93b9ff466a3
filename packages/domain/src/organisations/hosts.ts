import { parseHost } from '@vitrine/contract/entered-host';

/** The host of an entered domain, without '*.' in front. Null when it is not a host. */
const bareHost = (text: string): string | null =>
  parseHost(text.trim().replace(/^([a-z][a-z0-9+.-]*:\/\/)?\*\./i, '$1')) || null;

/** Whether a page on `host` can embed: it is one of the domains or a subdomain. Ports and case are ignored. */
export const hostAllowed = (host: string, authorisedDomains: readonly string[]): boolean => {
  const input = bareHost(host);
  if (input === null) return false;
  return authorisedDomains
    .map(bareHost)
    .some((domain) => domain !== null && (input === domain || input.endsWith(`.${domain}`)));
};

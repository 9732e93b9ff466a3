/**
 * The bare host of what people enter as a domain, as browsers write it: lower case, punycode, without scheme, path, port,
 * '*.' and the root's dot. Null when it is no host.
 */
const bareHost = (text: string): string | null => {
  const entered = text.trim().replace(/^([a-z][a-z0-9+.-]*:\/\/)?\*\./i, '$1');
  try {
    const url = new URL(entered.includes('://') ? entered : `http://${entered}`);
    return url.hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
};

/** Whether a page on `host` may embed: it is one of the domains or a true subdomain; ports and case do not count. */
export const hostAllowed = (host: string, authorisedDomains: readonly string[]): boolean => {
  const input = bareHost(host);
  if (input === null) return false;
  return authorisedDomains
    .map(bareHost)
    .some((domain) => domain !== null && (input === domain || input.endsWith(`.${domain}`)));
};

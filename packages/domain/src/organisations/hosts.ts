/**
 * The host of an entered domain as browsers write it: lower case, punycode, without scheme, path, port, '*.' and the
 * trailing dot. Null when it is not a host.
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

/** Whether a page on `host` can embed: it is one of the domains or a subdomain. Ports and case are ignored. */
export const hostAllowed = (host: string, authorisedDomains: readonly string[]): boolean => {
  const input = bareHost(host);
  if (input === null) return false;
  return authorisedDomains
    .map(bareHost)
    .some((domain) => domain !== null && (input === domain || input.endsWith(`.${domain}`)));
};

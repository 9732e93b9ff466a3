/**
 * The host of an entered domain or address as browsers write it: lower case, punycode, without scheme, path, port and
 * the trailing dot. Null when it is not a host.
 */
export function parseHost(entered: string): string | null {
  const address = entered.includes('://') ? entered : `http://${entered}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null;
}

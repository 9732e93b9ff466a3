import { isIPv6 } from 'node:net';

/**
 * Prefixes under which an IPv6 address represents the IPv4 address in its last 32 bits: mapped, and translated (NAT64).
 */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * The key by which limits count an address: an IPv4 address itself, or the /64 of an IPv6 address, because one customer
 * can change the rest at will. Every spelling of an address has the same key.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (IPV4_PREFIXES.includes(groups.slice(0, 6).join(':'))) {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, each without leading zeros. */
function groupsOf(address: string): string[] {
  // The address parser normalises every form: lower case, no leading zeros, no dotted end.
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

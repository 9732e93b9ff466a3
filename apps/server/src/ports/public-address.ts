import net from 'node:net';

/** IPv4 addresses that are not public (IANA's registry of special-purpose addresses, RFC 6890). */
const SPECIAL_4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** All allocated public IPv6 addresses; mapped IPv4, private and local ones are outside. */
const GLOBAL_6 = listOf('ipv6', [['2000::', 3]]);
/** Exceptions: protocols and tunnels (Teredo, 6to4), and documentation examples. */
const SPECIAL_6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
/** Networks without IPv4 write its addresses like this (NAT64, RFC 6052). */
const NAT64 = listOf('ipv6', [['64:ff9b::', 96]]);

/** Whether an address is public; each version is checked against its own ranges. */
export function isPublicAddress(address: string): boolean {
  if (net.isIPv4(address)) return !SPECIAL_4.check(address, 'ipv4');
  if (!net.isIPv6(address) || address.includes('%')) return false;
  if (NAT64.check(address, 'ipv6')) return isPublicAddress(embedded(address));
  return GLOBAL_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6');
}

/** The IPv4 address in the last 32 bits. */
function embedded(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  return groups
    .flatMap((group) => [Number.parseInt(group || '0', 16) >> 8, Number.parseInt(group || '0', 16) & 255])
    .join('.');
}

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [network: string, prefix: number])[]) {
  const list = new net.BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

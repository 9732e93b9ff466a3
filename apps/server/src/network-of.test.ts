import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80:0:0:0:ffff::2%25en1', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is the same for every host of a /64, and another one for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(group, fc.tuple(group, group, group, group), (subnet, host) => {
        const address = ['2001', 'db8', '7', subnet.toString(16), ...host.map((part) => part.toString(16))].join(':');
        expect(networkOf(address)).toBe(`2001:db8:7:${subnet.toString(16)}::/64`);
      }),
    );
  });
});

import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressIn, clientOf } from './client-address.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:101:101', '1.1.1.1'],
  ['::ffff:c0a8:0', '192.168.0.0'],
  ['0:0:0:0:0:ffff:1.1.1.1', '1.1.1.1'],
  ['0000:0::0:FFFF:0101:0101', '1.1.1.1'],
  ['::ffff:101', '0:0:0:0::/64'],
  ['::1:ffff:101:101', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['1:2::3:4:5:192.0.2.1', '1:2:0:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

it('every IPv6 address counts as a /64 or as the IPv4 address that it stands for', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      fc.pre(isIPv6(address));
      expect(clientOf(address)).toMatch(/^(?:(?:[\da-f]{1,4}:){4}:\/64|\d+\.\d+\.\d+\.\d+)$/);
    }),
  );
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::9', '2001:db8::9'],
  ['192.0.2.1:5555', '192.0.2.1'],
  ['[2001:db8::9]:80', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['192.0.2.1:', null],
  ['999.0.2.1:5555', null],
  ['[192.0.2.1]:80', null],
  ['[made-up]:80', null],
  ['made-up', null],
  ['', null],
])('the address in %j is %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

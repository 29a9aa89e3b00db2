import { isIPv4, isIPv6 } from 'node:net';

/**
 * The client that an address counts as: an IPv4 address by itself, an IPv6 address as its /64, because one
 * subscriber is commonly given a whole /64. IPv4 written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function clientOf(address: string): string {
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${firstFourGroups(address).join(':')}::/64`;
}

function firstFourGroups(address: string): string[] {
  const [withoutZone = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = withoutZone.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}

import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The client that an address counts as: an IPv4 address by itself, an IPv6 address as its /64, because one
 * subscriber is commonly given a whole /64. IPv4 written as IPv6 (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as IPv4.
 */
export function clientOf(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const shortest = shortestForm(address);
  return mappedIPv4(shortest) ?? `${firstFourGroups(shortest).join(':')}::/64`;
}

/**
 * The address in what a proxy passes on, which may have the client's port behind it (`192.0.2.1:5555`,
 * `[2001:db8::1]:5555`); null if that is no address.
 */
export function addressIn(text: string): string | null {
  if (isIP(text) !== 0) return text;
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return isIPv6(inBrackets) ? inBrackets : null;
  const beforePort = text.replace(/:\d+$/, '');
  return isIPv4(beforePort) ? beforePort : null;
}

/** The one form that every way of writing an IPv6 address has in a URL: in small hex digits, with no zone. */
function shortestForm(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  return new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
}

/** The IPv4 address that the shortest form stands for, or null if it stands for none. */
function mappedIPv4(shortest: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? [];
  if (high === undefined || low === undefined) return null;
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return bytes.join('.');
}

function firstFourGroups(shortest: string): string[] {
  const [head = '', tail] = shortest.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
}

import { isIP, isIPv4 } from 'node:net';
import { clientOf } from './client-address.ts';

/** Half of the internet is no proxy; the widest ranges that one network has are 10.0.0.0/8 and fc00::/7. */
const WIDEST_BITS = { 4: 8, 6: 7 } as const;
const MAPPED_BITS = 96;

/** Whether the text is an address, or a range as ADDRESS/BITS. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether a range takes in about everyone, also where it is IPv4 written as IPv6 (`::ffff:0:0/96`). */
export function isTooWide(range: string): boolean {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) return false;
  if (isIPv4(address)) return Number(bits) < WIDEST_BITS[4];
  if (Number(bits) < WIDEST_BITS[6]) return true;
  return isIPv4(clientOf(address)) && Number(bits) - MAPPED_BITS < WIDEST_BITS[4];
}

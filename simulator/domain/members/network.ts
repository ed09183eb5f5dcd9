import { isIPv6 } from 'node:net';

/**
 * The network of a caller. An IPv6 connection has a whole /64 (RFC 6177), so single addresses identify no one.
 *
 * @example networkOf('2001:db8:1:2:a::1') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - last.length).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

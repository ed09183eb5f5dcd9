import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses outside the public Internet: RFC 6890 and updates. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
/** Only 2000::/3 is public IPv6; these parts of it embed IPv4 or are for documentation. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE.check(address, 'ipv4');
  return version === 6 && PUBLIC_V6.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a name and refuses inside addresses. The connection uses the checked address, so that a name cannot resolve
 * differently a moment later.
 */
export function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    if (first === undefined || inside !== undefined)
      return found(new Error(`${hostname} is at ${inside?.address ?? 'no address'}, not on the Internet`), []);
    if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** The address to use for a host, if all its addresses are public; `mayBePrivate`: or of a private network. */
export type PublicLookup = (
  host: string,
  mayBePrivate?: boolean,
) => Promise<
  { readonly address: string; readonly family: number } | { readonly refused: string; readonly isUnknown?: boolean }
>;

export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** Of this machine, its network and cloud, by IANA. Node.js compares `::ffff:127.0.0.1` with the rows for IPv4. */
const internal: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['168.63.129.16', 32, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  // Only 2000::/3 is assigned to the internet.
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
];

const blockList = new BlockList();
for (const [network, prefix, family] of internal) blockList.addSubnet(network, prefix, family);

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !blockList.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** RFC 1918, RFC 6598 and RFC 4193: what an organization gives to its own servers. */
const privateList = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateList.addSubnet(network, prefix, 'ipv4');
privateList.addSubnet('fc00::', 7, 'ipv6');

function isPrivateAddress(address: string): boolean {
  return privateList.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const resolveName: Resolve = async (host) => await lookup(host, { all: true });

/** The connection goes to the checked address: a later, different answer gains nothing. One internal one refuses all. */
export function createPublicLookup(resolve: Resolve = resolveName): PublicLookup {
  return async (host, mayBePrivate = false) => {
    const addresses = await resolve(host).catch(() => []);
    const [answer] = addresses;
    if (answer === undefined) return { refused: `the name ${host} cannot be resolved`, isUnknown: true };
    if (addresses.every(({ address }) => isPublicAddress(address))) return answer;
    const isPrivate = addresses.every(({ address }) => isPrivateAddress(address));
    if (isPrivate && mayBePrivate) return answer;
    const wayOut = isPrivate ? '; a Network rule with its full name permits a server of the private network' : '';
    return { refused: `${host} has an address of this machine or its network${wayOut}` };
  };
}

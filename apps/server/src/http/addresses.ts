import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const given = [...head, ...(tail ?? [])];
  const zeros = tail ? Array<string>(8 - given.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/** Rewrites an IPv4 suffix of an IPv6 address as two groups. */
function withoutDottedSuffix(address: string): string {
  const end = address.lastIndexOf(':') + 1;
  const dotted = address.slice(end);
  if (!isIPv4(dotted)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${address.slice(0, end)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/**
 * The canonical spelling of an IP address: without port, brackets and zone; IPv6 as eight groups without leading zeros; IPv4-mapped
 * IPv6 as IPv4. Null for anything else.
 */
export function canonicalAddress(text: string): string | null {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  const bare = bracketed ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare) && bracketed === undefined) return bare;
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(withoutDottedSuffix(bare.replace(/%.*$/, '')));
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.map((group) => group.toString(16)).join(':');
}

/** Prefix lengths of IPv6 that one customer may have, with their allowance as a multiple of that of a /64. */
const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 5 },
];

/** The network of an address that one customer has at least. */
export const narrowestNetwork = (address: string): string => networksOf(address)[0]?.name ?? address;

/** The networks whose limits an address counts against, the narrowest first. One customer has at least a /64, many a /56 or /48. */
export function networksOf(address: string): { name: string; times: number }[] {
  const canonical = canonicalAddress(address) ?? address;
  if (!canonical.includes(':')) return [{ name: canonical, times: 1 }];
  const digits = canonical
    .split(':')
    .map((group) => group.padStart(4, '0'))
    .join('');
  return widths.map(({ bits, times }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, times }));
}

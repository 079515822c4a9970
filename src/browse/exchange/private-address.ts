/**
 * Addresses inside a machine or a private network, which a site must not send us to (design §6).
 */

import { BlockList, isIP, isIPv6 } from 'node:net';

const V4_RANGES: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const V6_RANGES: readonly (readonly [string, number])[] = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/iu;

const privateRanges: BlockList = createBlockList();

/** Whether an IP address is loopback, private, link-local, unique-local, unspecified, multicast or a tunnel into such. */
export function isPrivateIp(ip: string): boolean {
  const bare = ip.replace(/^\[|\]$|%.*$/gu, '');
  return isIP(bare) !== 0 && privateRanges.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** Whether a host of an address (as `URL.hostname` has it) is private by its name or number, without asking DNS. */
export function isPrivateHost(hostname: string): boolean {
  return isPrivateIp(hostname) || PRIVATE_NAME.test(hostname);
}

function createBlockList(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of V4_RANGES) {
    list.addSubnet(network, prefix, 'ipv4');
    // The same range written as an IPv4-mapped IPv6 address.
    list.addSubnet(`::ffff:${network}`, 96 + prefix, 'ipv6');
  }
  for (const [network, prefix] of V6_RANGES) list.addSubnet(network, prefix, 'ipv6');
  return list;
}

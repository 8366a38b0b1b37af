import { BlockList, isIP } from 'node:net'

/**
 * IANA's special-purpose addresses, which are not on the public internet: this machine, its
 * network, and cloud metadata services (169.254.0.0/16).
 */
const reservedBlocks = new BlockList()
for (const [address, bits] of [
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
] as const) {
  reservedBlocks.addSubnet(address, bits, 'ipv4')
}
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reservedBlocks.addSubnet(address, bits, 'ipv6')
}

/** The only assigned range of IPv6; IPv4-mapped addresses lie outside of it. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string) {
  if (isIP(address) === 4) return !reservedBlocks.check(address, 'ipv4')
  if (isIP(address) !== 6 || address.includes('%')) return false
  return global.check(address, 'ipv6') && !reservedBlocks.check(address, 'ipv6')
}

import { BlockList, isIP } from 'node:net'
import type { OutboundPolicy } from '../http/outbound-requests.ts'
import { MailRejected } from './mail-failure.ts'

/** This machine and its network, without link-local addresses such as cloud metadata services. */
const localNetwork = new BlockList()
for (const [address, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const) {
  localNetwork.addSubnet(address, bits, family)
}

/** SMTP, its TLS and submission ports, and the usual ports of relays and of mail catchers. */
export const LOCAL_MAIL_PORTS: readonly number[] = [25, 465, 587, 1025, 2525]

/**
 * Returns an IP address of a mail server. The office may use a relay on its own network, but only on
 * the ports of mail, so that no other service there can be reached. The connection is made to the
 * checked address (DNS rebinding). Throws MailRejected.
 */
export async function resolveMailHost(
  { host, port }: { host: string; port: number },
  { isAllowed, resolve }: Pick<OutboundPolicy, 'isAllowed' | 'resolve'>,
) {
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [first] = addresses.toSorted((one, other) => isIP(one) - isIP(other))
  if (!first) {
    throw new MailRejected(`The name ${host} has no address.`, { reason: 'host_not_found' })
  }
  const isPermitted = (address: string) =>
    isAllowed(address) || (isLocal(address) && LOCAL_MAIL_PORTS.includes(port))
  // One forbidden address is enough to refuse the host.
  if (addresses.every(isPermitted)) return first
  const text = `Port ${port} of ${host} is not a mail server that this site may use.`
  throw new MailRejected(text, { reason: 'host_not_allowed' })
}

const isLocal = (address: string) =>
  localNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** On this machine, or a host name without dots on the local network. */
export const isLocalHost = (hostname: string) =>
  hostname.startsWith('127.') ||
  /^\[?::1\]?$/.test(hostname) ||
  !(isIP(hostname) || hostname.includes('.'))

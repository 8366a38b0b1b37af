import { lookup as lookUp } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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

/** Whether the host name is always this machine (RFC 6761). */
export const isLoopbackName = (host: string) => /^(.+\.)?localhost\.?$/i.test(host)

/** Which hosts this server may send requests to. */
export interface OutboundPolicy {
  /** Whether a request to an IP address is allowed. */
  isAllowed: (address: string) => boolean
  /** Resolves a host name to IP addresses. */
  resolve: (hostname: string) => Promise<string[]>
  /** Certificate authorities as PEM; default: the public ones. */
  ca?: string
  /** The time limit; default: the caller's. */
  timeLimitMs?: number
  /** More push services as "host:port"; for tests. */
  pushServices?: string[]
}

/** The public internet. */
export const publicInternet: OutboundPolicy = {
  isAllowed: isPublicAddress,
  resolve: async (hostname) =>
    (await lookUp(hostname, { all: true })).map(({ address }) => address),
}

/** The host is not on the public internet. */
export class NonPublicAddress extends Error {}

interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string | Uint8Array
  signal: AbortSignal
}

/**
 * Sends a request to another site without following redirects. It connects to the IP address that
 * was checked, because a name may resolve differently the next time (DNS rebinding). Rejects with
 * NonPublicAddress.
 */
export async function sendOutboundRequest(
  url: URL,
  request: OutboundRequest,
  outboundPolicy: OutboundPolicy,
) {
  const { isAllowed, resolve, ca } = outboundPolicy
  const { method = 'GET', headers, body, signal } = request
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  // One forbidden address is enough to refuse the host.
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new NonPublicAddress()
  const found = addresses.map((each) => ({ address: each, family: isIP(each) }))
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [{ address = '', family = 0 } = {}] = found
    if (all) done(null, found)
    else done(null, address, family)
  }
  const send = url.protocol === 'http:' ? requestPlainly : requestSecurely
  // Never reuses a connection, which could lead to another address.
  const sending = send(url, { method, agent: false, lookup, signal, headers, ca }).end(body)
  // Errors after the headers are reported by the response.
  sending.on('error', () => {})
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return response
}

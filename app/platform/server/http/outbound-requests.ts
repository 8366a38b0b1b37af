import { lookup as lookUp } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

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

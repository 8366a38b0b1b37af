import { lookup as lookUp } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** Whom this server may ask of its own accord. */
export interface OutboundPolicy {
  /** Whether an IP address may be asked. */
  isAllowed: (address: string) => boolean
  /** The IP addresses of a host's name. */
  resolve: (hostname: string) => Promise<string[]>
  /** Who vouches for servers, as PEM; left out: those whom everybody trusts. */
  ca?: string
  /** How long it may take; left out: as long as whoever asks has time. */
  timeLimitMs?: number
  /** Services that push to browsers beside the known ones, as "host:port"; for tests. */
  pushServices?: string[]
}

/** The public internet. */
export const publicInternet: OutboundPolicy = {
  isAllowed: isPublicAddress,
  resolve: async (hostname) =>
    (await lookUp(hostname, { all: true })).map(({ address }) => address),
}

/** The name stands for a machine that is not on the public internet. */
export class NonPublicAddress extends Error {}

interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string | Uint8Array
  signal: AbortSignal
}

/**
 * Asks another site, and follows no redirect. The connection goes to the very IP address that was
 * checked: a name may stand for another one the next moment. Rejects with NotPublic.
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
  // One that may not be asked is enough: such a name is made for nothing good.
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new NonPublicAddress()
  const found = addresses.map((each) => ({ address: each, family: isIP(each) }))
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [{ address = '', family = 0 } = {}] = found
    if (all) done(null, found)
    else done(null, address, family)
  }
  const send = url.protocol === 'http:' ? requestPlainly : requestSecurely
  // No connection from before is used: it could lead elsewhere.
  const sending = send(url, { method, agent: false, lookup, signal, headers, ca }).end(body)
  // What breaks after the head is the answer's to report.
  sending.on('error', () => {})
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return answer
}

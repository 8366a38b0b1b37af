import { lookup as lookUp } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Fault } from './errors.ts'
import { isPublicAddress } from './public-addresses.ts'

const MOST_REDIRECTS = 3

export interface ForeignOptions {
  /** Whether an IP address may be asked. */
  isAllowed: (address: string) => boolean
  /** The IP addresses of a host's name. */
  resolve: (hostname: string) => Promise<string[]>
  timeLimitMs: number
  mostBytes: number
}

const usual: ForeignOptions = {
  isAllowed: isPublicAddress,
  resolve: async (hostname) =>
    (await lookUp(hostname, { all: true })).map(({ address }) => address),
  timeLimitMs: 10_000,
  mostBytes: 8 * 1024 * 1024,
}

/** Why nothing was fetched, by its code. */
const sentences = {
  no_picture_there: 'There is no picture at this address.',
  address_not_public: 'This address is not on the public internet.',
  picture_too_large: 'This picture is too large: at most 8 MB, please.',
  address_too_slow: 'This address takes too long to answer.',
  not_fetched: 'No picture could be fetched from this address.',
}

class NotFetched extends Error {
  fault: Fault

  constructor(code: keyof typeof sentences) {
    super(sentences[code])
    this.fault = { code, detail: sentences[code] }
  }
}

/**
 * The bytes that stand at an address of another site, or why there are none. Only the
 * public internet is asked, also after a redirect, and the connection goes to the very IP address
 * that was checked: a name may stand for another one the next moment.
 */
export async function fetchForeign(address: string, given: Partial<ForeignOptions> = {}) {
  const options = { ...usual, ...given }
  const signal = AbortSignal.timeout(options.timeLimitMs)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof NotFetched) return error.fault
    return new NotFetched(signal.aborted ? 'address_too_slow' : 'not_fetched').fault
  }
}

async function follow(address: string, options: ForeignOptions, signal: AbortSignal) {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url, options, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return await readAll(answer, options)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) break
    url = new URL(headers.location, url)
  }
  throw new NotFetched('no_picture_there')
}

async function ask(url: URL, { isAllowed, resolve }: ForeignOptions, signal: AbortSignal) {
  const isPlain = url.protocol === 'http:'
  const isPicture = (isPlain || url.protocol === 'https:') && !url.username && !url.password
  if (!isPicture) throw new NotFetched('no_picture_there')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  // One that may not be asked is enough: such a name is made for nothing good.
  if (addresses.length === 0 || !addresses.every(isAllowed)) {
    throw new NotFetched('address_not_public')
  }
  const found = addresses.map((each) => ({ address: each, family: isIP(each) }))
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [{ address = '', family = 0 } = {}] = found
    if (all) done(null, found)
    else done(null, address, family)
  }
  const send = isPlain ? requestPlainly : requestSecurely
  const headers = { accept: 'image/*', 'user-agent': 'Gantavya' }
  // No connection from before is used: it could lead elsewhere.
  const sending = send(url, { agent: false, lookup, signal, headers }).end()
  // What breaks after the head is the answer's to report.
  sending.on('error', () => {})
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return answer
}

async function readAll(answer: IncomingMessage, { mostBytes }: ForeignOptions) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new NotFetched('picture_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

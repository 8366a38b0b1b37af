import type { IncomingMessage } from 'node:http'
import type { Fault } from './errors.ts'
import { askOutside, NotPublic, type Outside, publicOutside } from './outside.ts'

const MOST_REDIRECTS = 3

export interface ForeignOptions extends Outside {
  timeLimitMs: number
  mostBytes: number
}

const usual: ForeignOptions = {
  ...publicOutside,
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
 * public internet is asked, also after a redirect.
 */
export async function fetchForeign(address: string, given: Partial<ForeignOptions> = {}) {
  const options = { ...usual, ...given }
  const signal = AbortSignal.timeout(options.timeLimitMs)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof NotFetched) return error.fault
    if (error instanceof NotPublic) return new NotFetched('address_not_public').fault
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

function ask(url: URL, options: ForeignOptions, signal: AbortSignal) {
  const isPicture = /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (!isPicture) throw new NotFetched('no_picture_there')
  const headers = { accept: 'image/*', 'user-agent': 'Gantavya' }
  return askOutside(url, { headers, signal }, options)
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

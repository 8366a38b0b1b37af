import type { IncomingMessage } from 'node:http'
import type { FieldError } from '../http/errors.ts'
import {
  NonPublicAddress,
  type OutboundPolicy,
  publicInternet,
  sendOutboundRequest,
} from '../http/outbound-requests.ts'

const MAX_REDIRECTS = 3

export interface RemoteImageOptions extends OutboundPolicy {
  timeLimitMs: number
  maxBytes: number
}

const defaults: RemoteImageOptions = {
  ...publicInternet,
  timeLimitMs: 10_000,
  maxBytes: 8 * 1024 * 1024,
}

/** Error messages by code. */
const sentences = {
  no_picture_there: 'There is no picture at this address.',
  address_not_public: 'This address is not on the public internet.',
  picture_too_large: 'This picture is too large. The maximum is 8 MB.',
  address_too_slow: 'This address takes too long to answer.',
  not_fetched: 'No picture could be fetched from this address.',
}

class FetchFailed extends Error {
  fieldError: FieldError

  constructor(code: keyof typeof sentences) {
    super(sentences[code])
    this.fieldError = { code, detail: sentences[code] }
  }
}

/**
 * Downloads a file, usually an image, from another site, or returns why it failed. Only public addresses are
 * requested, also after a redirect.
 */
export async function fetchRemoteImage(address: string, given: Partial<RemoteImageOptions> = {}) {
  const options = { ...defaults, ...given }
  const signal = AbortSignal.timeout(options.timeLimitMs)
  try {
    return await followRedirects(address, options, signal)
  } catch (error) {
    if (error instanceof FetchFailed) return error.fieldError
    if (error instanceof NonPublicAddress) return new FetchFailed('address_not_public').fieldError
    return new FetchFailed(signal.aborted ? 'address_too_slow' : 'not_fetched').fieldError
  }
}

async function followRedirects(address: string, options: RemoteImageOptions, signal: AbortSignal) {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await sendRequest(url, options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readAll(response, options)
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) break
    url = new URL(headers.location, url)
  }
  throw new FetchFailed('no_picture_there')
}

function sendRequest(url: URL, options: RemoteImageOptions, signal: AbortSignal) {
  const isPicture = /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (!isPicture) throw new FetchFailed('no_picture_there')
  const headers = { accept: '*/*', 'user-agent': 'Gantavya' }
  return sendOutboundRequest(url, { headers, signal }, options)
}

async function readAll(response: IncomingMessage, { maxBytes }: RemoteImageOptions) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) throw new FetchFailed('picture_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { CompressedResponse, EncodedBody } from '#app/platform/server/http/compression.ts'
import { chooseEncoding } from '#app/platform/server/http/encodings.ts'
import { isWellFormed } from './reject-malformed.ts'

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>

/** In milliseconds, with Fastify's defaults. */
type Timeouts = Record<'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout', number>

/**
 * Creates a server that sends cached responses before Fastify's routing and hooks, which cost more
 * than all else. `find` returns the response of a request target. Requests with any unusual header
 * go through Fastify and get the same response. `createHitCounter` returns a function that counts
 * the responses of a target.
 */
export function createCachingServer(
  find: (target: string) => CompressedResponse | undefined,
  defaultHeaders: Record<string, string>,
  createHitCounter: (target: string) => () => void = () => () => {},
): ServerFactory {
  const heads = new WeakMap<EncodedBody, Head>()

  function headOf(encoded: EncodedBody, target: string) {
    const known = heads.get(encoded)
    if (known) return known
    const headers = {
      ...defaultHeaders,
      ...encoded.headers,
      'content-length': String(encoded.body.length),
    }
    const head = { lines: Object.entries(headers).flat(), count: createHitCounter(target) }
    heads.set(encoded, head)
    return head
  }

  return (handler, options) => {
    const server = createServer(options.http ?? {}, (request, response) => {
      // While closing, Fastify adds the header `connection: close`.
      const { url = '' } = request
      const cached = server.listening && isCacheable(request) ? find(url) : undefined
      if (cached?.status !== 200) return (handler as RequestListener)(request, response)
      const encoded = cached[chooseEncoding(request.headers['accept-encoding'])]
      const { lines, count } = headOf(encoded, url)
      count()
      response.writeHead(200, lines).end(encoded.body)
    })
    // Fastify sets these on its own servers.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Timeouts
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    server.setTimeout(connectionTimeout)
    return server
  }
}

/** Headers and counter of all responses with this body. */
interface Head {
  lines: string[]
  count: () => void
}

/** Headers that may change a response, or announce a body. */
const uncachedHeaders = [
  'authorization',
  'if-none-match',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
]

function isCacheable(request: IncomingMessage) {
  const { method, headers } = request
  return (
    method === 'GET' &&
    uncachedHeaders.every((name) => headers[name] === undefined) &&
    isWellFormed(request)
  )
}

import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { CompressedResponse, EncodedBody } from '#app/base/server/compression.ts'
import { chooseEncoding } from '#app/base/server/encodings.ts'
import { isWellFormed } from './well-formed.ts'

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>

/** In milliseconds, with Fastify's own defaults. */
type Timeouts = Record<'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout', number>

/**
 * A server that hands kept answers out by itself: finding the route and the hooks of a framework
 * cost it more than all else. `find` knows them by the target that a request names; whatever is
 * not the plainest of requests goes the usual way, which gives the same answer. `usual` are the
 * headers of every answer. `counterOf` a target counts its answers.
 */
export function createCachingServer(
  find: (target: string) => CompressedResponse | undefined,
  defaultHeaders: Record<string, string>,
  counterOf: (target: string) => () => void = () => () => {},
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
    const head = { lines: Object.entries(headers).flat(), count: counterOf(target) }
    heads.set(encoded, head)
    return head
  }

  return (handler, options) => {
    const server = createServer(options.http ?? {}, (request, response) => {
      // One that is being closed says so in each answer: that is the usual way's to do.
      const { url = '' } = request
      const cached = server.listening && isCacheable(request) ? find(url) : undefined
      if (cached?.status !== 200) return (handler as RequestListener)(request, response)
      const encoded = cached[chooseEncoding(request.headers['accept-encoding'])]
      const { lines, count } = headOf(encoded, url)
      count()
      response.writeHead(200, lines).end(encoded.body)
    })
    // As Fastify sets them on a server of its own.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Timeouts
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    server.setTimeout(connectionTimeout)
    return server
  }
}

/** What all who get a form have in common. */
interface Head {
  lines: string[]
  count: () => void
}

/** Headers that may change an answer, or how much of a request there is still to read. */
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

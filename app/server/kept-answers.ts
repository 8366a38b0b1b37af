import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { chooseEncoding } from '#app/base/server/encodings.ts'
import type { Form, Packed } from '#app/base/server/packed.ts'
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
export function serveKept(
  find: (target: string) => Packed | undefined,
  usual: Record<string, string>,
  counterOf: (target: string) => () => void = () => () => {},
): ServerFactory {
  const heads = new WeakMap<Form, Head>()

  function headOf(form: Form, target: string) {
    const known = heads.get(form)
    if (known) return known
    const headers = { ...usual, ...form.headers, 'content-length': String(form.body.length) }
    const head = { lines: Object.entries(headers).flat(), count: counterOf(target) }
    heads.set(form, head)
    return head
  }

  return (handler, options) => {
    const server = createServer(options.http ?? {}, (request, response) => {
      // One that is being closed says so in each answer: that is the usual way's to do.
      const { url = '' } = request
      const packed = server.listening && isPlain(request) ? find(url) : undefined
      if (packed?.status !== 200) return (handler as RequestListener)(request, response)
      const form = packed[chooseEncoding(request.headers['accept-encoding'])]
      const { lines, count } = headOf(form, url)
      count()
      response.writeHead(200, lines).end(form.body)
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
const meaningful = [
  'authorization',
  'if-none-match',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
]

function isPlain(request: IncomingMessage) {
  const { method, headers } = request
  return (
    method === 'GET' &&
    meaningful.every((name) => headers[name] === undefined) &&
    isWellFormed(request)
  )
}

import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { MethodNotAllowed } from '#app/platform/server/http/errors.ts'

/** Responds to data that is not HTTP, for which there is no request object. */
export function respondToMalformed(socket: Duplex, headers: Record<string, string>) {
  const error = { detail: 'The request could not be understood.', code: 'invalid' }
  writeResponse(socket, '400 Bad Request', headers, error)
}

/** No route uses other methods. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

export function rejectOtherMethods(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (methods.includes(request.method)) return done()
    reply.header('allow', methods.join(', '))
    done(new MethodNotAllowed())
  })
}

/** CONNECT opens a tunnel; Node would close the connection without a response. */
export function rejectTunnels(app: FastifyInstance, headers: Record<string, string>) {
  const { statusCode, code, message: detail } = new MethodNotAllowed()
  const all = { ...headers, allow: methods.join(', ') }
  app.server.on('connect', (_request, socket) =>
    writeResponse(socket, `${statusCode} Method Not Allowed`, all, { detail, code }),
  )
}

function writeResponse(
  socket: Duplex,
  status: string,
  headers: Record<string, string>,
  error: { detail: string; code: string },
) {
  if (!socket.writable) return socket.destroy()
  // A client that disconnects is not an error.
  socket.on('error', () => {})
  const body = JSON.stringify(error)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

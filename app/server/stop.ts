import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CLOSE_TIMEOUT_MS = 9_000
const CHECK_EVERY_MS = 100

/** Stops the program gracefully on SIGTERM and SIGINT. */
export function stopOnSignal(app: FastifyInstance) {
  const closeIdleConnections = watchIdle(app)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // A hanging request must not keep the process for ever.
      setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref()
      setInterval(closeIdleConnections, CHECK_EVERY_MS).unref()
      app.close().then(() => process.exit(0))
    })
  }
}

/**
 * Fastify closes connections that are idle at that moment. Others become idle later, and Node does
 * not count connections that a browser opened without sending a request.
 */
function watchIdle({ server }: FastifyInstance) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

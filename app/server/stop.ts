import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CLOSE_WITHIN_MS = 9_000
const LOOK_EVERY_MS = 100

/** Ends the program gracefully on SIGTERM and SIGINT: what began is finished. */
export function stopOnSignal(app: FastifyInstance) {
  const closeIdleConnections = watchIdle(app)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Whatever hangs must not keep the process for ever.
      setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref()
      setInterval(closeIdleConnections, LOOK_EVERY_MS).unref()
      app.close().then(() => process.exit(0))
    })
  }
}

/**
 * Fastify closes the connections that are idle at that moment. Others become so when they have
 * their answer, and Node does not count those that browsers opened without having asked yet.
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

import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Sends raw bytes to a listening app and returns its output until it closes. */
export async function sendRawRequest(app: FastifyInstance, bytes: string) {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { securityHeaders } from './headers.ts'

const STARTING = 'The site is starting. Please try again in a few seconds.'

/**
 * Responds on the port while the program starts, because migrations may take long: /healthz
 * succeeds, all other addresses return 503. Returns a function that stops it. With PORT=0 it does
 * nothing, because the port is not known yet.
 */
export async function listenDuringStartup({ port, host, publicUrl }: Config) {
  if (port === 0) return () => {}
  const headers = securityHeaders(publicUrl)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('connection', 'close')
    respond(request.url ?? '', response)
  })
  server.listen({ port, host })
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function respond(url: string, response: ServerResponse) {
  const [path = ''] = url.split('?')
  if (path === '/healthz') return sendJson(response, 200, { status: 'up' })
  response.setHeader('retry-after', '5')
  if (path === '/readyz' || path.startsWith('/api/')) {
    return sendJson(response, 503, { detail: STARTING, code: 'unavailable' })
  }
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${STARTING}\n`)
}

function sendJson(response: ServerResponse, status: number, body: object) {
  const head = { 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(status, head).end(JSON.stringify(body))
}

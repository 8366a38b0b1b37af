import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { InvalidRequest } from '#app/platform/server/http/errors.ts'

/** A host name or address, with an optional port. */
const host = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/**
 * Refuses requests for other servers and with invalid hosts.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function rejectMalformed(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) =>
    done(isWellFormed(raw) ? undefined : new InvalidRequest()),
  )
}

export function isWellFormed({ headers, httpVersion, url, rawHeaders }: IncomingMessage) {
  const { host: hostHeader } = headers
  const isHostFine = hostHeader === undefined ? httpVersion === '1.0' : host.test(hostHeader)
  return isHostFine && url?.startsWith('/') === true && !hasSeveralHosts(rawHeaders)
}

/** Node returns the first one; a proxy may have used the last. */
function hasSeveralHosts(headers: string[]) {
  let hosts = 0
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

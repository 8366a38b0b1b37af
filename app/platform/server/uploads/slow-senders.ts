import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a request may take to arrive. */
const REQUEST_MS = 60_000
/** How long a form with files may take: 20 MB with 0.6 Mbit/s. */
export const FORM_MS = 5 * 60_000
/** What a form with files must have at least, when it takes longer than other requests. */
const MIN_BYTES_PER_SECOND = 16 * 1024
const CHECK_MS = 5_000

/** Ends requests that arrive too slowly, except forms with files, which have rules of their own. */
export function limitRequestTime(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['content-length'] ?? raw.headers['transfer-encoding']
    if (hasBody && !request.isMultipart()) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), REQUEST_MS).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

interface SlowSender {
  /** Whether others wait for the place of this one. */
  isAwaited: () => boolean
  /** Gives the place to them. */
  giveUp: () => void
}

/**
 * Lets a form with files take longer than other requests, as long as it arrives with a minimum speed and no
 * other form waits for its place.
 */
export function watchSender({ raw }: FastifyRequest, { isAwaited, giveUp }: SlowSender) {
  const startedAt = Date.now()
  const { bytesRead } = raw.socket
  const timer = setInterval(() => {
    const elapsed = Date.now() - startedAt
    if (elapsed < REQUEST_MS || raw.complete) return
    const received = raw.socket.bytesRead - bytesRead
    if (received < (elapsed / 1000) * MIN_BYTES_PER_SECOND) raw.destroy()
    else if (isAwaited()) giveUp()
  }, CHECK_MS).unref()
  raw.once('close', () => clearInterval(timer))
}

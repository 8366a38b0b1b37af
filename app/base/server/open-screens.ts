import type { FastifyInstance } from 'fastify'

/**
 * Tells the open screens of the office, on all servers, that something of its work has changed; who
 * is not told reads it with the next look.
 */
export function notifyOpenScreens({ signals, log }: FastifyInstance) {
  signals.send('office-news', '').catch((error) => log.warn(error, 'the office was not told'))
}

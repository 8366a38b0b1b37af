import type { FastifyInstance } from 'fastify'

/**
 * Makes the open office screens on all servers reload their data. A lost signal is made up for by
 * their next poll.
 */
export function notifyOpenScreens({ changeNotifier, log }: FastifyInstance) {
  changeNotifier
    .notify('office-changed', '')
    .catch((error) => log.warn(error, 'the office was not told'))
}

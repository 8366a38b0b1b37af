import type { FastifyInstance } from 'fastify'

/**
 * Makes the open office screens on all servers reload their data. If a notification is lost,
 * their next poll reloads it.
 */
export function notifyOpenScreens({ changeNotifier, log }: FastifyInstance) {
  changeNotifier
    .notify('office-changed', '')
    .catch((error) => log.warn(error, 'open screens were not notified'))
}

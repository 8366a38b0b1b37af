import type { FastifyInstance } from 'fastify'
import * as accounts from '#app/features/accounts/server/store.ts'
import * as activity from '#app/features/activity/server/store.ts'
import * as removals from '#app/features/chat/server/removals.ts'
import * as contacts from '#app/features/contacts/server/store.ts'
import * as media from '#app/features/media/server/store.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

/** Forgets for good what has run out, a few times a day while the server runs. */
export function keepHouse(app: FastifyInstance) {
  async function clean() {
    try {
      for (const { purge } of [accounts, contacts, media, activity, removals]) await purge(app.db)
    } catch (error) {
      app.log.error(error, 'housekeeping failed')
    }
  }
  const timer = setInterval(clean, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import type { FastifyInstance } from 'fastify'
import * as accounts from '#app/features/accounts/server/store.ts'
import * as activity from '#app/features/activity/server/store.ts'
import * as removals from '#app/features/chat/server/removals.ts'
import * as contacts from '#app/features/contacts/server/store.ts'
import * as media from '#app/features/media/server/store.ts'
import { bringPicturesHome } from './bring-home.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

/** Forgets for good what has run out, a few times a day while the server runs. */
export function keepHouse(app: FastifyInstance) {
  async function clean() {
    for (const { purge } of [accounts, contacts, media, activity, removals]) await purge(app.db)
    await bringPicturesHome(app)
  }
  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      app.log.error(error, 'housekeeping failed')
    }
  }
  const timer = setInterval(() => attempt(clean), EVERY_MS)
  timer.unref()
  // Not awaited: other sites may be slow.
  app.addHook('onListen', async () => void attempt(() => bringPicturesHome(app)))
  app.addHook('onClose', async () => clearInterval(timer))
}

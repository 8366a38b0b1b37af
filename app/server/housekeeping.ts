import type { FastifyInstance } from 'fastify'
import { bringPicturesHome } from './bring-home.ts'
import { features } from './features.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

/** Forgets for good what has run out. */
export async function forgetOld(app: FastifyInstance) {
  for (const { purge } of features) await purge?.(app)
}

/** Brings what older versions left up to date. */
export async function catchUp(app: FastifyInstance) {
  for (const { catchUp } of features) await catchUp?.(app)
}

/** Forgets what has run out, a few times a day while the server runs. */
export function keepHouse(app: FastifyInstance) {
  async function clean() {
    await forgetOld(app)
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
  app.addHook('onListen', async () => void attempt(() => catchUp(app)))
  app.addHook('onClose', async () => clearInterval(timer))
}

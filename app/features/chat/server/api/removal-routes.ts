import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { audited } from '#app/base/server/audit.ts'
import { messagesApi, nameOf } from '../../contract.ts'
import { findSize, purge, removeAll } from '../store/removals.ts'

const removalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const startRemoving = keepRemoving(app)

  app.route({
    ...messagesApi.removeAll,
    async handler(request) {
      const { user_id } = request.query
      let deleted = 0
      let up_to = 0
      await audited(request, {
        subject: 'conversation',
        name: () => nameOf(user_id),
        action: 'deleted',
        id: user_id,
        async find(db) {
          const size = await findSize(db, user_id)
          deleted = size?.messages ?? 0
          return size
        },
        async apply(db) {
          const { id, last_seq } = await removeAll(db, user_id)
          up_to = last_seq
          return { id, messages: 0 }
        },
      })
      startRemoving()
      if (deleted > 0) app.chat.tell({ cleared: { user_id, up_to } })
      return { deleted }
    },
  })
}

/** Goes on after a restart where the last one stopped. Returns what starts it. */
function keepRemoving(app: FastifyInstance) {
  let isWanted = true
  let running: Promise<void> | undefined

  async function run() {
    try {
      await purge(app.db, () => isWanted)
    } catch (error) {
      app.log.error(error, 'deleted messages could not be removed yet')
    }
    running = undefined
  }
  function start() {
    running ??= run()
  }
  app.addHook('onListen', async () => start())
  app.addHook('onClose', async () => {
    isWanted = false
    await running
  })
  return start
}

export default removalRoutes

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { isRemoved } from '#database/removed-conversations.ts'

/** In one transaction: some 5 ms on SQLite, which serves nobody else meanwhile. */
const BATCH = 200
const PAUSE_MS = 10

/** Removes messages that were deleted, batch by batch, as long as there are any and it is wanted. */
export async function purge(db: Database, isWanted = () => true) {
  while (isWanted() && (await removeBatch(db))) await wait(PAUSE_MS)
}

async function removeBatch(db: Database) {
  const removed = await db
    .selectFrom('conversations')
    .select('id')
    .where(isRemoved)
    .limit(1)
    .executeTakeFirst()
  if (!removed) return false
  if ((await removeSome(db, removed.id)) > 0) return true
  await db.deleteFrom('conversations').where('id', '=', removed.id).execute()
  return true
}

/** The newest, which lists come upon first. Returns how many: 0 when none is left. */
export async function removeSome(db: Database, conversation_id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversation_id)
    .where('seq', 'in', (messages) =>
      messages
        .selectFrom('messages')
        .select('seq')
        .where('conversation_id', '=', conversation_id)
        .orderBy('seq', 'desc')
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Goes on after a restart where the last one stopped. Returns what starts it. */
export function keepRemoving(app: FastifyInstance) {
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

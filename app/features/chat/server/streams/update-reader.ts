import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Message } from '#app/features/chat/contract.ts'
import type { Database } from '#database/connect.ts'
import { conversationColumns, type StoredConversation } from '../store/conversation-row.ts'
import { type StoredMessage, toOfficeMessages, withLeads } from '../store/message-row.ts'

/** The time by which polls overlap, because server clocks differ and a commit takes time. */
const CLOCK_SKEW_MS = 60_000
const MAX_TRACKED = 10_000

/**
 * Fetches updated conversations once for all office streams and announces new messages. Notifications
 * contain the ids of the conversations; polling finds the conversations of lost notifications.
 */
export class UpdateReader {
  #app: FastifyInstance
  #onUpdate: (row: UpdatedConversation) => void
  /** The sequence number of the last announced message of each conversation. */
  #lastAnnounced = new LRUCache<string, number>({ max: MAX_TRACKED })
  #pendingIds = new Set<string>()
  #isPollRequested = false
  #isRunning = false
  #polledAt = Date.now()

  constructor(app: FastifyInstance, onUpdate: (row: UpdatedConversation) => void) {
    this.#app = app
    this.#onUpdate = onUpdate
  }

  /** Marks existing messages as announced, because a new client loads the list. */
  async start() {
    this.#polledAt = Date.now()
    for (const { user_id, last_seq } of await this.#fetchUpdated())
      this.#lastAnnounced.set(user_id, last_seq)
  }

  /** Announces a conversation if it has a new message. Rejects when the database is unreachable. */
  async announceConversation(userId: string) {
    this.#pendingIds.add(userId)
    await this.#run()
  }

  /** Announces all conversations with a new message. Rejects when the database is unreachable. */
  async poll() {
    this.#isPollRequested = true
    await this.#run()
  }

  async #run() {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      // Waits for other notifications of the same tick, so that one query fetches all of them.
      await new Promise(setImmediate)
      while (this.#pendingIds.size > 0 || this.#isPollRequested) await this.#announcePending()
    } finally {
      this.#isRunning = false
    }
  }

  async #announcePending() {
    const userIds = [...this.#pendingIds]
    this.#pendingIds.clear()
    if (userIds.length > 0) this.#announce(await listUpdated(this.#app, userIds))
    if (!this.#isPollRequested) return
    this.#isPollRequested = false
    const now = Date.now()
    const rows = await this.#fetchUpdated()
    this.#polledAt = now
    this.#announce(rows)
  }

  #fetchUpdated() {
    // Uses the earlier time, because the system clock may have been set back since the last poll.
    const since = new Date(Math.min(this.#polledAt, Date.now()) - CLOCK_SKEW_MS).toISOString()
    return listUpdatedSince(this.#app, since)
  }

  #announce(rows: UpdatedConversation[]) {
    for (const row of rows) {
      if (row.last_seq <= (this.#lastAnnounced.get(row.user_id) ?? 0)) continue
      this.#lastAnnounced.set(row.user_id, row.last_seq)
      this.#onUpdate(row)
    }
  }
}

interface UpdatedConversation extends Omit<StoredConversation, 'administrator_id'> {
  /** The author of the newest message. */
  author?: Message['author']
  lead_name?: string
  message: Message
}

async function listUpdated(app: FastifyInstance, userIds: string[]) {
  return toUpdated(app, await selectJoined(app.db).where('user_id', 'in', userIds).execute())
}

/** Returns the conversations with a message after this moment, at most 500. */
async function listUpdatedSince(app: FastifyInstance, moment: string) {
  const rows = await selectJoined(app.db)
    .where('last_message_at', '>', moment)
    .orderBy('last_message_at', 'desc')
    .limit(500)
    .execute()
  return toUpdated(app, rows)
}

function selectJoined(db: Database) {
  return db
    .selectFrom('conversations')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .onRef('messages.seq', '=', 'conversations.last_seq'),
    )
    .select(conversationColumns)
    .select(['messages.id', 'messages.created_at', 'kind', 'file_id'])
}

type Joined = StoredConversation & Pick<StoredMessage, 'id' | 'created_at' | 'kind' | 'file_id'>

async function toUpdated(app: FastifyInstance, joined: Joined[]): Promise<UpdatedConversation[]> {
  const enriched = await withLeads(app, await toOfficeMessages(app, joined))
  return enriched.map(({ id, created_at, kind, file, ...row }) => {
    const { user_id, last_sender: sender, last_message: message, last_seq: seq, author } = row
    return {
      ...row,
      message: { id, user_id, sender, message, created_at, seq, kind, author, file },
    }
  })
}

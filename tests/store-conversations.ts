import { v7 as newId } from 'uuid'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import type { startTestApp } from './test-app.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Stores old conversations with one message a minute. */
export async function storeConversations({ db }: TestApp, conversations: Record<string, string[]>) {
  let msecs = Date.parse('2026-01-01T00:00:00Z')
  for (const [user_id, texts] of Object.entries(conversations)) {
    const conversation_id = newId({ msecs })
    const at = () => new Date(msecs).toISOString()
    const rows = texts.map((message, index) => {
      msecs += 60_000
      const id = newId({ msecs })
      const created_at = at()
      const sender = 'user' as const
      return { conversation_id, seq: index + 1, id, sender, message, created_at }
    })
    const [last_message, count] = [texts.at(-1) ?? '', texts.length]
    await db
      .insertInto('conversations')
      .values({
        id: conversation_id,
        user_id,
        last_seq: count,
        message_count: count,
        unread: count,
        office_read_seq: 0,
        page: '',
        last_message,
        last_sender: 'user',
        last_message_at: at(),
        created_at: at(),
      })
      .execute()
    for (let from = 0; from < count; from += 500) {
      const values = rows.slice(from, from + 500)
      await db
        .insertInto('messages')
        .values(values.map((row) => ({ ...row, administrator_id: null })))
        .execute()
    }
  }
}

export function createSearch({ administrator }: TestApp) {
  return async (q: string, more: object = {}) => {
    const rows = await administrator.call(conversationsApi.list, { querystring: { q, ...more } })
    return rows.map(({ user_id }) => user_id)
  }
}

/** More messages than the search scans one by one. */
export const repeatText = (text: string, count = 3_100) => Array.from({ length: count }, () => text)

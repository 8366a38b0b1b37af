import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Message } from '../../contract.ts'

export interface StoredMessage extends Omit<Message, 'author' | 'kind'> {
  kind: NonNullable<Message['kind']>
  administrator_id: string | null
}

/** The columns of a message. The visitor's id is stored with the conversation. */
export const messageColumns = [
  'messages.id',
  'messages.sender',
  'messages.message',
  'messages.created_at',
  'messages.seq',
  'kind',
  'administrator_id',
] as const

/** Converts a message for visitors, who do not see its author. */
export function toVisitorMessage(stored: StoredMessage): Message {
  const { id, user_id, sender, message, created_at, seq } = stored
  return { id, user_id, sender, message, created_at, seq }
}

/** Adds the authors' usernames. */
export async function withAuthors<Row extends { administrator_id: string | null }>(
  { db, services }: FastifyInstance,
  rows: Row[],
) {
  const ids = new Set(rows.flatMap(({ administrator_id }) => administrator_id ?? []))
  const names = await services.administrators.listNames(db, [...ids])
  return rows.map(({ administrator_id: id, ...row }) => ({
    ...row,
    ...(id && { author: { id, name: names.get(id) ?? '' } }),
  }))
}

/** Adds the names of leads. Conversations of deleted leads have no lead. */
export async function withLeads<Row extends { lead_id: string | null }>(
  { db, services }: AppContext,
  rows: Row[],
) {
  const ids = new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))
  const names = await services.leads.listNames(db, [...ids])
  return rows.map((row) => {
    const lead_name = names.get(row.lead_id ?? '')
    return { ...row, lead_id: lead_name === undefined ? null : row.lead_id, lead_name }
  })
}

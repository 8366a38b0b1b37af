import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Message } from '../../contract.ts'

export interface StoredMessage extends Omit<Message, 'author' | 'answered_by' | 'kind'> {
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

/**
 * Converts messages for visitors. They see the first name and photo of an author with a full name, and
 * nothing else of the author.
 */
export async function toVisitorMessages(
  { db, services }: AppContext,
  rows: StoredMessage[],
): Promise<Message[]> {
  const ids = new Set(rows.flatMap(({ administrator_id }) => administrator_id ?? []))
  const profiles = await services.administrators.listPublicProfiles(db, [...ids])
  return rows.map(({ id, user_id, sender, message, created_at, seq, administrator_id }) => {
    const answered_by = profiles.get(administrator_id ?? '')
    const shown = { id, user_id, sender, message, created_at, seq }
    return answered_by ? { ...shown, answered_by } : shown
  })
}

/** Adds the authors' names. */
export async function withAuthors<Row extends { administrator_id: string | null }>(
  { db, services }: FastifyInstance,
  rows: Row[],
) {
  const ids = new Set(rows.flatMap(({ administrator_id }) => administrator_id ?? []))
  const names = await services.administrators.listNames(db, [...ids])
  return rows.map(({ administrator_id: id, ...row }) => ({
    ...row,
    author: id ? { id, name: names.get(id) ?? '' } : undefined,
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

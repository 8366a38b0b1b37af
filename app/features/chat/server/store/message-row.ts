import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { ChatFileType, Message } from '../../contract.ts'

export interface StoredMessage extends Omit<Message, 'author' | 'answered_by' | 'kind' | 'file'> {
  kind: NonNullable<Message['kind']>
  administrator_id: string | null
  file_id: string | null
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
  'file_id',
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
  const files = await listFiles({ db, services }, rows)
  return rows.map(
    ({ id, user_id, sender, message, created_at, seq, administrator_id, file_id }) => {
      const answered_by = profiles.get(administrator_id ?? '')
      const shown: Message = { id, user_id, sender, message, created_at, seq }
      if (answered_by) shown.answered_by = answered_by
      const file = files.get(file_id ?? '')
      if (file) shown.file = { type: file.type as ChatFileType, size: file.size }
      return shown
    },
  )
}

/** Converts messages for the office, with authors and the results of virus scans. */
export async function toOfficeMessages<Row extends OfficeRow>(app: FastifyInstance, rows: Row[]) {
  const files = await listFiles(app, rows)
  const authored = await withAuthors(app, rows)
  return authored.map(({ file_id, ...row }) => {
    const file = files.get(file_id ?? '')
    if (!file) return { ...row, file: undefined }
    const { size, is_scanned } = file
    return { ...row, file: { type: file.type as ChatFileType, size, is_scanned: is_scanned === 1 } }
  })
}

type OfficeRow = Pick<StoredMessage, 'administrator_id' | 'file_id'>

/** Returns the files of messages by id, without deleted ones. */
const listFiles = ({ db, services }: AppContext, rows: Pick<StoredMessage, 'file_id'>[]) =>
  services.leadFiles.listById(
    db,
    rows.flatMap(({ file_id }) => file_id ?? []),
  )

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

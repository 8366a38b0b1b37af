import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { storeOrder } from '#database/positions.ts'
import { auditChange, type Change } from '../audit/audit.ts'
import { Conflict, ValidationError } from '../http/errors.ts'

interface ReorderOptions<Row> {
  subject: Change<Row>['subject']
  /** Returns the display name of a row. */
  name: (row: Row) => string
  table: Parameters<typeof storeOrder>[1]
  list: (db: Database) => Promise<Row[]>
  content?: Change<Row>['content']
}

/**
 * Stores the order of all rows and records it in the audit log as one change. Refuses duplicate
 * ids, and ids that differ from the stored rows.
 */
export async function reorder<Row extends { id: string }>(
  request: FastifyRequest,
  { subject, name, table, list, content }: ReorderOptions<Row>,
  ids: string[],
) {
  if (new Set(ids).size < ids.length) {
    throw new ValidationError({
      ids: { code: 'repeated', detail: 'Each item may appear only once.' },
    })
  }
  await auditChange(request, {
    subject,
    content,
    name: () => 'Order',
    id: 'order',
    find: async (db) => {
      const rows = await list(db)
      const isSame = rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
      if (!isSame) {
        throw new Conflict('The list has changed. Please reload it.', 'list_changed')
      }
      return asOrder(rows)
    },
    apply: async (db) => {
      await storeOrder(db, table, ids)
      return asOrder(await list(db))
    },
  })
  return list(request.server.db)

  function asOrder(rows: Row[]) {
    return { id: 'order', order: rows.map(name) }
  }
}

import type { FastifyRequest } from 'fastify'
import { auditChange, type Change } from '#app/platform/server/audit/audit.ts'
import { getViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { preventMerges } from './store/lead-row.ts'

interface LeadItem {
  id: string
  lead_id: string
}

/** A type of rows that belong to a lead: files or checklist items. */
interface LeadItemType<Stored extends LeadItem> {
  /** Subject in the audit log. */
  subject: string
  /** Name in error messages, for example "File". */
  displayName: string
  name: (item: Stored) => string
  find: (db: Database, id: string, viewer: Viewer) => Promise<Stored | undefined>
  /** Values that the audit log stores. */
  describe: (db: Database, item: Stored) => object | Promise<object>
}

interface ItemChangeRequest<Stored> {
  /** The row to change; omitted when a row is added or restored. */
  id?: string
  /** Returns the row that a repeated request has added, which stays unchanged. Takes the locks. */
  findRepeated?: (db: Database) => Promise<Stored | undefined>
  /** Receives the stored row. */
  apply: (db: Database, before: Stored) => Promise<Stored | undefined>
  action?: Change<Stored>['action']
}

/**
 * Creates functions that change a row of a lead. They lock the lead and the row, record the author,
 * notify open screens, and return the row, or its last state when it was deleted. They throw NotFound.
 */
export function defineItemChange<Stored extends LeadItem>(type: LeadItemType<Stored>) {
  return async (
    request: FastifyRequest,
    { id, findRepeated, apply, action }: ItemChangeRequest<Stored>,
  ) => {
    const viewer = getViewer(request)
    let item: Stored | undefined
    const describeItem = async (db: Database, row: Stored | undefined) => {
      item = row ?? item
      return row && { id: row.id, ...(await type.describe(db, row)) }
    }
    const find = async (db: Database) => {
      await preventMerges(db)
      await acquireLock(db, 'lead_item', `${type.subject} ${id}`)
      return describeItem(db, await type.find(db, id as string, viewer))
    }
    await auditChange(request, {
      subject: type.subject,
      name: () => (item ? type.name(item) : ''),
      action,
      find: id === undefined ? undefined : find,
      present: () => item as Stored,
      async apply(db) {
        const repeated = await findRepeated?.(db)
        if (!repeated) return describeItem(db, await apply(db, item as Stored))
        item = repeated
        return undefined
      },
    })
    if (!item) throw new NotFound(type.displayName)
    notifyOpenScreens(request.server)
    return item
  }
}

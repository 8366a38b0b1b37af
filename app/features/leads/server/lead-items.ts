import type { FastifyRequest } from 'fastify'
import { auditChange, type Change } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { notifyOpenScreens } from '#app/base/server/open-screens.ts'
import { getViewer, type Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { preventMerges } from './store/merge-locks.ts'

interface LeadItem {
  id: string
  lead_id: string
}

/** Rows of a lead that change on their own: files and checklist items. */
interface LeadItemType<Stored extends LeadItem> {
  /** Subject in the activity log. */
  subject: string
  /** Name in error messages: "File". */
  displayName: string
  name: (item: Stored) => string
  find: (db: Database, id: string, viewer: Viewer) => Promise<Stored | undefined>
  /** Returns the values for the activity log. */
  describe: (db: Database, item: Stored) => object | Promise<object>
}

interface ItemChangeRequest<Stored> {
  /** Id of the row; omitted when a row is added or restored. */
  id?: string
  /** Receives the stored row. */
  apply: (db: Database, before: Stored) => Promise<Stored | undefined>
  action?: Change<Stored>['action']
}

/**
 * Creates functions that change a row of a lead. They lock the lead and the row, record the author,
 * notify open screens, and return the row, or its last state when it was deleted. They throw NotFound.
 */
export function defineItemChange<Stored extends LeadItem>(kind: LeadItemType<Stored>) {
  return async (request: FastifyRequest, { id, apply, action }: ItemChangeRequest<Stored>) => {
    const viewer = getViewer(request)
    let item: Stored | undefined
    const describeItem = async (db: Database, found: Stored | undefined) => {
      item = found ?? item
      return found && { id: found.id, ...(await kind.describe(db, found)) }
    }
    const find = async (db: Database) => {
      await preventMerges(db)
      await acquireLock(db, `${kind.subject} ${id}`)
      return describeItem(db, await kind.find(db, id as string, viewer))
    }
    await auditChange(request, {
      subject: kind.subject,
      name: () => (item ? kind.name(item) : ''),
      action,
      find: id === undefined ? undefined : find,
      apply: async (db) => describeItem(db, await apply(db, item as Stored)),
    })
    if (!item) throw new NotFound(kind.displayName)
    notifyOpenScreens(request.server)
    return item
  }
}

import type { FastifyRequest } from 'fastify'
import { auditChange, type Change } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { notifyOpenScreens } from '#app/base/server/open-screens.ts'
import { getViewer, type Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { holdTogether } from './store/merge-locks.ts'

interface Part {
  id: string
  lead_id: string
}

/** Rows of a lead that change on their own: files and checklist items. */
interface PartKind<Stored extends Part> {
  /** As activities call it. */
  subject: string
  /** As refusals call it: "File". */
  one: string
  name: (part: Stored) => string
  find: (db: Database, id: string, viewer: Viewer) => Promise<Stored | undefined>
  /** What activities keep of it. */
  keep: (db: Database, part: Stored) => object | Promise<object>
}

interface Work<Stored> {
  /** Whose change this is; left out for what is added or comes back. */
  id?: string
  /** Given what was found. */
  apply: (db: Database, before: Stored) => Promise<Stored | undefined>
  action?: Change<Stored>['action']
}

/**
 * Creates functions that change a row of a lead. They lock the lead and the row, record the author,
 * notify open screens, and return the row, or its last state when it was deleted. They throw NotFound.
 */
export function changesOf<Stored extends Part>(kind: PartKind<Stored>) {
  return async (request: FastifyRequest, { id, apply, action }: Work<Stored>) => {
    const viewer = getViewer(request)
    let part: Stored | undefined
    const see = async (db: Database, found: Stored | undefined) => {
      part = found ?? part
      return found && { id: found.id, ...(await kind.keep(db, found)) }
    }
    const find = async (db: Database) => {
      await holdTogether(db)
      await acquireLock(db, `${kind.subject} ${id}`)
      return see(db, await kind.find(db, id as string, viewer))
    }
    await auditChange(request, {
      subject: kind.subject,
      name: () => (part ? kind.name(part) : ''),
      action,
      find: id === undefined ? undefined : find,
      apply: async (db) => see(db, await apply(db, part as Stored)),
    })
    if (!part) throw new NotFound(kind.one)
    notifyOpenScreens(request.server)
    return part
  }
}

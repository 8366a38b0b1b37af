import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import {
  type ImportedRow,
  type InstitutionImport,
  institutionImportsApi,
  MAX_BYTES,
  type UndoneImport,
} from '../../../institution-import-contract.ts'
import * as store from './imports.ts'
import { readRow } from './read-row.ts'
import { undoImport } from './undo-import.ts'

const importAudit = {
  subject: 'institution_import',
  name: ({ file_name }: InstitutionImport) => file_name,
}

/** Imports institutions and courses from the rows of a file. */
const institutionImportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, office, services } = app
  const find = (from: Database, id: string) => store.findImport(from, services.administrators, id)

  /** Plans the rows of a file. Returns the plan and what becomes of each row. */
  async function planRows(from: Database, rows: ImportedRow[]) {
    const clock = await office.read()
    const plan = await store.startPlan(from)
    return { plan, checked: rows.map((row) => plan.addRow(row, readRow(row, clock))) }
  }

  app.route({
    ...institutionImportsApi.list,
    handler: () => store.listImports(db, services.administrators),
  })

  app.route({
    ...institutionImportsApi.check,
    bodyLimit: MAX_BYTES,
    handler: async (request) => (await planRows(db, request.body.rows)).checked,
  })

  app.route({
    ...institutionImportsApi.add,
    bodyLimit: MAX_BYTES,
    async handler(request, reply) {
      const { id: by } = requireAdministrator(request)
      const { file_name, rows } = request.body
      const id = request.body.id.toLowerCase()
      const added = await auditChange(request, {
        ...importAudit,
        async apply(transaction) {
          await acquireLock(transaction, 'institutions')
          // A repeated or parallel request finds the import.
          if (await find(transaction, id)) return undefined
          const { plan, checked } = await planRows(transaction, rows)
          const skipped = checked.filter(({ state }) => state === 'invalid').length
          const sent = { id, file_name, rows: rows.length, skipped, author_id: by }
          await store.addImport(transaction, plan, sent)
          return find(transaction, id)
        },
      })
      if (!added) return (await find(db, id)) as InstitutionImport
      notifyOpenScreens(app)
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...institutionImportsApi.undo,
    async handler(request) {
      const id = request.params.id.toLowerCase()
      let undone: UndoneImport | undefined
      const marked = await auditChange(request, {
        ...importAudit,
        id,
        action: 'deleted',
        find: (transaction) => find(transaction, id),
        async apply(transaction) {
          undone = await undoImport(transaction, id)
          await store.markUndone(transaction, id)
          return find(transaction, id)
        },
      })
      if (!marked || !undone) throw new NotFound('Import')
      notifyOpenScreens(app)
      return undone
    },
  })
}

export default institutionImportRoutes

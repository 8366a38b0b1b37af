import { createHmac } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import {
  type AddedRows,
  type ImportedRow,
  importsApi,
  type LeadImport,
  MAX_BYTES,
  type ReadingRules,
} from '../contract.ts'
import { addRows, lockStages } from './add-rows.ts'
import { check } from './check-rows.ts'
import * as store from './imports.ts'
import { readKnownValues } from './known-values.ts'
import type { Office } from './read-row.ts'
import { undo } from './undo-import.ts'
import { listUnknown, rememberValues } from './value-memory.ts'

/**
 * Small transactions let other requests run, because this thread executes SQLite and builds the queries
 * of PostgreSQL. On PostgreSQL each transaction also costs about twenty round trips.
 */
const rowsPerTransaction = (db: Database) => (isPostgres(db) ? 12 : 4)

const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, services } = app

  app.route({
    ...importsApi.list,
    handler: ({ query }) => store.list(db, services.administrators, query),
  })

  app.route({
    ...importsApi.listUnknown,
    async handler({ body }) {
      return listUnknown(db, body.values, await readKnownValues(db, services, []))
    },
  })

  app.route({
    ...importsApi.check,
    bodyLimit: MAX_BYTES,
    async handler(request) {
      return check(db, await readOffice(request, request.body), request.body.rows)
    },
  })

  app.route({
    ...importsApi.start,
    async handler(request, reply) {
      const { id: by } = requireAdministrator(request)
      const { id, values = [], ...sent } = request.body
      const find = (from: Database) => store.find(from, services.administrators, id)
      const added = await auditChange(request, {
        ...importAudit,
        async apply(transaction) {
          // A repeated or parallel request finds the started import.
          await acquireLock(transaction, 'lead_import', id)
          if (await find(transaction)) return undefined
          await store.add(transaction, { ...sent, id, by })
          await rememberValues(transaction, values)
          return find(transaction)
        },
      })
      if (!added) return (await find(db)) as LeadImport
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...importsApi.addRows,
    bodyLimit: MAX_BYTES,
    async handler(request) {
      const added = await addBatches(request, request.params.id.toLowerCase(), request.body)
      notifyOpenScreens(app)
      return added
    },
  })

  app.route({
    ...importsApi.undo,
    async handler(request) {
      const id = request.params.id.toLowerCase()
      const marked = await auditChange(request, {
        ...importAudit,
        id,
        action: 'deleted',
        find: (transaction) => store.find(transaction, services.administrators, id),
        apply: (transaction) => store.markUndone(transaction, services.administrators, id),
      })
      if (!marked) throw new NotFound('Import')
      const undone = await undo(db, services, id)
      notifyOpenScreens(app)
      return undone
    },
  })
}

const importAudit = { subject: 'lead_import', name: ({ file_name }: LeadImport) => file_name }

interface Rows extends ReadingRules {
  rows: ImportedRow[]
}

async function addBatches(request: FastifyRequest, id: string, { rows, ...rules }: Rows) {
  const added: AddedRows = {
    new_leads: 0,
    existing_leads: 0,
    changed: 0,
    repeated: 0,
    unread: [],
    errors: [],
  }
  const { db } = request.server
  const batchSize = rowsPerTransaction(db)
  const office = await readOffice(request, rules)
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    const result = await db.transaction().execute(async (transaction) => {
      const known = await lockStages(transaction, office.known)
      return addRows(transaction, { id, office: { ...office, known }, rows: batch })
    })
    added.new_leads += result.new_leads
    added.existing_leads += result.existing_leads
    added.changed += result.changed
    added.repeated += result.repeated
    added.unread.push(...result.unread)
    added.errors.push(...result.errors)
  }
  return added
}

async function readOffice(
  request: FastifyRequest,
  { month_first = [], values = [], file_name = '' }: ReadingRules & { file_name?: string },
): Promise<Office> {
  const { db, office, services, deriveKey } = request.server
  const key = deriveKey('imported rows')
  const { id: by } = requireAdministrator(request)
  return {
    known: await readKnownValues(db, services, values),
    monthFirst: new Set(month_first),
    clock: await office.read(),
    at: new Date().toISOString(),
    fileName: file_name,
    by,
    hash: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}

export default importRoutes

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
import { type AddedRows, importsApi, type LeadImport, MAX_BYTES } from '../contract.ts'
import * as store from './imports.ts'
import type { Office } from './read-row.ts'
import { undo } from './undo-import.ts'

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
    ...importsApi.check,
    bodyLimit: MAX_BYTES,
    handler: async (request) => store.check(db, await readOffice(request), request.body.rows),
  })

  app.route({
    ...importsApi.start,
    async handler(request, reply) {
      const { id: by } = requireAdministrator(request)
      const { id } = request.body
      const find = (from: Database) => store.find(from, services.administrators, id)
      const added = await auditChange(request, {
        ...importAudit,
        async apply(transaction) {
          // A repeated or parallel request finds the started import.
          await acquireLock(transaction, 'lead_import', id)
          if (await find(transaction)) return undefined
          await store.add(transaction, { ...request.body, by })
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
      const added = await addRows(request, request.params.id.toLowerCase(), request.body.rows)
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

async function addRows(
  request: FastifyRequest,
  id: string,
  rows: Parameters<typeof store.addRows>[1]['rows'],
) {
  const added: AddedRows = { new_leads: 0, existing_leads: 0, repeated: 0, errors: [] }
  const { db } = request.server
  const batchSize = rowsPerTransaction(db)
  const office = await readOffice(request)
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    const { new_leads, existing_leads, repeated, errors } = await db
      .transaction()
      .execute(async (transaction) => {
        const stages = await store.lockStages(transaction, office.stages)
        return store.addRows(transaction, { id, office: { ...office, stages }, rows: batch })
      })
    added.new_leads += new_leads
    added.existing_leads += existing_leads
    added.repeated += repeated
    added.errors.push(...errors)
  }
  return added
}

async function readOffice(request: FastifyRequest): Promise<Office> {
  const { db, office, services, deriveKey } = request.server
  const key = deriveKey('imported rows')
  const { id: by } = requireAdministrator(request)
  return {
    stages: await store.listStages(db),
    people: await services.administrators.listActive(db, 'leads:work'),
    clock: await office.read(),
    at: new Date().toISOString(),
    by,
    hash: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}

export default importRoutes

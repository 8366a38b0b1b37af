import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { Database } from '#database/connect.ts'
import { type ImportError, type ImportedRow, NewRedirect, redirectsApi } from '../contract.ts'
import { getSite } from './routes.ts'
import * as store from './store.ts'

const MAX_BODY_BYTES = 512 * 1024
const parseRedirect = createValidator<NewRedirect>(NewRedirect)

const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...redirectsApi.import,
    bodyLimit: MAX_BODY_BYTES,
    async handler(request) {
      const { rows, is_dry_run } = request.body
      const { errors, isStored } = await importRows(request, rows, is_dry_run)
      return { added: isStored ? rows.length : 0, errors }
    },
  })
}

/** Imports all rows, or none in a dry run or if a row is rejected. */
async function importRows(request: FastifyRequest, rows: ImportedRow[], isDryRun: boolean) {
  const { username } = requireAdministrator(request)
  const errors: ImportError[] = []
  const change = await auditChange<ImportedRedirects>(request, {
    subject: 'redirect',
    name: () => `${rows.length} addresses`,
    content: 'redirects',
    async apply(db) {
      await sql`savepoint before_import`.execute(db)
      const lines = new Map<string, number>()
      for (const row of rows) {
        const { line, source } = row
        const address = store.normalizeSource(source.trim())
        const first = lines.get(address)
        if (first) errors.push({ line, field: 'source', detail: describeSecond(first) })
        else
          errors.push(...(await listRejections(row, () => importRow(request, db, row, username))))
        if (address) lines.set(address, first ?? line)
      }
      if (isDryRun || errors.length > 0) {
        await sql`rollback to savepoint before_import`.execute(db)
        return undefined
      }
      return { id: newId(), redirects: rows.map(({ source, target }) => `${source} → ${target}`) }
    },
  })
  return { errors, isStored: change !== undefined }
}

const describeSecond = (line: number) =>
  `Line ${line} has the same address. Please remove one of the two lines.`

interface ImportedRedirects {
  id: string
  redirects: string[]
}

async function importRow(request: FastifyRequest, db: Database, row: ImportedRow, by: string) {
  const { source, target } = row
  await store.add(db, getSite(request), parseRedirect({ source, target }), by)
}

/** Returns the errors of the row's fields. */
async function listRejections(
  { line }: ImportedRow,
  work: () => Promise<void>,
): Promise<ImportError[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.entries(error.fieldErrors).map(([field, { detail }]) => ({
      line,
      field: field as ImportError['field'],
      detail,
    }))
  }
}

export default importRoutes

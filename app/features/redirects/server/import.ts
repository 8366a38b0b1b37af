import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { requireAdministrator } from '#app/base/server/access.ts'
import { auditChange } from '#app/base/server/audit.ts'
import { ValidationError } from '#app/base/server/errors.ts'
import { createValidator } from '#app/base/server/validation.ts'
import type { Database } from '#database/connect.ts'
import { type ImportedRow, type ImportProblem, NewRedirect, redirectsApi } from '../contract.ts'
import { getSite } from './routes.ts'
import * as store from './store.ts'

const MAX_BODY_BYTES = 512 * 1024
const parseRedirect = createValidator<NewRedirect>(NewRedirect)

/** Thrown to roll back the transaction of a dry run. Carries the problems found. */
class DryRunResult extends Error {
  problems: ImportProblem[]

  constructor(problems: ImportProblem[]) {
    super('Nothing is stored')
    this.problems = problems
  }
}

const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...redirectsApi.import,
    bodyLimit: MAX_BODY_BYTES,
    async handler(request) {
      const { rows, is_check } = request.body
      try {
        await importRows(request, rows, is_check)
        return { added: rows.length, problems: [] }
      } catch (error) {
        if (error instanceof DryRunResult) return { added: 0, problems: error.problems }
        throw error
      }
    },
  })
}

/** Imports all rows or none. Throws DryRunResult. */
function importRows(request: FastifyRequest, rows: ImportedRow[], isCheck: boolean) {
  const { username } = requireAdministrator(request)
  return auditChange(request, {
    subject: 'redirect',
    name: () => `${rows.length} addresses`,
    content: 'redirects',
    async apply(db) {
      const problems: ImportProblem[] = []
      for (const row of rows) {
        const detail = await getRefusal(() => importRow(request, db, row, username))
        if (detail) problems.push({ line: row.line, detail })
      }
      if (isCheck || problems.length > 0) throw new DryRunResult(problems)
      return { id: newId(), redirects: rows.map(({ source, target }) => `${source} → ${target}`) }
    },
  })
}

async function importRow(request: FastifyRequest, db: Database, row: ImportedRow, by: string) {
  const { source, target } = row
  await store.add(db, getSite(request), parseRedirect({ source, target }), by)
}

/** Returns the error message of a rejected row. */
async function getRefusal(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.values(error.fieldErrors)[0]?.detail ?? error.message
  }
  return undefined
}

export default importRoutes

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { compare } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { acquireLocks, acquireSharedLocks } from '#database/locks.ts'
import {
  type BulkUndoItem,
  bulkApplicationsApi,
  type RefusedApplication,
} from '../bulk-contract.ts'
import type { ApplicationChange } from '../contract.ts'
import { applicationListApi } from '../query-contract.ts'
import { listApplications, listFilterOptions, readBoard } from './list.ts'
import { DocumentsMissing } from './step-documents.ts'
import { findApplication } from './store.ts'
import { changeWithin } from './write-application.ts'

/** Lists and boards of applications, and changes of several ones. */
const applicationListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...applicationListApi.list,
    async handler(request, reply) {
      const { applications, total } = await listApplications(app, request.query, getViewer(request))
      reply.header('x-total-count', total)
      return applications
    },
  })

  app.route({
    ...applicationListApi.options,
    handler: (request) => listFilterOptions(app.db, getViewer(request)),
  })

  app.route({
    ...applicationListApi.board,
    async handler(request) {
      const columns = await readBoard(app, request.query, getViewer(request))
      if (!columns) throw new NotFound('Track')
      return columns
    },
  })

  app.route({
    ...bulkApplicationsApi.change,
    async handler(request) {
      const { ids, ...change } = request.body
      return changeSeveral(
        request,
        ids.map((id) => [id, change]),
      )
    },
  })

  app.route({
    ...bulkApplicationsApi.undo,
    async handler(request) {
      const { before, refused } = await changeSeveral(
        request,
        request.body.before.map(({ id, ...change }) => [id, change]),
      )
      return { changed: before.length, refused }
    },
  })
}

export default applicationListRoutes

/**
 * Changes the applications in the caller's scope in one transaction. Returns the previous values of
 * those that changed, and those whose step lacks documents.
 */
async function changeSeveral(request: FastifyRequest, sent: [id: string, ApplicationChange][]) {
  const { db, office } = request.server
  const clock = await office.read()
  const viewer = getViewer(request)
  const changes = new Map(sent.map(([id, change]) => [id.toLowerCase(), change]))
  const changed = await db.transaction().execute(async (transaction) => {
    await preventMerges(transaction)
    const found = []
    for (const [id, change] of changes) {
      const row = await findApplication(transaction, { id, viewer, clock })
      if (row) found.push({ id, leadId: row.primaryLeadId, change })
    }
    // Before the first change takes locks of a later kind, as that of a stage.
    await acquireLocks(transaction, 'lead', [...new Set(found.map(({ leadId }) => leadId))])
    await acquireSharedLocks(transaction, 'tracks')
    const before: BulkUndoItem[] = []
    const refused: RefusedApplication[] = []
    for (const { id, leadId, change } of found) {
      const old = (await findApplication(transaction, { id, viewer, clock }))?.application
      if (!old) continue
      const now = await changeUnlessMissing(transaction, request, { id, change, clock })
      if (now instanceof DocumentsMissing) {
        const lead = await findPrimaryLead(transaction, leadId, viewer)
        const { institution } = old
        const { documents } = now
        refused.push({ id, institution, lead_name: lead?.name ?? '', documents })
        continue
      }
      const { changed_at: _, ...values } = compare(old, now).before as BulkUndoItem & {
        changed_at?: string
      }
      if (Object.keys(values).length > 0) before.push({ ...values, id })
    }
    return { before, refused }
  })
  notifyOpenScreens(request.server)
  return changed
}

/** Documents are checked before anything of an application is written, so the others are not affected. */
async function changeUnlessMissing(...args: Parameters<typeof changeWithin>) {
  try {
    return await changeWithin(...args)
  } catch (error) {
    if (error instanceof DocumentsMissing) return error
    throw error
  }
}

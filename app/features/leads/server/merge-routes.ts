import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { checkOwners, leadAudit } from './routes.ts'
import { findPrimaryLead, lockForMerge } from './store/lead-row.ts'
import { merge, unmerge } from './store/merge.ts'
import {
  listMergedLeads,
  listPossibleDuplicates,
  setDismissed,
} from './store/possible-duplicates.ts'

/** Merges and unmerges leads, and dismisses possible duplicates. */
const mergeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...mergeApi.merge,
    handler: (request) =>
      changeLeadPair(request, async (db, lead, otherId) => {
        const other = await requirePrimaryLead(db, otherId, getViewer(request))
        const { id: by } = requireAdministrator(request)
        const { fields } = request.body
        if (fields.includes('owner_id')) await checkOwners(app, db, [other.owner_id], 'fields')
        return merge(db, { lead, other, by }, fields)
      }),
  })

  app.route({
    ...mergeApi.unmerge,
    handler: (request) =>
      changeLeadPair(request, (db, lead, otherId) =>
        unmerge(db, lead, otherId, requireAdministrator(request).id),
      ),
  })

  const setDismissedAt = (getDismissedAt: () => string | null) => (request: MergeRequest) =>
    changeLeadPair(request, async (db, lead, otherId) => {
      await requirePrimaryLead(db, otherId, getViewer(request))
      await setDismissed(db, { id: lead.id, otherId }, getDismissedAt())
      return lead
    })
  app.route({
    ...mergeApi.dismissDuplicate,
    handler: setDismissedAt(() => new Date().toISOString()),
  })
  app.route({ ...mergeApi.restoreDuplicate, handler: setDismissedAt(() => null) })
}

type MergeRequest = FastifyRequest<{ Params: { id: string }; Body: { other_id: string } }>

/** Changes two leads while both are locked, and records the author. */
async function changeLeadPair(
  request: MergeRequest,
  apply: (db: Database, lead: Lead, otherId: string) => Promise<Lead>,
) {
  const [id, otherId] = [request.params.id.toLowerCase(), request.body.other_id.toLowerCase()]
  if (id === otherId) {
    const detail = 'A lead cannot be merged with itself. Choose another lead.'
    throw new ValidationError({ other_id: { code: 'itself', detail } })
  }
  const viewer = getViewer(request)
  let lead: Lead
  const found = await auditChange(request, {
    ...leadAudit,
    async find(db) {
      await lockForMerge(db, [id, otherId])
      lead = await requirePrimaryLead(db, id, viewer)
      if (!(await findPrimaryLead(db, otherId, viewer))) throw new NotFound('Lead')
      return withRelatedLeads(db, lead, viewer)
    },
    apply: async (db) => withRelatedLeads(db, await apply(db, lead, otherId), viewer),
  })
  notifyOpenScreens(request.server)
  return found as Lead
}

/** Adds the names of related leads, for the audit log. */
async function withRelatedLeads(db: Database, lead: Lead, viewer: Viewer) {
  const [merged, duplicates] = [
    await listMergedLeads(db, lead.id),
    await listPossibleDuplicates(db, lead.id, viewer),
  ]
  const names = (leads: { name: string }[]) => leads.map(({ name }) => name)
  return { ...lead, merged_with: names(merged), possible_duplicates: names(duplicates) }
}

/** Throws NotFound, or Conflict for a lead that was merged into another. */
async function requirePrimaryLead(db: Database, id: string, viewer: Viewer) {
  const lead = await findPrimaryLead(db, id, viewer)
  if (!lead) throw new NotFound('Lead')
  if (lead.id !== id) {
    throw new Conflict(`This lead was merged into ${lead.name}. Open that lead instead.`)
  }
  return lead
}

export default mergeRoutes

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChanges, compare } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { type BulkChange, type BulkUndoItem, bulkApi } from '../bulk-contract.ts'
import type { Lead, LeadChange } from '../contract.ts'
import { leadFields } from '../fields-contract.ts'
import { checkBranch } from './check-branch.ts'
import { checkOwners, leadAudit, listOwners } from './routes.ts'
import * as store from './store/change.ts'

/** Changes several leads in one request, and undoes such a change. */
const bulkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...bulkApi.change,
    async handler(request) {
      const { ids, ...change } = request.body
      await checkOwners(app, app.db, [change.owner_id])
      await checkBranch(app.db, app.services, change)
      const before = await changeLeads(request, ids, (lead) => toChange(lead, change))
      notifyOpenScreens(app)
      return { changed: before.length, before }
    },
  })

  app.route({
    ...bulkApi.undo,
    async handler(request) {
      const allowedOwners = await listOwners(app, app.db)
      const keptOwnerIds = new Set<string>()
      const changes = new Map(
        request.body.before.map(({ id, ...change }) => [id.toLowerCase(), change]),
      )
      const changed = await changeLeads(request, [...changes.keys()], (lead) => {
        const { owner_id, ...rest } = changes.get(lead.id) ?? {}
        if (owner_id === undefined) return rest
        if (owner_id === null || allowedOwners.has(owner_id.toLowerCase()))
          return { ...rest, owner_id }
        if (owner_id.toLowerCase() !== lead.owner_id) keptOwnerIds.add(lead.id)
        return rest
      })
      notifyOpenScreens(app)
      return { changed: changed.length, kept_owner: keptOwnerIds.size }
    },
  })
}

/** Changes the leads in the caller's scope, all or none. Returns the previous values of those that changed. */
async function changeLeads(
  request: FastifyRequest,
  ids: string[],
  toChange: (lead: Lead) => LeadChange | undefined,
) {
  const by = requireAdministrator(request)
  const viewer = getViewer(request)
  const clock = await request.server.office.read()
  const changed: BulkUndoItem[] = []
  const changes = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => ({
    ...leadAudit,
    id,
    find: (db: Database) => store.find(db, id, viewer),
    async apply(db: Database, before?: Lead) {
      const lead = before as Lead
      const after = await store.change(db, lead, toChange(lead) ?? {}, { by, clock })
      if (after !== lead) changed.push(toUndoItem(lead, after))
      return after
    },
  }))
  await auditChanges(request, changes)
  return changed
}

function toChange({ tags, countries }: Lead, bulk: Omit<BulkChange, 'ids'>) {
  const { add_tags, remove_tags, add_countries, remove_countries, ...change } = bulk
  const changed: LeadChange = change
  if (add_tags || remove_tags) changed.tags = changeList('tags', tags, [add_tags, remove_tags])
  if (add_countries || remove_countries)
    changed.countries = changeList('countries', countries, [add_countries, remove_countries])
  return changed
}

function changeList(
  name: 'tags' | 'countries',
  values: string[],
  [added = [], removed = []]: [string[] | undefined, string[] | undefined],
) {
  const remaining = values.filter((value) => !removed.includes(value))
  return [...new Set([...remaining, ...added])].slice(0, leadFields[name].maxItems)
}

/** Returns only the changed fields, so that an undo keeps later changes of other users. */
const toUndoItem = (lead: Lead, after: Lead): BulkUndoItem => ({
  ...compare(lead, after).before,
  id: lead.id,
})

export default bulkRoutes

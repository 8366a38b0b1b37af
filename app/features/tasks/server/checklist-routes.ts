import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lead } from '#app/features/leads/contract.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { find } from '#app/features/leads/server/store/change.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { storeOrder } from '#database/positions.ts'
import { checklistApi, MAX_CHECKLIST_ITEMS } from '../checklist-contract.ts'
import { readGuideItems } from './guide-items.ts'
import * as store from './store.ts'

/** Suggests, adds and reorders checklist items. */
const checklistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...checklistApi.listSuggestions,
    async handler(request) {
      const lead = await findPrimaryLead(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      const suggestions = await Promise.all(
        lead.countries.map(async (country) => {
          const { language } = request.query
          const guide = await readGuideItems(app as unknown as FastifyInstance, country, language)
          const items = await store.excludeExisting(app.db, lead.id, guide?.items ?? [])
          return { country, name: guide?.name ?? '', titles: items.map(({ title }) => title) }
        }),
      )
      return suggestions.filter(({ titles }) => titles.length > 0)
    },
  })

  app.route({
    ...checklistApi.addSuggested,
    async handler(request) {
      const { country } = request.body
      const { language } = request.query
      const guide = await readGuideItems(app as unknown as FastifyInstance, country, language)
      if (!guide) {
        const detail = 'This country has no published guide. Choose another country.'
        throw new ValidationError({ country: { code: 'not_there', detail } })
      }
      return changeChecklist(request, async (db, lead) => {
        const items = await store.excludeExisting(db, lead.id, guide.items)
        if (items.length === 0) return
        await checkItemLimit(db, lead.id, items.length)
        await store.addItems(db, lead.id, items)
        const text = `${items.length} items added from the guide to ${guide.name}`
        await recordChecklistActivity(db, request, { lead_id: lead.id, text })
      })
    },
  })

  app.route({
    ...checklistApi.add,
    async handler(request, reply) {
      let added: store.StoredItem | undefined
      await changeChecklist(request, async (db, lead) => {
        await checkItemLimit(db, lead.id, 1)
        ;[added] = await store.addItems(db, lead.id, [request.body])
        await recordChecklistActivity(db, request, {
          lead_id: lead.id,
          text: request.body.title,
          after: { check_state: 'open' },
        })
      })
      return reply.code(201).send(await store.toItem(app.db, added as store.StoredItem))
    },
  })

  app.route({
    ...checklistApi.order,
    handler: (request) =>
      changeChecklist(request, async (db, lead) => {
        const { ids } = request.body
        const items = await store.listItems(db, lead.id)
        const isSame = items.length === ids.length && items.every(({ id }) => ids.includes(id))
        if (!isSame) {
          throw new Conflict('The list has changed. Please reload it.', 'list_changed')
        }
        await storeOrder(db, 'checklist_items', ids)
      }),
  })
}

type LeadRequest = FastifyRequest<{ Params: { id: string } }>

/** Changes the checklist of a primary lead and records the author. Returns the checklist. */
async function changeChecklist(
  request: LeadRequest,
  apply: (db: Database, lead: Lead) => Promise<void>,
) {
  const { id } = request.params
  const { server } = request
  const viewer = getViewer(request)
  let lead: Lead | undefined
  const describeChecklist = async (db: Database) => {
    const items = await store.listItems(db, id)
    return { id, checklist: items.map(({ title }) => title) }
  }
  await auditChange(request, {
    subject: 'lead',
    name: () => lead?.name ?? '',
    async find(db) {
      await preventMerges(db)
      await acquireLock(db, 'lead', id)
      lead = await find(db, id, viewer)
      return lead && describeChecklist(db)
    },
    async apply(db) {
      await apply(db, lead as Lead)
      return describeChecklist(db)
    },
  })
  if (!lead) throw new NotFound('Lead')
  notifyOpenScreens(server)
  return store.listItems(server.db, id)
}

async function checkItemLimit(db: Database, leadId: string, addedCount: number) {
  const items = await store.listItems(db, leadId)
  if (items.length + addedCount <= MAX_CHECKLIST_ITEMS) return
  throw new Conflict(
    `A checklist can have at most ${MAX_CHECKLIST_ITEMS} items. Delete some first.`,
    'checklist_full',
  )
}

interface ChecklistActivity {
  lead_id: string
  text: string
  before?: object
  after?: object
}

/** Adds a change of the checklist to the timeline. */
export async function recordChecklistActivity(
  db: Database,
  request: FastifyRequest,
  activity: ChecklistActivity,
) {
  await addActivity(db, { ...activity, kind: 'checklist', by: requireAdministrator(request).id })
  await updateLastActivity(db, activity.lead_id)
}

export default checklistRoutes

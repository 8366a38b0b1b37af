import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { auditChange } from '#app/base/server/audit.ts'
import { Conflict, NotFound, ValidationError } from '#app/base/server/errors.ts'
import { notifyOpenScreens } from '#app/base/server/open-screens.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { storeOrder } from '#database/positions.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { checklistApi, MOST_CHECKS } from '../../checklist-contract.ts'
import type { Lead } from '../../contract.ts'
import { touch } from '../store/answers.ts'
import { find, findRoot } from '../store/change.ts'
import { addEntry } from '../store/entries.ts'
import { holdTogether } from '../store/merge-locks.ts'
import { readGuideChecks } from './guide-checks.ts'
import * as store from './store.ts'

/** The checklist as a whole. */
const checklistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...checklistApi.offers,
    async handler(request) {
      const lead = await findRoot(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      const offers = await Promise.all(
        lead.countries.map(async (country) => {
          const guide = await readGuideChecks(app as unknown as FastifyInstance, country)
          const checks = await store.leaveOutKnown(app.db, lead.id, guide?.checks ?? [])
          return { country, name: guide?.name ?? '', titles: checks.map(({ title }) => title) }
        }),
      )
      return offers.filter(({ titles }) => titles.length > 0)
    },
  })

  app.route({
    ...checklistApi.start,
    async handler(request) {
      const { country } = request.body
      const guide = await readGuideChecks(app as unknown as FastifyInstance, country)
      if (!guide) {
        const detail = 'This country has no published guide. Choose another country.'
        throw new ValidationError({ country: { code: 'not_there', detail } })
      }
      return changeWhole(request, async (db, lead) => {
        const checks = await store.leaveOutKnown(db, lead.id, guide.checks)
        if (checks.length === 0) return
        await checkRoom(db, lead.id, checks.length)
        await store.addChecks(db, lead.id, checks)
        const text = `${checks.length} from the guide of ${guide.name}`
        await tell(db, request, { lead_id: lead.id, text })
      })
    },
  })

  app.route({
    ...checklistApi.add,
    async handler(request, reply) {
      let added: store.StoredCheck | undefined
      await changeWhole(request, async (db, lead) => {
        await checkRoom(db, lead.id, 1)
        ;[added] = await store.addChecks(db, lead.id, [request.body])
        await tell(db, request, {
          ...{ lead_id: lead.id, text: request.body.title, after: { check_state: 'open' } },
        })
      })
      return reply.code(201).send(await store.toCheck(app.db, added as store.StoredCheck))
    },
  })

  app.route({
    ...checklistApi.order,
    handler: (request) =>
      changeWhole(request, async (db, lead) => {
        const { ids } = request.body
        const checks = await store.listChecks(db, lead.id)
        const isSame = checks.length === ids.length && checks.every(({ id }) => ids.includes(id))
        if (!isSame) {
          throw new Conflict('The list has changed. Please reload it.', 'list_changed')
        }
        await storeOrder(db, 'checklist_items', ids)
      }),
  })
}

type LeadRequest = FastifyRequest<{ Params: { id: string } }>

/** Changes the checklist of a lead that is not part of another, with who did. Returns it. */
async function changeWhole(
  request: LeadRequest,
  apply: (db: Database, lead: Lead) => Promise<void>,
) {
  const { id } = request.params
  const { server } = request
  const viewer = getViewer(request)
  let lead: Lead | undefined
  const asTold = async (db: Database) => {
    const checks = await store.listChecks(db, id)
    return { id, checklist: checks.map(({ title }) => title) }
  }
  await auditChange(request, {
    subject: 'lead',
    name: () => lead?.name ?? '',
    async find(db) {
      await holdTogether(db)
      await acquireLock(db, `lead ${id}`)
      lead = await find(db, id, viewer)
      return lead && asTold(db)
    },
    async apply(db) {
      await apply(db, lead as Lead)
      return asTold(db)
    },
  })
  if (!lead) throw new NotFound('Lead')
  notifyOpenScreens(server)
  return store.listChecks(server.db, id)
}

async function checkRoom(db: Database, leadId: string, more: number) {
  const checks = await store.listChecks(db, leadId)
  if (checks.length + more <= MOST_CHECKS) return
  throw new Conflict(
    `A checklist can have at most ${MOST_CHECKS} items. Delete some first.`,
    'checklist_full',
  )
}

interface Told {
  lead_id: string
  text: string
  before?: object
  after?: object
}

/** Says it in the timeline. */
export async function tell(db: Database, request: FastifyRequest, told: Told) {
  await addEntry(db, { ...told, kind: 'checklist', by: requireAdministrator(request).id })
  await touch(db, told.lead_id)
}

export default checklistRoutes

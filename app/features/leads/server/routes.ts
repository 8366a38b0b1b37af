import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, FieldsRefused, NotFound } from '#app/base/server/errors.ts'
import type { Enquiry } from '#app/base/server/keepers.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { system, type Viewer, viewerOf } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { type Lead, type LeadChange, leadsApi, type NewLead } from '../contract.ts'
import { readLine } from './quick-line.ts'
import { listReached, reachOf } from './reach.ts'
import { answer } from './store/answers.ts'
import * as store from './store/change.ts'
import { enquire } from './store/enquire.ts'
import { readClock } from './store/goal.ts'
import { list } from './store/list.ts'
import { noteOpening } from './store/openings.ts'
import { shareOut } from './store/share.ts'
import { listToday } from './store/today.ts'
import { findWhole } from './store/whole.ts'

const leadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.list,
    async handler(request, reply) {
      const { leads, total } = await list(
        app.db,
        request.query,
        await readClock(app),
        reachOf(viewerOf(request)),
      )
      reply.header('x-total-count', total)
      return leads
    },
  })

  app.route({
    ...leadsApi.today,
    handler: (request) =>
      listToday(app, {
        ...request.query,
        administrator: requireAdministrator(request),
        viewer: viewerOf(request),
      }),
  })

  app.route({
    ...leadsApi.find,
    async handler(request) {
      const lead = await findWhole(app, request.params.id, viewerOf(request))
      await noteOpening(request, lead)
      return lead
    },
  })

  app.route({
    ...leadsApi.add,
    handler: (request, reply) => addByHand(request, reply, request.body),
  })

  app.route({
    ...leadsApi.addLine,
    handler: (request, reply) => addByHand(request, reply, readLine(request.body.line)),
  })

  app.route({
    ...leadsApi.change,
    async handler(request) {
      const { id } = request.params
      await checkOwner(request)
      const lead = await changeLead(request, id, async (db, before) => {
        const { id: by } = requireAdministrator(request)
        const after = await store.change(db, before, request.body, by)
        if (!isNewlyKnown(before, after)) return after
        await shareOut(db, id, app.keepers.people)
        return (await store.find(db, id, system)) as Lead
      })
      tellOffice(app)
      return lead
    },
  })
}

/** Whether a rule may fit somebody who is nobody's that did not before. */
const isNewlyKnown = (before: Lead, after: Lead) =>
  before.owner_id === null &&
  (after.branch !== before.branch || after.countries.join() !== before.countries.join())

/** Who is new is looked after by who had them before them; who is known is answered by that. */
async function addByHand(request: FastifyRequest, reply: FastifyReply, sent: NewLead) {
  const { id: by } = requireAdministrator(request)
  const office = await request.server.office.read()
  const viewer = viewerOf(request)
  let isNew = false
  const lead = await audited(request, {
    ...asLead,
    async apply(db) {
      const linked = await enquire(db, toEnquiry(sent, by))
      isNew = linked.isNew
      const lead = (await store.findRoot(db, linked.id, system)) as Lead
      if (isNew) return store.change(db, lead, { owner_id: by }, by)
      await requireReached(db, viewer, lead.id)
      // Who is only sent by somebody is not there.
      if (sent.way === 'referral') return lead
      await answer(db, { leadId: lead.id, by }, office)
      return (await store.find(db, lead.id, system)) as Lead
    },
  })
  tellOffice(request.server)
  reply.code(isNew ? 201 : 200)
  return lead
}

/** Throws Conflict: who it is stays with those who look after them. */
async function requireReached(db: Database, viewer: Viewer, id: string) {
  if ((await listReached(db, viewer, [id])).size > 0) return
  const detail = 'Somebody else of your office looks after this person already. Ask an owner.'
  throw new Conflict(detail, 'of_somebody_else')
}

/** Changes a lead that is not part of another and that the caller may know, with what is kept of who changed what. */
export async function changeLead(
  request: FastifyRequest,
  id: string,
  apply: (db: Database, before: Lead) => Promise<Lead>,
) {
  const viewer = viewerOf(request)
  const changed = await audited(request, {
    ...asLead,
    id,
    find: (db) => store.find(db, id, viewer),
    apply: (db, before) => apply(db, before as Lead),
  })
  if (!changed) throw new NotFound('Lead')
  return changed
}

export const asLead = { subject: 'lead' as const, name: ({ name }: Lead) => name }

/** Only those who are there look after leads. */
export async function checkOwner({ server, body }: FastifyRequest) {
  const { owner_id } = body as LeadChange
  if (!owner_id) return
  const names = await server.keepers.people.listNames(server.db, [owner_id])
  if (names.size > 0) return
  const detail = 'Nobody of the office is known by this. Choose somebody else.'
  throw new FieldsRefused({ owner_id: { code: 'not_there', detail } })
}

function toEnquiry({ name, phone = '', email = '', ...sent }: NewLead, by: string): Enquiry {
  const { countries = [], way = 'walk-in', referred_by = '', note = '' } = sent
  const at = new Date().toISOString()
  return {
    way,
    person: { name, phone, email },
    countries,
    text: note,
    at,
    origin: { referred_by },
    by,
  }
}

export default leadRoutes

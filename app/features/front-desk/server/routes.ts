import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AllHours } from '#app/contract/office.ts'
import { listRights } from '#app/contract/rights.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { parseQuickAdd } from '#app/features/leads/server/quick-add.ts'
import {
  changeLead,
  checkOwners,
  listOwners,
  recordedOnly,
  recordManually,
} from '#app/features/leads/server/routes.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import * as leads from '#app/features/leads/server/store/change.ts'
import { recordResponse } from '#app/features/leads/server/store/responses.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, systemViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { type DeskCounsellor, frontDeskApi, type NewVisit, type Visit } from '../contract.ts'
import * as store from './store.ts'

/** Records visits, and shows the register of a day and who is free. */
const visitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...frontDeskApi.read,
    async handler(request) {
      const today = toOfficeDay(await app.office.read(), new Date())
      const { day = today } = request.query
      const viewer = getViewer(request)
      const visits = await store.listVisits(app.db, await toPeriod(app, day), viewer)
      return { day, visits, counsellors: await listCounsellors(app, { today, visits, viewer }) }
    },
  })

  app.route({
    ...frontDeskApi.add,
    async handler(request, reply) {
      const { lead_id, counsellor_id } = request.body
      await checkOwners(app, app.db, [counsellor_id], 'counsellor_id')
      const id = await (lead_id ? recordVisit(request, lead_id) : recordWalkIn(request))
      notifyOpenScreens(app)
      const visit = await store.findVisit(app.db, id, getViewer(request))
      return visit ? reply.code(201).send(visit) : reply.code(202).send(recordedOnly)
    },
  })

  app.route({
    ...frontDeskApi.change,
    async handler(request) {
      const { id } = request.params
      const { counsellor_id } = request.body
      const by = requireAdministrator(request)
      const clock = await app.office.read()
      const viewer = getViewer(request)
      const found = await store.findVisit(app.db, id, viewer)
      if (!found) throw new NotFound('Visit')
      if (counsellor_id !== found.counsellor_id)
        await checkOwners(app, app.db, [counsellor_id], 'counsellor_id')
      await changeLead(request, found.lead.id, async (db, lead) => {
        const visit = (await store.findVisit(db, id, systemViewer)) as Visit
        await store.changeVisit(db, visit, request.body)
        return assignUnassigned(db, { lead, counsellor_id, by, clock })
      })
      notifyOpenScreens(app)
      return (await store.findVisit(app.db, id, systemViewer)) as Visit
    },
  })
}

export default visitRoutes

async function toPeriod({ office }: FastifyInstance, day: string) {
  const hours = await office.read()
  const [from, until] = [getMoment(hours, day, 0), getMoment(hours, day, 24 * 60)]
  return { from: from.toISOString(), until: until.toISOString() }
}

const order: DeskCounsellor['state'][] = ['free', 'busy', 'out_of_office']

interface Desk {
  today: string
  visits: Visit[]
  viewer: Viewer
}

/**
 * Lists who works on leads by name, free people first. A viewer of a branch sees people of other branches
 * only if they meet one of the visitors; people without a branch work in all of them.
 */
async function listCounsellors(
  app: FastifyInstance,
  { today, visits, viewer: { branch } }: Desk,
): Promise<DeskCounsellor[]> {
  const { administrators, assignment } = app.services
  const isHere = (person: Person) =>
    branch === '' ||
    ['', branch].includes(person.branch) ||
    visits.some(({ counsellor_id }) => counsellor_id === person.id)
  const people = (await administrators.listRecipients(app.db)).filter(
    (person) => listRights(person).includes('leads:work') && isHere(person),
  )
  const ids = people.map(({ id }) => id)
  const names = await administrators.listNames(app.db, ids)
  const absent = await assignment.listAbsent(app.db)
  const { countWaiting, isBusy } = await store.countPresent(app.db, await toPeriod(app, today))
  const stateOf = (id: string): DeskCounsellor['state'] => {
    if (isBusy(id)) return 'busy'
    return absent.has(id) ? 'out_of_office' : 'free'
  }
  return ids
    .map((id) => ({
      id,
      name: names.get(id) ?? '',
      state: stateOf(id),
      waiting: countWaiting(id),
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || one.name.localeCompare(other.name),
    )
}

type VisitRequest = FastifyRequest<{ Body: NewVisit }>

/** Records a visit of an existing lead in the viewer's scope. Returns its id. */
async function recordVisit(request: VisitRequest, leadId: string) {
  const { server: app, body } = request
  const { purpose = '', counsellor_id } = body
  const by = requireAdministrator(request)
  const clock = await app.office.read()
  let id = ''
  await changeLead(request, leadId.toLowerCase(), async (db, before) => {
    id = await addActivity(db, { lead_id: before.id, kind: 'visit', text: purpose, by: by.id })
    await recordResponse(db, { leadId: before.id, by: by.id }, clock)
    const lead = (await leads.find(db, before.id, systemViewer)) as Lead
    return addVisit(app, db, { id, lead, counsellor_id, by, clock })
  })
  return id
}

/** Records an enquiry of a person who walks in. Returns the id of the visit. */
async function recordWalkIn(request: VisitRequest) {
  const { server: app, body } = request
  const { line = '', purpose = '', counsellor_id } = body
  if (line === '') {
    const detail = 'Enter a name or a phone number.'
    throw new ValidationError({ line: { code: 'no_name', detail } })
  }
  const by = requireAdministrator(request)
  const clock = await app.office.read()
  const newLead = parseQuickAdd(line)
  const note = [newLead.note, purpose].filter(Boolean).join(', ')
  let id = ''
  await recordManually(
    request,
    { ...newLead, note },
    {
      ownerId: counsellor_id ?? null,
      onRecorded(db, lead, activityId) {
        id = activityId
        return addVisit(app, db, { id, lead, counsellor_id, by, clock })
      },
    },
  )
  return id
}

interface Assignment {
  lead: Lead
  /** null: not chosen yet; undefined: the counsellor of the lead, if present. */
  counsellor_id: string | null | undefined
  by: Viewer
  clock: AllHours
}

/** Assigns a lead without a counsellor to the administrator who meets the visitor. */
const assignUnassigned = async (db: Database, { lead, counsellor_id, by, clock }: Assignment) =>
  counsellor_id && !lead.owner_id
    ? leads.change(db, lead, { owner_id: counsellor_id }, { by, clock })
    : lead

/** Adds a visit to the register. Returns the lead, which may be assigned now. */
async function addVisit(
  app: FastifyInstance,
  db: Database,
  { id, ...visit }: Assignment & { id: string },
) {
  const lead = await assignUnassigned(db, visit)
  const { counsellor_id = await findPresentOwner(app, db, lead) } = visit
  await store.addVisit(db, { activity_id: id, at: new Date().toISOString(), counsellor_id })
  return lead
}

/** Returns the counsellor of a lead, unless absent or no longer working on leads. */
async function findPresentOwner(app: FastifyInstance, db: Database, { owner_id }: Lead) {
  if (owner_id === null || !(await listOwners(app, db)).has(owner_id)) return null
  return (await app.services.assignment.listAbsent(db)).has(owner_id) ? null : owner_id
}

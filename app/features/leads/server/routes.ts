import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AllHours } from '#app/contract/office.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type Lead, leadsApi, type NewLead } from '../contract.ts'
import type { LeadFilters } from '../query-contract.ts'
import { checkBranch } from './check-branch.ts'
import { listInScope, scopeOf } from './lead-scope.ts'
import { findCounsellor } from './notifications/due-tasks.ts'
import { parseQuickAdd } from './quick-add.ts'
import { recordAccess } from './store/access-log.ts'
import * as store from './store/change.ts'
import { findLeadDetails } from './store/lead-details.ts'
import { findPrimaryLead } from './store/lead-row.ts'
import { list } from './store/list.ts'
import { ASSIGNED_TO_COLLEAGUE, lockForChange } from './store/match-changed-lead.ts'
import { listNotes } from './store/notes.ts'
import { recordEnquiry } from './store/receive-enquiry.ts'
import { recordResponse } from './store/responses.ts'
import { readPhoneField, readSentPhones, toSentPhones } from './store/sent-phones.ts'
import { readHoursAndSettings } from './store/settings.ts'

const leadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.list,
    async handler(request, reply) {
      const hoursAndSettings = await readHoursAndSettings(app)
      const { leads, total } = await list(
        app.db,
        await withInactiveOwners(app, request.query),
        hoursAndSettings,
        scopeOf(getViewer(request)),
      )
      reply.header('x-total-count', total)
      if (!request.query.with_notes) return leads
      const notes = await listNotes(
        app.db,
        leads.map(({ id }) => id),
        hoursAndSettings.time_zone,
      )
      return leads.map((lead) => ({ ...lead, notes: notes.get(lead.id) ?? '' }))
    },
  })

  app.route({
    ...leadsApi.find,
    async handler(request) {
      const lead = await findLeadDetails(app, request.params.id, getViewer(request))
      await recordAccess(request, lead)
      return lead
    },
  })

  app.route({
    ...leadsApi.add,
    handler: (request, reply) => addManually(request, reply, request.body),
  })

  app.route({
    ...leadsApi.quickAdd,
    handler: (request, reply) => addManually(request, reply, parseQuickAdd(request.body.line)),
  })

  app.route({
    ...leadsApi.change,
    async handler(request) {
      const { id } = request.params
      const { body } = request
      const by = requireAdministrator(request)
      const clock = await app.office.read()
      const apply = async (db: Database, before: Lead) => {
        await checkBranch(db, app.services, body, before.branch)
        if (body.owner_id !== before.owner_id) await checkOwners(app, db, [body.owner_id])
        const after = await store.change(db, before, readSentPhones(before, body), { by, clock })
        if (!mayMatchNewRule(before, after)) return after
        await app.services.assignment.assignLead({ db, services: app.services }, id)
        return (await store.find(db, id, systemViewer)) as Lead
      }
      const lead = await changeLead(request, id, apply, (db) => lockForChange(db, id, body))
      notifyOpenScreens(app)
      return lead
    },
  })
}

/** A query for leads without a counsellor also finds those whose owner may no longer work on leads. */
export async function withInactiveOwners<Query extends LeadFilters>(
  { db, services }: AppContext,
  query: Query,
) {
  if (query.owner !== 'unassigned') return query
  return {
    ...query,
    inactiveOwners: await services.administrators.listWithoutRight(db, 'leads:work'),
  }
}

/** Whether an assignment rule may newly match an unassigned lead. */
const mayMatchNewRule = (before: Lead, after: Lead) =>
  before.owner_id === null &&
  (after.branch !== before.branch || after.countries.join() !== before.countries.join())

/** Assigns a new lead to the caller. */
async function addManually(request: FastifyRequest, reply: FastifyReply, newLead: NewLead) {
  const ownerId = requireAdministrator(request).id
  const { lead, isNew, isHidden } = await recordManually(request, newLead, { ownerId })
  if (isHidden) return reply.code(202).send(recordedOnly)
  return reply.code(isNew ? 201 : 200).send(lead)
}

/** The response if the enquiry was added to a lead that the caller may not view. */
export const recordedOnly = { detail: `Recorded. ${ASSIGNED_TO_COLLEAGUE}` }

interface ManualOptions {
  /** The counsellor of a new lead; null: as the assignment rules say. */
  ownerId: string | null
  /** Called in the transaction, with the activity of the enquiry; returns the changed lead. */
  onRecorded?: (db: Database, lead: Lead, activityId: string) => Promise<Lead>
}

/**
 * Records an enquiry that the caller enters; that of an existing lead also counts as a response. If the
 * caller may not view that lead, which `isHidden` says, its counsellor is notified.
 */
export async function recordManually(
  request: FastifyRequest,
  newLead: NewLead,
  { ownerId, onRecorded }: ManualOptions,
) {
  const by = requireAdministrator(request)
  const { server } = request
  const viewer = getViewer(request)
  const office = await server.office.read()
  const enquiry = toEnquiry(newLead, by.id)
  let [isNew, isHidden] = [false, false]
  const lead = await auditChange(request, {
    ...leadAudit,
    async apply(db) {
      const linked = await recordEnquiry(db, enquiry)
      isNew = linked.isNew
      let lead = (await findPrimaryLead(db, linked.id, systemViewer)) as Lead
      if (isNew) lead = await assignNewLead(request, db, { lead, ownerId, clock: office })
      else isHidden = (await listInScope(db, viewer, [lead.id])).size === 0
      if (onRecorded) lead = await onRecorded(db, lead, linked.activityId)
      if (isNew) return lead
      if (isHidden)
        await notifyRecordedEnquiry(server, db, {
          lead,
          enquiry,
          activityId: linked.activityId,
          by,
        })
      // A referred person has not talked to the office, so this is not a response.
      if (isHidden || newLead.channel === 'referral') return lead
      await recordResponse(db, { leadId: lead.id, by: by.id }, office)
      return (await store.find(db, lead.id, systemViewer)) as Lead
    },
  })
  notifyOpenScreens(server)
  return { lead, isNew, isHidden }
}

/** Without a matching rule, a caller who sees only some leads gets the lead, to see it at all. */
async function assignNewLead(
  request: FastifyRequest,
  db: Database,
  { lead, ownerId, clock }: { lead: Lead; ownerId: string | null; clock: AllHours },
) {
  const { services } = request.server
  const context = { by: requireAdministrator(request), clock }
  if (ownerId) return store.change(db, lead, { owner_id: ownerId }, context)
  await services.assignment.assignLead({ db, services }, lead.id)
  const assigned = (await store.find(db, lead.id, systemViewer)) as Lead
  if (assigned.owner_id || !scopeOf(getViewer(request))) return assigned
  return store.change(db, assigned, { owner_id: context.by.id }, context)
}

/**
 * Changes a primary lead in the caller's scope and records the change. `lockFirst` takes the locks that
 * come before the lead's lock.
 */
export async function changeLead(
  request: FastifyRequest,
  id: string,
  apply: (db: Database, before: Lead) => Promise<Lead>,
  lockFirst?: (db: Database) => Promise<void>,
) {
  const viewer = getViewer(request)
  const changed = await auditChange(request, {
    ...leadAudit,
    async find(db) {
      await lockFirst?.(db)
      await acquireLock(db, 'lead', id)
      return store.find(db, id, viewer)
    },
    apply: (db, before) => apply(db, before as Lead),
  })
  if (!changed) throw new NotFound('Lead')
  return changed
}

export const leadAudit = { subject: 'lead' as const, name: ({ name }: Lead) => name }

/** Throws ValidationError unless all of these people are active and may work on leads. */
export async function checkOwners(
  context: Pick<FastifyInstance, 'services'>,
  db: Database,
  owners: (string | null | undefined)[],
  field = 'owner_id',
) {
  const ownerIds = owners.filter((id) => typeof id === 'string')
  if (ownerIds.length === 0) return
  const active = await listOwners(context, db)
  if (ownerIds.every((id) => active.has(id.toLowerCase()))) return
  const detail = 'This person does not work on leads. Choose another person.'
  throw new ValidationError({ [field]: { code: 'not_there', detail } })
}

/** Returns the ids of active people who may work on leads. */
export const listOwners = async ({ services }: Pick<FastifyInstance, 'services'>, db: Database) =>
  new Set((await services.administrators.listActive(db, 'leads:work')).values())

function toEnquiry({ name, phone = '', email = '', ...sent }: NewLead, by: string): Enquiry {
  const phones = toSentPhones(readPhoneField('phone', phone))
  const { countries = [], channel = 'walk-in', referred_by = '', note = '' } = sent
  const at = new Date().toISOString()
  return {
    channel,
    person: { name, email, ...phones },
    countries,
    text: note,
    at,
    origin: { referred_by },
    by,
  }
}

export default leadRoutes

interface RecordedEnquiry {
  lead: Lead
  activityId: string
  enquiry: Enquiry
  /** The administrator who recorded the enquiry and may not view the lead. */
  by: Pick<Person, 'username'>
}

/**
 * Notifies the lead's counsellor, or everyone with access without one, that a colleague recorded an
 * enquiry.
 */
async function notifyRecordedEnquiry(
  { services }: Pick<AppContext, 'services'>,
  db: Database,
  { lead, activityId, enquiry, by }: RecordedEnquiry,
) {
  const { person, text } = enquiry
  const facts: [string, string][] = [
    ['Name', person.name],
    ['Phone', person.phone],
    ['Email', person.email],
    ['Recorded by', by.username],
  ]
  await services.notifications.add(db, {
    kind: 'enquiry',
    leadId: lead.id,
    subjectId: activityId,
    personId: await findCounsellor({ db, services }, lead),
    title: 'A colleague recorded an enquiry',
    who: lead.name,
    facts: facts.filter(([, value]) => value !== ''),
    quote: text,
    address: `/admin/leads/${lead.id}`,
  })
}

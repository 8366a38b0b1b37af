import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AllHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { find as findLead } from '#app/features/leads/server/store/change.ts'
import { adoptFollowUp, updateFollowUps } from '#app/features/leads/server/store/follow-up.ts'
import { preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { auditChangeWithin, type Change } from '#app/platform/server/audit/audit.ts'
import { requireAuthor } from '#app/platform/server/auth/access.ts'
import { getViewer, systemViewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import {
  type Application,
  type ApplicationChange,
  MAX_APPLICATIONS,
  type NewApplication,
} from '../contract.ts'
import { addApplication, type Context, changeApplication } from './change.ts'
import type { StoredDeadline } from './deadline.ts'
import { publishApplication, publishDeletion } from './events.ts'
import { findFurthestStage, followApplications } from './stage.ts'
import * as store from './store.ts'
import { recordApplicationActivity } from './timeline.ts'

interface Found {
  /** The primary lead. */
  lead: Lead
  /** The application before the change; left out for an added or restored one. */
  application?: Application
  stored?: StoredDeadline
}

/** Locks a primary lead in the viewer's scope until the transaction ends. */
async function lockLead(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<Found | undefined> {
  await preventMerges(db)
  await acquireLock(db, 'lead', id)
  const lead = await findLead(db, id, getViewer(request))
  return lead && { lead }
}

interface ApplicationQuery {
  id: string
  clock: AllHours
  isDeleted?: boolean
}

/** Locks the lead of an application and returns both. */
export async function lockApplication(
  db: Database,
  request: FastifyRequest,
  query: ApplicationQuery,
): Promise<Found | undefined> {
  await preventMerges(db)
  const wanted = { ...query, viewer: getViewer(request) }
  const found = await store.findApplication(db, wanted)
  const locked = found && (await lockLead(db, request, found.primaryLeadId))
  // Another request may have changed the application before the lock.
  const current = locked && (await store.findApplication(db, wanted))
  if (!current) return undefined
  const { application, taskId, hasClosedDeadline } = current
  const { id, lead_id: leadId } = application
  return { lead: locked.lead, application, stored: { id, leadId, taskId, hasClosedDeadline } }
}

interface ApplicationWrite {
  find: (db: Database) => Promise<Found | undefined>
  /** Returns the id; undefined if the application was deleted. */
  apply: (db: Database, found: Found, context: Context) => Promise<string | undefined>
  /** For an application that `find` does not return. */
  action?: 'added' | 'restored'
}

/** Writes an application in a transaction of its own, as `writeApplicationWithin` does. */
export async function writeApplication(request: FastifyRequest, write: ApplicationWrite) {
  const clock = await request.server.office.read()
  const application = await request.server.db
    .transaction()
    .execute((db) => writeApplicationWithin(db, request, write, clock))
  notifyOpenScreens(request.server)
  return application
}

/**
 * Writes an application with its deadline, the stage and follow-up of its lead, the timeline and the
 * activity log. Returns it, or its last state when it was deleted. Throws NotFound.
 */
export async function writeApplicationWithin(
  db: Database,
  request: FastifyRequest,
  { find, apply, action }: ApplicationWrite,
  clock: AllHours,
) {
  const by = requireAuthor(request)
  let found: Found | undefined
  const written = await auditChangeWithin<Application>(db, request, {
    subject: 'application',
    name: ({ institution }) => institution,
    action,
    find: action
      ? undefined
      : async () => {
          found = await find(db)
          return found?.application
        },
    async apply(_db, before) {
      found ??= await find(db)
      if (!found) throw new NotFound('Application')
      const { lead } = found
      await adoptFollowUp(db, lead)
      const stage = await findFurthestStage(db, lead.id)
      const canOverride = request.administrator?.rights.includes('documents:override') ?? false
      const context = { app: request.server, lead, clock, by: by.id, canOverride }
      const id = await apply(db, found, context)
      const query = { id: id ?? '', viewer: systemViewer, clock }
      const after = id ? (await store.findApplication(db, query))?.application : undefined
      await recordApplicationActivity(db, { before, after, action, by: by.id })
      await updateFollowUps(db, sql`id = ${lead.id}`)
      // A deleted application no longer counts, but deleting it says nothing about the lead.
      if (after) await followApplications(db, lead.id, { before: stage, by, clock })
      if (after) await publishApplication(db, { before, after, action, by: by.id })
      else if (before) await publishDeletion(db, before)
      return after
    },
  } as Change<Application>)
  if (!written) throw new NotFound('Application')
  return written
}

interface Addition {
  leadId: string
  body: NewApplication
}

/** Adds an application once per id. Throws Conflict if another lead has an application of this id. */
export async function addApplicationOnce(request: FastifyRequest, { leadId, body }: Addition) {
  const { server } = request
  const clock = await server.office.read()
  const id = (body.id ?? newId()).toLowerCase()
  const added = await server.db.transaction().execute(async (db) => {
    await preventMerges(db)
    await acquireLock(db, 'lead_item', `application ${id}`)
    const found = await lockLead(db, request, leadId)
    if (!found) throw new NotFound('Lead')
    const stored = await findStored(db, { id, clock, leadId })
    if (stored) return { application: stored, isNew: false }
    const application = await writeApplicationWithin(
      db,
      request,
      {
        action: 'added',
        find: async () => found,
        async apply(_db, { lead }, context) {
          await checkCount(db, lead.id)
          return addApplication(db, { ...body, id }, context)
        },
      },
      clock,
    )
    return { application, isNew: true }
  })
  if (added.isNew) notifyOpenScreens(server)
  return added
}

/** Returns the application that a repeated request has added. */
async function findStored(
  db: Database,
  { id, clock, leadId }: { id: string; clock: AllHours; leadId: string },
) {
  const stored = await store.findApplication(db, { id, viewer: systemViewer, clock })
  if (stored?.primaryLeadId === leadId.toLowerCase()) return stored.application
  if (await store.isIdUsed(db, id))
    throw new Conflict('This id is already used for another application.')
  return undefined
}

/** Changes one application within a transaction. */
export const changeWithin = (
  db: Database,
  request: FastifyRequest,
  { id, change, clock }: { id: string; change: ApplicationChange; clock: AllHours },
) =>
  writeApplicationWithin(
    db,
    request,
    {
      find: () => lockApplication(db, request, { id, clock }),
      async apply(_db, { application, stored }, context) {
        const before = application as Application
        await changeApplication(db, { before, stored: stored as StoredDeadline, change }, context)
        return id
      },
    },
    clock,
  )

/** Throws Conflict if the lead cannot have another application. */
export async function checkCount(db: Database, primaryLeadId: string) {
  const { total } = await db
    .selectFrom('applications')
    .innerJoin('leads', 'leads.id', 'applications.lead_id')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('primary_lead_id', '=', primaryLeadId)
    .where('applications.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(total) < MAX_APPLICATIONS) return
  throw new Conflict(
    `A lead can have at most ${MAX_APPLICATIONS} applications. Delete some first.`,
    'applications_full',
  )
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { find as findLead } from '#app/features/leads/server/store/change.ts'
import { adoptFollowUp, updateFollowUps } from '#app/features/leads/server/store/follow-up.ts'
import { preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import {
  lockStudents,
  restoreStudentTask,
  setStudentChosen,
} from '#app/features/leads/server/store/student-choice.ts'
import * as store from '#app/features/leads/server/store/tasks.ts'
import { auditChange, type Change, compare } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type Task, taskKindLabels, tasksApi, toDueAt, toTask } from '../tasks-contract.ts'
import { checkDue, checkNewTask, checkTaskCount, checkTaskOwner } from './check-task.ts'

type StoredTask = store.StoredTask

/** Adds, changes, completes, deletes and restores tasks of leads. */
const taskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...tasksApi.add,
    async handler(request, reply) {
      const { due, kind, note = '', owner_id = null } = request.body
      const clock = await app.office.read()
      const task = await writeTask(request, {
        action: 'added',
        find: (db) => lockLead(db, request, request.params.id),
        async apply(db, { lead }) {
          await checkNewTask(db, lead)
          await checkTaskOwner(app, db, { lead, owner_id })
          checkDue({ kind, due }, clock)
          const due_at = toDueAt(due, clock)
          return store.addTask(db, { lead_id: lead.id, kind, note, due_at, owner_id })
        },
      })
      return reply.code(201).send(task)
    },
  })

  app.route({
    ...tasksApi.change,
    async handler(request) {
      const { due, is_done, ...details } = request.body
      const by = requireAdministrator(request).id
      const clock = await app.office.read()
      return writeTask(request, {
        find: (db) => lockTask(db, request),
        async apply(db, { lead, task }) {
          const { owner_id } = details
          if (owner_id !== task?.owner_id) await checkTaskOwner(app, db, { lead, owner_id })
          let changed = task as StoredTask
          const kind = details.kind ?? changed.kind
          if (due !== undefined && toDueAt(due, clock) !== changed.due_at)
            checkDue({ kind, due }, clock)
          if (due !== undefined) changed = await store.moveTask(db, changed, toDueAt(due, clock))
          if (is_done === false && changed.done_at !== null) await checkTaskCount(db, lead.id)
          if (is_done !== undefined) changed = await setDone(db, changed, { is_done, by })
          return store.changeDetails(db, changed, details)
        },
      })
    },
  })

  app.route({
    ...tasksApi.remove,
    async handler(request, reply) {
      await writeTask(request, {
        find: (db) => lockTask(db, request),
        async apply(db, { task }) {
          await store.removeTask(db, task as StoredTask)
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...tasksApi.restore,
    async handler(request) {
      const { id } = request.params
      const query = { id, viewer: getViewer(request), isDeleted: false }
      const existing = await store.findTask(app.db, query)
      // A task that is not deleted stays unchanged.
      if (existing) return toTask(existing.task, await app.office.read())
      return writeTask(request, {
        action: 'restored',
        async find(db) {
          const found = await lockTask(db, request, true)
          if (found?.task.done_at === null) await checkTaskCount(db, found.lead.id)
          return found && { lead: found.lead }
        },
        apply: (db) => restoreStudentTask(db, id),
      })
    },
  })
}

export default taskRoutes

interface Found {
  lead: Lead
  /** The task before the change; left out for an added or restored one. */
  task?: StoredTask
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

type TaskRequest = FastifyRequest<{ Params: { id: string } }>

/** Locks the lead of a task and returns both. */
async function lockTask(db: Database, request: TaskRequest, isDeleted = false) {
  const query = { id: request.params.id, viewer: getViewer(request), isDeleted }
  const enquiryId = (await store.findTask(db, query))?.task.enquiry_id
  if (enquiryId) await lockStudents(db, enquiryId)
  else await preventMerges(db)
  const found = await store.findTask(db, query)
  const locked = found && (await lockLead(db, request, found.primaryLeadId))
  // Another request may have changed the task before the lock.
  const current = locked && (await store.findTask(db, query))
  return current && { ...locked, task: current.task }
}

/** Completes a task or opens it again; of a task “Which student?” those of all students. */
const setDone = (
  db: Database,
  task: StoredTask,
  { is_done, by }: { is_done: boolean; by: string },
) =>
  task.enquiry_id
    ? setStudentChosen(db, task, { isChosen: is_done, by })
    : store.setDone(db, task, is_done)

interface TaskWrite {
  find: (db: Database) => Promise<Found | undefined>
  /** Returns the task after the change; undefined if it was deleted. */
  apply: (db: Database, found: Found) => Promise<StoredTask | undefined>
  /** For a task that `find` does not return. */
  action?: 'added' | 'restored'
}

/**
 * Writes a task, its lead's follow-up, the timeline and the activity log in one transaction. Returns
 * the task, or its last state when it was deleted. Throws NotFound.
 */
async function writeTask(request: FastifyRequest, { find, apply, action }: TaskWrite) {
  const clock = await request.server.office.read()
  let found: Found | undefined
  const task = await auditChange<Task>(request, {
    subject: 'task',
    name: nameTask,
    action,
    find: action
      ? undefined
      : async (db) => {
          found = await find(db)
          return found?.task && toTask(found.task, clock)
        },
    async apply(db, before) {
      found ??= await find(db)
      if (!found) throw new NotFound('Task')
      await adoptFollowUp(db, found.lead)
      const stored = await apply(db, found)
      const after = stored && toTask(stored, clock)
      const leadId = (stored ?? found.task)?.lead_id ?? found.lead.id
      await recordTaskActivity(db, request, { leadId, before, after, action })
      await updateFollowUps(db, sql`id = ${found.lead.id}`)
      return after
    },
  } as Change<Task>)
  if (!task) throw new NotFound('Task')
  notifyOpenScreens(request.server)
  return task
}

const nameTask = ({ kind, note }: Task) => note || taskKindLabels[kind]

interface TaskActivity {
  leadId: string
  before?: Task
  after?: Task
  action: TaskWrite['action']
}

/** Adds a change of a task to the timeline. */
async function recordTaskActivity(
  db: Database,
  request: FastifyRequest,
  { leadId, before, after, action }: TaskActivity,
) {
  const removed = { task_state: 'removed' }
  const changes =
    action === 'added'
      ? { before: {}, after: describeNewTask(after as Task) }
      : compare(before ? describeTask(before) : removed, after ? describeTask(after) : removed)
  if (Object.keys(changes.after).length === 0) return
  await addActivity(db, {
    lead_id: leadId,
    kind: 'task',
    text: nameTask((before ?? after) as Task),
    by: requireAdministrator(request).id,
    ...changes,
  })
  await updateLastActivity(db, leadId)
}

/** The text of the activity is the note. */
const describeNewTask = ({ kind, due, owner_id }: Task) => ({
  task_kind: kind,
  task_due: due,
  task_owner: owner_id ?? undefined,
})

/** Describes a task for the timeline. */
const describeTask = ({ kind, due, note, owner_id, done_at }: Task) => ({
  task_kind: kind,
  task_due: due,
  task_note: note,
  task_owner: owner_id,
  task_state: done_at ? 'done' : 'open',
})

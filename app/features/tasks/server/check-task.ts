import type { FastifyInstance } from 'fastify'
import type { OpeningHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { listInScope } from '#app/features/leads/server/lead-scope.ts'
import { checkOwners } from '#app/features/leads/server/routes.ts'
import * as stages from '#app/features/leads/server/store/stages.ts'
import { listOpenTasks } from '#app/features/leads/server/store/tasks.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { MAX_OPEN_TASKS, type Task, toDueAt } from '../tasks-contract.ts'

/** Throws if the lead is lost or has too many open tasks. */
export async function checkNewTask(db: Database, { id, name, stage_id }: Lead) {
  const stage = await stages.find(db, stage_id)
  if (stage?.outcome === 'lost') {
    const detail = `${name || 'This lead'} is lost and cannot have a task. Choose another stage first.`
    throw new ValidationError({ due: { code: 'is_lost', detail } })
  }
  await checkTaskCount(db, id)
}

/** Whether a deadline is more than a year ago, so that its year is probably mistyped. */
export function isLongPast(due: string, clock: Pick<OpeningHours, 'time_zone'>) {
  const limit = startOfDay(clock, new Date(), -DAYS_OVERDUE)
  return Date.parse(toDueAt(due, clock)) < limit.getTime()
}

const DAYS_OVERDUE = 366

export const longPast = {
  code: 'long_past',
  detail: 'This date is more than a year ago. Check the year of the deadline.',
}

/** Throws ValidationError for a deadline that is more than a year ago; other tasks may be older. */
export function checkDue(
  { kind, due }: Pick<Task, 'kind' | 'due'>,
  clock: Pick<OpeningHours, 'time_zone'>,
) {
  if (kind === 'deadline' && isLongPast(due, clock)) throw new ValidationError({ due: longPast })
}

/** Throws if the lead cannot have another open task. */
export async function checkTaskCount(db: Database, leadId: string) {
  const { length } = await listOpenTasks(db, leadId)
  if (length < MAX_OPEN_TASKS) return
  throw new Conflict(
    `A lead can have at most ${MAX_OPEN_TASKS} open tasks. Complete some first.`,
    'tasks_full',
  )
}

interface TaskOwner {
  lead: Lead
  owner_id: string | null | undefined
}

/** Throws ValidationError unless this person may work on this lead. */
export async function checkTaskOwner(
  app: Pick<FastifyInstance, 'services'>,
  db: Database,
  { lead, owner_id }: TaskOwner,
) {
  if (!owner_id) return
  await checkOwners(app, db, [owner_id])
  const people = await app.services.administrators.listRecipients(db)
  const person = people.find(({ id }) => id === owner_id.toLowerCase())
  if (person && (await listInScope(db, person, [lead.id])).size > 0) return
  const detail = 'This person cannot see this lead. Choose another person.'
  throw new ValidationError({ owner_id: { code: 'not_there', detail } })
}

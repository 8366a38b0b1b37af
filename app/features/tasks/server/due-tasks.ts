import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import type { DueGroup, DueTask } from '#app/features/leads/contract.ts'
import { isInScope, scopeOf } from '#app/features/leads/server/lead-scope.ts'
import type { Condition } from '#app/features/leads/server/store/filters.ts'
import { leadColumns, type StoredLead, toLead } from '#app/features/leads/server/store/lead-row.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { pendingStates } from '#app/features/student-documents/contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { toDue, toDueAt } from '../tasks-contract.ts'

type WithTimeZone = Pick<OpeningHours, 'time_zone'>

/** Moments: due from the first one on, and before the second one. */
export interface DueRange {
  from?: Date
  until?: Date
}

/** Returns the ranges of the groups of Today. */
export function listRanges(clock: WithTimeZone, now = new Date()): Record<DueGroup, DueRange> {
  const [tomorrow, weekEnd] = [startOfDay(clock, now, 1), startOfDay(clock, now, 7)]
  return {
    overdue: { until: now },
    today: { from: now, until: tomorrow },
    week: { from: tomorrow, until: weekEnd },
  }
}

/** Returns the days of the week of a day, from Sunday on. */
export function listWeekDays(day: string) {
  const start = addDays(day, -new Date(day).getUTCDay())
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}

interface DueTaskQuery {
  range: DueRange
  /** Condition on the lead, the table `leads`. */
  scope: Condition
  /** Only tasks of this administrator, and unassigned ones. */
  owner?: string
  /** Administrators who can no longer work on leads; their tasks count as unassigned. */
  inactiveOwners: string[]
  /** People who see only some leads; their tasks on other leads belong to the lead's counsellor. */
  limitedPeople: Viewer[]
  limit: number
  offset?: number
}

/** Returns the people whose tasks other people do: those without the right, and those with a limited scope. */
export async function readTaskOwners(db: Database, { administrators }: Services) {
  const people = await administrators.listRecipients(db)
  return {
    inactiveOwners: await administrators.listWithoutRight(db, 'leads:work'),
    limitedPeople: people.filter((person) => scopeOf(person) !== undefined),
  }
}

interface Row extends StoredLead {
  task_id: string
  task_source: DueTask['source']
  task_kind: string
  task_note: string
  task_state: DueTask['state']
  task_due: string
  task_owner: string | null
  task_enquiry: string | null
  institution: string | null
  institution_ne: string | null
  course: string | null
}

/**
 * Lists open tasks and documents that students must still bring, earliest first, with their total number. Excludes
 * those of lost leads. Today, the week and the daily summary use this query. Each source is counted and
 * read by its own index.
 */
export async function listDueTasks(db: Database, query: DueTaskQuery, clock: WithTimeZone) {
  const { limit, offset = 0 } = query
  const now = new Date()
  const sources = [selectTasks(query), selectDocuments(query, clock, now)]
  const counts = sources.map((source) => sql`(select count(*) from ${source} as due)`)
  const firstOnes = sources.map(
    (source) => sql`select * from (
      select * from ${source} as due order by task_due, task_id limit ${offset + limit}) as first_ones`,
  )
  const { rows } = await sql<Partial<Row> & { total: number }>`
    with page as (
      ${sql.join(firstOnes, sql` union all `)}
      order by task_due, task_id limit ${limit} offset ${offset}
    )
    select ${inWorker} total, page.*, institutions.name as institution,
      institutions.name_ne as institution_ne, courses.name as course, ${sql.join(leadColumns.map((name) => sql.ref(`leads.${name}`)))}
    from (select ${sql.join(counts, sql` + `)} as total) as totals
      left join page on 1 = 1 left join leads on leads.id = page.lead_id
      left join applications on applications.deadline_task_id = page.task_id
        and applications.deleted_at is null
      left join institutions as chosen on chosen.id = applications.institution_id
      left join institutions on institutions.id = chosen.primary_id
      left join courses on courses.id = applications.course_id
    order by task_due, task_id`.execute(db)
  const tasks = rows.filter((row): row is Row & { total: number } => Boolean(row.task_id))
  return {
    total: Number(rows[0]?.total ?? 0),
    tasks: tasks.map((row) => toDueTask(row, clock, now)),
  }
}

const isOwnedBy = (who: Expression<string | null>, owner: string, inactiveOwners: string[]) =>
  inactiveOwners.length === 0
    ? sql<SqlBool>`(${who} = ${owner} or ${who} is null)`
    : sql<SqlBool>`(${who} = ${owner} or ${who} is null or ${who} in (${sql.join(inactiveOwners)}))`

/** Condition: the lead is listed, and the row belongs to the owner of the query or to no one. */
export function isListed(
  { scope, owner, inactiveOwners }: Pick<DueTaskQuery, 'scope' | 'owner' | 'inactiveOwners'>,
  who: Expression<string | null>,
) {
  const isTheirs = owner ? isOwnedBy(who, owner.toLowerCase(), inactiveOwners) : sql`1 = 1`
  return sql<SqlBool>`leads.merged_into is null and ${scope} and ${isTheirs}
    and leads.stage_id not in (select id from lead_stages where outcome = 'lost')`
}

const joinLeads = (leadId: string) => sql`
  inner join leads as linked_lead on linked_lead.id = ${sql.ref(leadId)}
  inner join leads on leads.id = linked_lead.primary_lead_id`

function isBetween(column: string, { from, until }: DueRange, toText: (at: Date) => string) {
  const conditions = [sql`${sql.ref(column)} is not null`]
  if (from) conditions.push(sql`${sql.ref(column)} >= ${toText(from)}`)
  if (until) conditions.push(sql`${sql.ref(column)} < ${toText(until)}`)
  return sql.join(conditions, sql` and `)
}

/** The owner of a task, if this person can see the lead. */
function selectOwner(limitedPeople: Viewer[]) {
  if (limitedPeople.length === 0) return sql`tasks.owner_id`
  const isVisible = limitedPeople.map(
    (person) => sql`or (tasks.owner_id = ${person.id} and ${isInScope(person)})`,
  )
  const ids = limitedPeople.map(({ id }) => id)
  return sql`case when tasks.owner_id not in (${sql.join(ids)}) ${sql.join(isVisible, sql` `)}
    then tasks.owner_id end`
}

/** Selects open tasks. */
function selectTasks(query: DueTaskQuery): RawBuilder<unknown> {
  const who = sql<string | null>`coalesce(${selectOwner(query.limitedPeople)}, leads.owner_id)`
  return sql`(
    select tasks.id as task_id, 'task' as task_source, kind as task_kind, note as task_note,
      null as task_state, due_at as task_due, tasks.owner_id as task_owner,
      enquiry_id as task_enquiry, leads.id as lead_id
    from tasks ${joinLeads('tasks.lead_id')}
    where done_at is null and tasks.deleted_at is null
      and ${isBetween('due_at', query.range, (at) => at.toISOString())} and ${isListed(query, who)}
  )`
}

/**
 * Selects documents that are not received. A document is due at the end of its day, so the days of the range's moments
 * limit them exactly.
 */
function selectDocuments(query: DueTaskQuery, clock: WithTimeZone, now: Date): RawBuilder<unknown> {
  // The time at which the days of the office end, in UTC; it only sorts.
  const [, time = ''] = toDueAt(toOfficeDay(clock, now), clock).split('T')
  const who = sql<string | null>`leads.owner_id`
  return sql`(
    select document.id as task_id, 'student_document' as task_source, kind as task_kind, title as task_note,
      state as task_state, due_on || ${`T${time}`} as task_due, null as task_owner,
      null as task_enquiry, leads.id as lead_id
    from student_documents as document ${joinLeads('document.lead_id')}
    where state in (${sql.join(pendingStates)}) and document.deleted_at is null and duplicate_of is null
      and ${isBetween('due_on', query.range, (at) => toOfficeDay(clock, at))} and ${isListed(query, who)}
  )`
}

function toDueTask(row: Row, clock: WithTimeZone, now: Date): DueTask {
  const { task_id: id, task_source: source, task_due } = row
  const isDocument = source === 'student_document'
  const due = isDocument ? task_due.slice(0, 10) : toDue(task_due, clock)
  const is_overdue = isDocument ? due < toOfficeDay(clock, now) : task_due < now.toISOString()
  const lead = toLead(pickColumns(row))
  const { task_kind: kind, task_note: note, task_state: state } = row
  const { task_owner: owner_id, task_enquiry: enquiry_id } = row
  const application = toApplicationName(row)
  return { id, source, kind, note, due, is_overdue, owner_id, enquiry_id, application, state, lead }
}

const toApplicationName = ({ institution, institution_ne, course }: Row) =>
  institution === null
    ? null
    : { institution, institution_ne: institution_ne ?? '', course: course ?? '' }

const pickColumns = (row: Row) =>
  Object.fromEntries(leadColumns.map((name) => [name, row[name]])) as StoredLead

import { type Static, Type } from 'typebox'
import { hasTime, isDay } from '#app/contract/calendar.ts'
import { DateOrTimestamp, Id, IdParams, NoContent, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'

/** What a task is about. The kinds that are channels are those of a lead's follow-up. */
export const taskKinds = [
  'call',
  'visit',
  'whatsapp',
  'email',
  'chat',
  'document',
  'deadline',
  'other',
] as const

export const taskKindLabels: Record<(typeof taskKinds)[number], string> = {
  call: 'Call',
  visit: 'Visit',
  whatsapp: 'WhatsApp',
  email: 'Email',
  chat: 'Chat',
  document: 'Document',
  deadline: 'Deadline',
  other: 'Other',
}

/** Limit of open tasks per lead, including its merged leads. */
export const MAX_OPEN_TASKS = 100

const details = {
  kind: Type.Enum([...taskKinds]),
  /** A day, by whose end the task is due, or a time. */
  due: DateOrTimestamp,
  note: Text(200, 0),
  /** The administrator who does it; null: the lead's counsellor. */
  owner_id: Type.Union([Id, Type.Null()]),
}

/** Something to do for a lead. The lead's follow-up is its next open task. */
export const Task = Type.Object({
  id: Id,
  ...details,
  done_at: Type.Union([Timestamp, Type.Null()]),
  /**
   * Of a task “Which student?”: the enquiry of a guardian with several students. Completing it chooses
   * this lead, to which the enquiry moves, and completes the tasks of the others.
   */
  enquiry_id: Type.Union([Id, Type.Null()]),
})
export type Task = Static<typeof Task>
export type TaskKind = Task['kind']

const NewTask = Type.Object({
  kind: details.kind,
  due: details.due,
  note: Type.Optional(details.note),
  owner_id: Type.Optional(details.owner_id),
})
export type NewTask = Static<typeof NewTask>

const TaskChange = Type.Partial(Type.Object({ ...details, is_done: Type.Boolean() }))
export type TaskChange = Static<typeof TaskChange>

type WithTimeZone = Pick<OpeningHours, 'time_zone'>

/** Returns when a task becomes overdue. A day without a time is stored as its last millisecond. */
export function toDueAt(due: string, clock: WithTimeZone) {
  if (!isDay(due)) return new Date(due).toISOString()
  return new Date(getMoment(clock, due, 24 * 60).getTime() - 1).toISOString()
}

export const toDue = (dueAt: string, clock: WithTimeZone) =>
  hasTime(dueAt) ? dueAt : toOfficeDay(clock, new Date(dueAt))

interface StoredTask extends Omit<Task, 'due'> {
  due_at: string
}

export const toTask = (
  { id, kind, due_at, note, owner_id, done_at, enquiry_id }: StoredTask,
  clock: WithTimeZone,
): Task => ({ id, kind, due: toDue(due_at, clock), note, owner_id, done_at, enquiry_id })

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const url = '/api/tasks/:id/'

export const tasksApi = {
  add: {
    method: 'POST',
    url: '/api/leads/:id/tasks/',
    schema: {
      summary: 'Add a task to a lead; the next open task is the lead’s follow-up',
      params: IdParams,
      body: NewTask,
      response: { 201: Task },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary:
        'Update a task; omitted fields stay unchanged, `is_done` completes it or opens it again. Completing a task with an `enquiry_id` moves this enquiry to the lead of the task',
      params: IdParams,
      body: TaskChange,
      response: { 200: Task },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a task',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a task within 30 days after its deletion',
      params: IdParams,
      response: { 200: Task },
    },
    config,
  },
} satisfies Record<string, Endpoint>

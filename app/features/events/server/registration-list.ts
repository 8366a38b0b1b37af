import type { FastifyInstance } from 'fastify'
import { containsText } from '#database/sql-dialect.ts'
import type { EventContent } from '../event-contract.ts'
import type { CountedEvent, Registration, RegistrationQuery } from '../registrations-contract.ts'
import { findChangedEvent } from './event-changes.ts'
import { toLocalTime, toLocalTimes } from './event-times.ts'
import { selectRegistrations, toRegistration } from './registrations.ts'
import { countByEvent } from './seats.ts'

/** Returns registrations for the office, newest first by default, and the number of matches. */
export async function list(
  { db, services }: Pick<FastifyInstance, 'db' | 'services'>,
  query: RegistrationQuery,
) {
  const { limit = 1000, offset = 0, before, sort = '-created_at', q, event, state } = query
  let matching = selectRegistrations(db)
  if (event) matching = matching.where('event_id', '=', event.toLowerCase())
  if (state) matching = matching.where('state', '=', state)
  if (q) matching = matching.where(containsText(db, ['name', 'email', 'phone'], q))
  const isAscending = sort === 'created_at'
  // Ids sort by age.
  const rest = before
    ? matching.where('id', isAscending ? '>' : '<', before.toLowerCase())
    : matching
  const [rows, { total }] = await Promise.all([
    rest
      .orderBy('id', isAscending ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching
      .clearSelect()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const events = await readEvents(
    db,
    rows.map(({ event_id }) => event_id),
  )
  // A deleted lead cannot be opened.
  const leads = await services.leads.listNames(
    db,
    rows.flatMap(({ lead_id }) => lead_id ?? []),
  )
  const registrations = rows.map((row): Registration => {
    const { title = '', starts = '' } = events.get(row.event_id) ?? {}
    const lead_id = row.lead_id && leads.has(row.lead_id) ? row.lead_id : null
    return { ...toRegistration(row), lead_id, event_title: title, event_starts: starts }
  })
  return { registrations, total: Number(total) }
}

/** Returns published events and those with registrations, with their numbers, the latest first. */
export async function listEvents({
  db,
  office,
}: Pick<FastifyInstance, 'db' | 'office'>): Promise<CountedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select('source_id as id')
    .union(db.selectFrom('event_registrations').select('event_id as id'))
    .execute()
  const ids = rows.map(({ id }) => id)
  const [events, counts, clock] = await Promise.all([
    readEvents(db, ids),
    countByEvent(db, ids),
    office.read(),
  ])
  const now = toLocalTime(clock, new Date())
  const coming = [...events].filter(([, { starts }]) => starts > now)
  const changes = new Map(
    await Promise.all(
      coming.map(async ([id]) => [id, await findChangedEvent(clock, db, id)] as const),
    ),
  )
  return [...events]
    .map(([id, event]) => ({
      id,
      ...event,
      ...counts(id),
      uninformed: changes.get(id)?.registrations.length ?? 0,
    }))
    .toSorted((one, other) => (one.starts < other.starts ? 1 : -1))
}

/** Reads events by id as they were last published, also archived ones. */
async function readEvents(db: FastifyInstance['db'], ids: string[]) {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.title', 'content', 'archived_at'])
    .where('pages.id', 'in', [...new Set([...ids, ''])])
    .execute()
  return new Map(
    rows.map(({ id, title, content: text, archived_at }) => {
      const content: EventContent = JSON.parse(text)
      const { starts } = toLocalTimes(content)
      return [id, { title, starts, seats: content.seats, is_cancelled: archived_at !== null }]
    }),
  )
}

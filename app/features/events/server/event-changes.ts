import type { FastifyInstance } from 'fastify'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { EventContent } from '../event-contract.ts'
import { type Clock, toLocalTimes, toMoment } from './event-times.ts'
import { queueMail } from './seats.ts'

/** An event that was changed or cancelled, with the registrations that do not know it yet. */
export interface ChangedEvent {
  id: string
  title: string
  isCancelled: boolean
  /** The ids of the registrations. */
  registrations: string[]
}

/** Returns what people need to know to come. */
const describe = (content: EventContent) =>
  JSON.stringify([toLocalTimes(content), content.place, content.link])

/** Returns the versions of the source page until the published one, the first one first. */
async function readVersions(db: Database, id: string) {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions as version', 'version.page_id', 'pages.id')
    .select(['version.title', 'version.content', 'version.created_at', 'archived_at'])
    .where('pages.id', '=', id)
    .where('type', '=', 'event')
    .where('translation_of', 'is', null)
    .whereRef('version.number', '<=', 'pages.published_version')
    .orderBy('version.number')
    .execute()
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as EventContent,
  }))
}

/**
 * Finds out who registered, or was informed, before the event was changed or cancelled. Returns undefined
 * without such people, and once the event has started.
 */
export async function findChangedEvent(
  office: Clock,
  db: Database,
  id: string,
): Promise<ChangedEvent | undefined> {
  const versions = await readVersions(db, id)
  const current = versions.at(-1)
  if (!current) return undefined
  const { title, content, archived_at } = current
  if (toMoment(office, toLocalTimes(content).starts).getTime() <= Date.now()) return undefined
  const rows = await db
    .selectFrom('event_registrations')
    .select(['id', 'created_at', 'informed_at', 'informed_of'])
    .where('event_id', '=', id)
    .where('state', 'in', ['registered', 'waiting'])
    .where('lead_id', 'is not', null)
    .orderBy('id')
    .execute()
  const details = versions.map((version) => ({ ...version, text: describe(version.content) }))
  const knows = ({ created_at, informed_at, informed_of }: (typeof rows)[number]) => {
    const at = informed_at ?? created_at
    if (archived_at) return informed_of === 'cancelled' && at >= archived_at
    const known = details.findLast((version) => version.created_at <= at) ?? details[0]
    return informed_of !== 'cancelled' && known?.text === describe(content)
  }
  const registrations = rows.filter((row) => !knows(row)).map((row) => row.id)
  if (registrations.length === 0) return undefined
  return { id, title, isCancelled: archived_at !== null, registrations }
}

/**
 * Queues one mail for each person who does not know the change, and records when, in one transaction. The
 * event must be locked. Throws NotFound, and Conflict without e-mail.
 */
export async function informPeople(
  { mailer }: Pick<FastifyInstance, 'mailer'>,
  db: Database,
  { office, id }: { office: Clock; id: string },
) {
  const changed = await findChangedEvent(office, db, id)
  if (!changed) throw new NotFound('Change of the event')
  if (!(await mailer.isEnabled(db)))
    throw new Conflict('E-mail is not set up. Set it up under Mail, or call the people.')
  const { isCancelled, registrations, title } = changed
  const informed_of = isCancelled ? ('cancelled' as const) : ('changed' as const)
  const kind = isCancelled ? ('event_cancelled' as const) : ('changed' as const)
  for (const registration_id of registrations) {
    await db
      .updateTable('event_registrations')
      .set({ informed_at: new Date().toISOString(), informed_of })
      .where('id', '=', registration_id)
      .execute()
    await queueMail(db, { title }, { registration_id, kind })
  }
  return changed
}

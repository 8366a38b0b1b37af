import type { FastifyInstance } from 'fastify'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { plainText } from '#app/features/pages/formatted-text.ts'
import { completePage } from '#app/features/pages/server/publishing.ts'
import {
  selectArchivedContents,
  selectContents,
  toPublished,
} from '#app/features/pages/server/store.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { ShownEvent } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'

/**
 * Returns a published event as a calendar file (RFC 5545), in the language of the page. Its UID is the
 * id of the source page, so that a calendar updates the event instead of adding it again. A cancelled
 * event with registrations has a cancellation.
 */
export async function createCalendar(app: FastifyInstance, id: string) {
  const row = await selectContents(app.db)
    .where('pages.id', '=', id)
    .where('type', '=', 'event')
    .executeTakeFirst()
  if (!row) return createCancellation(app, id)
  const { address, content, modified, language } = await completePage(app, toPublished(row))
  const { title, description, place, text, shown } = content as unknown as EventContent & {
    shown: ShownEvent
  }
  const { publicUrl } = app.mailer
  const office = await app.office.read()
  const calendar = ical({
    prodId: { company: 'Gantavya', product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${shown.id}@${new URL(publicUrl).host}`,
    sequence: await readSequence(app, shown.id),
    stamp: new Date(modified),
    start: new Date(shown.starts_at ?? ''),
    end: new Date(shown.ends_at ?? ''),
    summary: title,
    description: `${description}\n\n${plainText(text)}`,
    location: place || undefined,
    url: `${publicUrl}${address}`,
    organizer: office.email ? { name: office.name, email: office.email } : undefined,
  })
  return calendar.toString()
}

/** Increases with each version of the source page, and once more when it is cancelled. */
async function readSequence({ db }: Pick<FastifyInstance, 'db'>, id: string) {
  const { published_version, archived_at } = await db
    .selectFrom('pages')
    .select(['published_version', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (published_version ?? 0) * 2 + (archived_at ? 1 : 0)
}

/** Removes the event from calendars: https://www.rfc-editor.org/rfc/rfc5546#section-3.2.5 */
async function createCancellation(app: FastifyInstance, id: string) {
  const row = await selectArchivedContents(app.db)
    .where('pages.id', '=', id)
    .where('type', '=', 'event')
    .executeTakeFirst()
  const sourceId = row?.translation_of ?? id
  const registration = await app.db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', sourceId)
    .executeTakeFirst()
  if (!row || !registration) throw new NotFound('Event')
  const { content, modified, language } = await completePage(app, toPublished(row))
  const { title, shown } = content as unknown as EventContent & { shown: ShownEvent }
  const calendar = ical({
    prodId: { company: 'Gantavya', product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.CANCEL,
  })
  const { email, name } = await app.office.read()
  calendar.createEvent({
    id: `${sourceId}@${new URL(app.mailer.publicUrl).host}`,
    sequence: await readSequence(app, sourceId),
    status: ICalEventStatus.CANCELLED,
    stamp: new Date(modified),
    start: new Date(shown.starts_at ?? ''),
    end: new Date(shown.ends_at ?? ''),
    summary: title,
    organizer: email ? { name, email } : undefined,
  })
  return calendar.toString()
}

import type { FastifyInstance } from 'fastify'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { plainText } from '#app/features/pages/formatted-text.ts'
import { completePage } from '#app/features/pages/server/publishing.ts'
import { selectContents, toPublished } from '#app/features/pages/server/store.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { ShownEvent } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'

/**
 * Returns a published event as a calendar file (RFC 5545), in the language of the page. Its UID is the
 * id of the source page, so that a calendar updates the event instead of adding it again.
 */
export async function createCalendar(app: FastifyInstance, id: string) {
  const row = await selectContents(app.db)
    .where('pages.id', '=', id)
    .where('type', '=', 'event')
    .executeTakeFirst()
  if (!row) throw new NotFound('Event')
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

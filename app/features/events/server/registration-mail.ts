import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { dateFormat, timeIn } from '#app/contract/date-format.ts'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import {
  selectArchivedContents,
  selectContents,
  toPublished,
} from '#app/features/pages/server/store.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import type { Mail, MailPart } from '#app/platform/server/mail/mail.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import { cancelling, dayOf, toCalendarPath } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'
import { type MailKind, mailKinds } from '../mails/mail-kinds.ts'
import * as englishWords from '../mails/words.ts'
import type { StoredRegistration } from '../registrations-contract.ts'
import { toLocalTimes, toMoment } from './event-times.ts'

const wordsIn = await loadDictionaries(
  englishWords,
  (language) => import(`../mails/words.${language}.ts`),
)

/** The states that a registration may have while the mail about it is true. */
function statesOf(kind: MailKind): StoredRegistration['state'][] {
  if (kind === 'waiting' || kind === 'cancelled') return [kind]
  return kind === 'changed' || kind === 'event_cancelled'
    ? ['registered', 'waiting']
    : ['registered']
}

/** The salt of the code in the link for cancelling. */
export const toSalt = (id: string) => `event registration ${id}`

/**
 * Writes to a registered person, in the language of the registration. Nothing is sent without a mail
 * server, after the start, or if the registration has changed since.
 */
export const sendRegistrationMail = defineJob({
  name: 'send-event-mail',
  title: 'Send a mail about an event',
  payload: Type.Object({ registration_id: Id, kind: Type.Enum([...mailKinds]) }),
  async run({ app, payload: { registration_id, kind }, end }) {
    const { db, services, mailer } = app
    if (!(await mailer.isEnabled(db))) return
    const registration = await db
      .selectFrom('event_registrations')
      .select(['id', 'event_id', 'lead_id', 'state', 'email', 'language'])
      .where('id', '=', registration_id)
      .where('state', 'in', statesOf(kind))
      .executeTakeFirst()
    if (!registration?.lead_id) return
    const { lead_id: leadId } = registration
    const mail = await composeMail(app, { ...registration, leadId, kind })
    if (!mail) return
    await end(async (db) => {
      // Erased since.
      if ((await services.leads.lockExisting(db, [leadId])).size === 0) return
      const mailId = await services.mails.add(db, mail)
      await services.leads.recordMail(db, { leadId, mailId, subject: mail.subject })
    })
  },
})

type Addressed = Pick<StoredRegistration, 'id' | 'event_id' | 'state' | 'email' | 'language'> & {
  leadId: string
  kind: MailKind
}

/** Returns undefined if the event is not published any more, or is again, or has started. */
async function composeMail(
  app: FastifyInstance,
  registration: Addressed,
): Promise<Mail | undefined> {
  const { id, leadId, state, email, kind } = registration
  const event = await readEvent(app, registration)
  const words = wordsIn(registration.language)
  const office = await app.office.read()
  const translate = await app.services.textTranslations.loadTranslate(app.db, words.language)
  const { phone, email: replyTo } = app.services.office.translate(office, translate)
  if (!event || event.startsAt.getTime() <= Date.now()) return undefined
  const { content, times, startsAt } = event
  const hasSeat = state === 'registered'
  const isEnd = kind === 'cancelled' || kind === 'event_cancelled'
  const facts: [string, string][] = [
    [words.date, formatDays(times, words)],
    [words.time, words.fromTo(...formatTimes(times, words))],
    [words.place, content.place],
    [words.link, hasSeat && !isEnd ? content.link : ''],
    [words.phone, phone],
  ]
  const parts: MailPart[] = [
    { text: words.beginnings[kind] },
    { facts: facts.filter(([, value]) => value !== '') },
  ]
  if (kind === 'changed' && !hasSeat) parts.push({ text: words.stillWaiting })
  if (hasSeat)
    parts.push({
      list: [{ text: nameCalendar(kind, words), address: toCalendarPath(event.pageId) }],
    })
  if (!isEnd) parts.push({ text: words.cannotCome }, { text: words.wrongAddress })
  const address = `${addLanguagePrefix(words.language, cancelling.path)}?registration=${id}&code=`
  return {
    type: 'Event registration',
    leadId,
    language: words.language,
    isAutomatic: true,
    replyTo,
    to: { name: '', address: email },
    subject: words.subjects[kind](content.title),
    parts,
    action: isEnd ? undefined : { label: words.cancel, address, salt: toSalt(id) },
    expiresAt: startsAt.toISOString(),
  }
}

function nameCalendar(kind: MailKind, { calendar, updateCalendar, removeFromCalendar }: Words) {
  if (kind === 'event_cancelled') return removeFromCalendar
  return kind === 'changed' ? updateCalendar : calendar
}

/** Reads the published event in the language, or in its own; a cancelled one as it was. Times and link are those of the source page. */
async function readEvent(
  app: FastifyInstance,
  { event_id, language, kind }: Pick<Addressed, 'event_id' | 'language' | 'kind'>,
) {
  const select = kind === 'event_cancelled' ? selectArchivedContents : selectContents
  const rows = await select(app.db)
    .where((is) => is.or([is('pages.id', '=', event_id), is('translation_of', '=', event_id)]))
    .execute()
  const source = rows.find(({ id }) => id === event_id)
  if (!source) return undefined
  const row = rows.find((each) => each.translation_of && each.language === language) ?? source
  const { content } = await fillPage(app, toPublished(row))
  const own = toPublished(source).content as unknown as EventContent
  const times = toLocalTimes(own)
  const { title, place } = content as unknown as EventContent
  return {
    pageId: row.id,
    content: { title, place, link: own.link },
    times,
    startsAt: toMoment(await app.office.read(), times.starts),
  }
}

type Times = ReturnType<typeof toLocalTimes>
type Words = ReturnType<typeof wordsIn>

/** Returns the day, or the first and the last day. */
function formatDays({ starts, ends }: Times, { dateLanguage, language, fromTo }: Words) {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLanguage, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const days = [...new Set([dayOf(starts), dayOf(ends)])].map((day) => {
    const text = `${format(day, { weekday: 'long' })}, ${format(day, { dateStyle: 'long' })}`
    return withBikramSambat(text, day, language)
  })
  const [first = '', last] = days
  return last ? fromTo(first, last) : first
}

function formatTimes({ starts, ends }: Times, { language, dateLanguage }: Words): [string, string] {
  const timeLanguage = language === defaultLanguage ? 'en-US' : dateLanguage
  const format = (local: string) => timeIn('UTC', `${local}Z`, timeLanguage)
  return [format(starts), format(ends)]
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { deriveMailSecret } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type {
  NewRegistration,
  OwnRegistration,
  StoredRegistration,
} from '../registrations-contract.ts'
import { type Clock, toLocalTimes } from './event-times.ts'
import { toSalt } from './registration-mail.ts'
import { type BookedEvent, countByEvent, fillSeats, findEvent, isFull, queueMail } from './seats.ts'

/** The source and its campaign, by which leads of events are found. */
const SOURCE = 'Event'
const MAX_CAMPAIGN_LENGTH = 200

interface Registered {
  registration: Pick<StoredRegistration, 'id' | 'state'>
  /** Whether it has a seat, or would have one if it was not spam. */
  hasSeat: boolean
  event: BookedEvent
  isNew: boolean
}

/**
 * Registers a person for an event, or adds the person to its waiting list. The lock of the event makes
 * seats safe against concurrent registrations. Returns the existing registration if there is one
 * with the same name and e-mail address.
 * @param checksSpam false for people of the office
 */
export async function register(
  app: FastifyInstance,
  sent: NewRegistration,
  checksSpam: boolean,
): Promise<Registered> {
  const { services } = app
  const event_id = sent.event.toLowerCase()
  const office = await app.office.read()
  return app.db.transaction().execute(async (db) => {
    await acquireLock(db, 'event', event_id)
    const event = await findEvent(office, db, event_id)
    if (!event) throw new NotFound('Event')
    if (event.state !== 'open') throw new Conflict('Registration for this event is closed.')
    await fillSeats(db, event)
    const existing = await findSame(db, sent)
    const counts = (await countByEvent(db, [event_id]))(event_id)
    const hasSeat = !isFull(event.content, counts)
    if (existing) {
      const { state } = existing
      const isSeated = state === 'registered' || (state === 'spam' && hasSeat)
      return { registration: existing, hasSeat: isSeated, event, isNew: false }
    }
    const { note = '', ...person } = sent
    const message = { ...person, message: note }
    const spam_reason = checksSpam
      ? ((await services.spam.findSpamReason(app, db, message, app.isSuggested)) ?? null)
      : null
    const seatState = hasSeat ? 'registered' : 'waiting'
    const row = {
      id: newId(),
      event_id,
      state: spam_reason ? ('spam' as const) : seatState,
      spam_reason,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      note,
      language: sent.language ?? defaultLanguage,
      consent: sent.consent ?? '',
      created_at: new Date().toISOString(),
    } as const
    const lead_id = spam_reason ? null : await recordLead(app, db, { event, row })
    const added = { ...row, lead_id, moved_up_at: null, informed_at: null, cancelled_at: null }
    await db.insertInto('event_registrations').values(added).execute()
    if (spam_reason) return { registration: row, hasSeat, event, isNew: true }
    await queueMail(db, event, { registration_id: row.id, kind: seatState })
    if (hasSeat) await publishSeats(app, db, event, false)
    return { registration: row, hasSeat, event, isNew: true }
  })
}

/** Finds a registration of the same person that is not cancelled. */
function findSame(db: Database, { event, name, email }: NewRegistration) {
  return db
    .selectFrom('event_registrations')
    .select(['id', 'state'])
    .where('event_id', '=', event.toLowerCase())
    .where('state', '<>', 'cancelled')
    .where('name', '=', name)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

interface Booking {
  event: BookedEvent
  row: Pick<StoredRegistration, 'state' | 'name' | 'email' | 'phone' | 'note' | 'language'> & {
    consent: string
    created_at: string
  }
}

/** Records the registration as an enquiry. Returns the id of its lead. */
export async function recordLead(app: FastifyInstance, db: Database, { event, row }: Booking) {
  const { name, email, phone, note, language, consent, created_at: at } = row
  const { title, address: page } = event
  const what = row.state === 'waiting' ? 'Waiting list of' : 'Registration for'
  const enquiry: Enquiry = {
    channel: 'form',
    person: { name, email, phone },
    countries: [],
    language,
    text: `${what} “${title}” on ${event.content.date}${note && `\n\n${note}`}`,
    at,
    origin: { source: SOURCE, campaign: title.slice(0, MAX_CAMPAIGN_LENGTH), page },
    consent,
    // Only a note needs a reply of a person.
    firstResponse: note ? undefined : { at, by: null, minutes: null },
    notifiesOffice: true,
    isConfirmed: true,
  }
  const { id } = await app.services.leads.recordEnquiry(db, enquiry)
  return id
}

/** Updates the cached pages of an event if it has become full, or has seats again. */
export async function publishSeats(
  app: FastifyInstance,
  db: Database,
  { id, content }: BookedEvent,
  wasFull: boolean,
) {
  const counts = (await countByEvent(db, [id]))(id)
  if (isFull(content, counts) !== wasFull) await app.responseCache.recordChange(db)
}

/** Cancels a registration and gives its seat to the first person who waits. The event must be locked. */
export async function cancel(
  app: FastifyInstance,
  db: Database,
  { id, event_id, office }: Pick<StoredRegistration, 'id' | 'event_id'> & { office: Clock },
) {
  const event = await findEvent(office, db, event_id)
  const counts = (await countByEvent(db, [event_id]))(event_id)
  const cancelled_at = new Date().toISOString()
  await db
    .updateTable('event_registrations')
    .set({ state: 'cancelled', cancelled_at, is_attended: 0 })
    .where('id', '=', id)
    .execute()
  if (!event) return undefined
  await fillSeats(db, event)
  await publishSeats(app, db, event, isFull(event.content, counts))
  return event
}

/** What the link in a mail contains. */
interface Secret {
  registration: string
  code: string
}

type KeyDerivation = Pick<FastifyInstance, 'deriveKey'>

function isCode(app: KeyDerivation, { registration, code }: Secret) {
  const expected = Buffer.from(deriveMailSecret(app, toSalt(registration.toLowerCase())))
  const given = Buffer.from(code)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Returns a registration as its person sees it. Throws NotFound. */
export async function readOwn(app: FastifyInstance, secret: Secret): Promise<OwnRegistration> {
  const registration = await findOwn(app, app.db, secret)
  const { state, event_id, language } = registration
  const event = await findEvent(await app.office.read(), app.db, event_id)
  if (state === 'spam' || !event) throw new NotFound('Registration')
  const translation = await app.db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published_version'),
    )
    .select('page_versions.title')
    .where('translation_of', '=', event_id)
    .where('language', '=', language)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  const times = toLocalTimes(event.content)
  const is_over = event.endsAt.getTime() <= Date.now()
  return { state, title: translation?.title ?? event.title, ...times, is_over }
}

async function findOwn(app: KeyDerivation, db: Database, secret: Secret) {
  const found = isCode(app, secret) && (await find(db, secret.registration.toLowerCase()))
  if (!found) throw new NotFound('Registration')
  return found
}

/** Cancels a registration for its person, unless the event is over. Throws NotFound. */
export async function cancelOwn(app: FastifyInstance, secret: Secret) {
  const { event_id } = await findOwn(app, app.db, secret)
  const office = await app.office.read()
  await app.db.transaction().execute(async (db) => {
    await acquireLock(db, 'event', event_id)
    const registration = await findOwn(app, db, secret)
    const event = await findEvent(office, db, event_id)
    const isActive = registration.state === 'registered' || registration.state === 'waiting'
    if (!event || !isActive || event.endsAt.getTime() <= Date.now()) return
    await cancel(app, db, { ...registration, office })
  })
  return readOwn(app, secret)
}

const columns = [
  'id',
  'event_id',
  'lead_id',
  'state',
  'spam_reason',
  'name',
  'email',
  'phone',
  'note',
  'language',
  'created_at',
  'moved_up_at',
  'informed_at',
  'cancelled_at',
] as const

/** Selects registrations as the API returns them. */
export const selectRegistrations = (db: Database) =>
  db.selectFrom('event_registrations').select(columns).select('is_attended')

export const toRegistration = <Row extends { is_attended: number }>({
  is_attended,
  ...row
}: Row) => ({ ...row, is_attended: is_attended === 1 })

export async function find(db: Database, id: string): Promise<StoredRegistration | undefined> {
  const row = await selectRegistrations(db).where('id', '=', id).executeTakeFirst()
  return row && toRegistration(row)
}

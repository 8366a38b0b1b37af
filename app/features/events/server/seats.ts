import { selectContents, toPublished } from '#app/features/pages/server/store.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { EventContent } from '../event-contract.ts'
import type { MailKind } from '../mails/mail-kinds.ts'
import { type Clock, findState, toLocalTimes, toMoment } from './event-times.ts'
import { sendRegistrationMail } from './registration-mail.ts'

/** A published event with its registration. */
export interface BookedEvent {
  /** The id of the source page. */
  id: string
  address: string
  title: string
  content: EventContent
  startsAt: Date
  endsAt: Date
  /** Whether visitors can register, also for the waiting list. */
  state: 'open' | 'closed' | 'none'
}

/**
 * Finds a published event by the id of its source page. Transactions read the office before they start,
 * because they must not wait for another connection.
 */
export async function findEvent(
  office: Clock,
  db: Database,
  id: string,
): Promise<BookedEvent | undefined> {
  const row = await selectContents(db)
    .where('pages.id', '=', id)
    .where('type', '=', 'event')
    .where('translation_of', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { address, title, content: published } = toPublished(row)
  const content = published as unknown as EventContent
  const { starts, ends } = toLocalTimes(content)
  const startsAt = toMoment(office, starts)
  const endsAt = toMoment(office, ends)
  return { id, address, title, content, startsAt, endsAt, state: findState(content, startsAt) }
}

interface Counts {
  registered: number
  waiting: number
  attended: number
}

/** Returns a function from the id of an event to its numbers of registrations. */
export async function countByEvent(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('event_registrations')
    .select((count) => ['event_id', 'state', count.fn.countAll<number>().as('total')])
    .select((count) => count.fn.sum<number>('is_attended').as('attended'))
    .where('event_id', 'in', [...ids, ''])
    .groupBy(['event_id', 'state'])
    .execute()
  return (id: string): Counts => {
    const find = (state: string) => rows.find((row) => row.event_id === id && row.state === state)
    return {
      registered: Number(find('registered')?.total ?? 0),
      waiting: Number(find('waiting')?.total ?? 0),
      attended: Number(find('registered')?.attended ?? 0),
    }
  }
}

type Seats = Pick<EventContent, 'seats'>

/** Whether a further person has to wait. People who wait already come first. */
export const isFull = ({ seats }: Seats, { registered, waiting }: Omit<Counts, 'attended'>) =>
  seats > 0 && registered + waiting >= seats

/** Queues a mail to the registered person in the transaction of the change. */
export const queueMail = (
  db: Database,
  { title }: Pick<BookedEvent, 'title'>,
  { registration_id, kind }: { registration_id: string; kind: MailKind },
) => addJob(db, sendRegistrationMail, { payload: { registration_id, kind }, subject: title })

/** Gives a registration a seat. `moved_up`: it had to wait before. */
export async function giveSeat(
  db: Database,
  event: BookedEvent,
  { id, kind }: { id: string; kind: 'moved_up' | 'registered' },
) {
  const moved_up_at = kind === 'moved_up' ? new Date().toISOString() : null
  await db
    .updateTable('event_registrations')
    .set({ state: 'registered', moved_up_at, cancelled_at: null })
    .where('id', '=', id)
    .execute()
  await queueMail(db, event, { registration_id: id, kind })
}

/**
 * Gives free seats to people who wait, in the order of their registrations, until the event starts. The
 * event must be locked.
 */
export async function fillSeats(db: Database, event: BookedEvent) {
  if (event.startsAt.getTime() <= Date.now()) return
  const { seats } = event.content
  const { registered, waiting } = (await countByEvent(db, [event.id]))(event.id)
  const free = seats === 0 ? waiting : Math.min(waiting, seats - registered)
  if (free <= 0) return
  const next = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', event.id)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(free)
    .execute()
  for (const { id } of next) await giveSeat(db, event, { id, kind: 'moved_up' })
}

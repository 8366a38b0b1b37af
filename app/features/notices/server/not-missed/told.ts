import type { FastifyInstance } from 'fastify'
import type { Asked } from '#app/base/server/asked.ts'
import type { Database } from '#database/connect.ts'
import type { AskedOne, Told } from '../../not-missed-contract.ts'

type ToldOf = Pick<AskedOne, 'told' | 'was_shown' | 'is_untold'>

/** Of each of these who was to be told of it, in the order in which they were. */
export async function listTold({ db, keepers }: FastifyInstance, rows: Asked[]) {
  const about = rows.flatMap(({ entry_id, user_id }) => [entry_id ?? [], user_id ?? []].flat())
  const notices = about.length > 0 ? await listNotices(db, [...new Set(about)]) : []
  const byAbout = Map.groupBy(notices, ({ about_id }) => about_id)
  const people = [...new Set(notices.flatMap(({ person_id }) => person_id ?? []))]
  const names = await keepers.people.listNames(db, people)
  return ({ entry_id, user_id, at }: Asked): ToldOf => {
    const own = [entry_id, user_id]
      .flatMap((id) => byAbout.get(id) ?? [])
      .filter(({ created_at }) => created_at >= at)
    const told = own.flatMap((row) => toTold(row, names)).toSorted(byMoment)
    const was_shown = own.some(({ kind }) => kind === 'shown')
    return { told, was_shown, is_untold: !was_shown && !told.some(({ state }) => state === 'sent') }
  }
}

type Notice = Awaited<ReturnType<typeof listNotices>>[number]

function listNotices(db: Database, about: string[]) {
  return db
    .selectFrom('notices')
    .leftJoin('notice_tellings', 'notice_id', 'notices.id')
    .leftJoin('mails', 'mails.id', 'mail_id')
    .select(['about_id', 'notices.kind', 'notices.created_at', 'notice_tellings.person_id'])
    .select(['channel', 'told_at', 'mail_id', 'mails.state', 'mails.sent_at', 'mails.answer'])
    .where('about_id', 'in', about)
    .execute()
}

function toTold(notice: Notice, names: Map<string, string>): Told[] {
  const { kind, person_id, channel, told_at, mail_id, state, sent_at, answer } = notice
  if (!person_id || (channel !== 'mail' && channel !== 'push')) return []
  const common: Omit<Told, 'state' | 'at'> = {
    name: names.get(person_id) ?? 'Somebody',
    channel,
    kind,
    answer: answer ?? '',
  }
  if (!told_at) return [{ ...common, state: 'waiting' as const, at: null }]
  // Mails are forgotten after notices: one that is gone has left.
  if (!mail_id || !state) return [{ ...common, state: 'sent' as const, at: told_at }]
  return [{ ...common, state, at: sent_at }]
}

const byMoment = (one: Told, other: Told) => (one.at ?? '9').localeCompare(other.at ?? '9')

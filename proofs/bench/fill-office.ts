import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import { toRow } from '#app/features/contacts/server/store.ts'
import { type Database, openDatabase } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'

const CONTACTS = 10_000
const ACTIVITIES = 10_000
const CONVERSATIONS = 20_000
/** Per conversation; a million in total. */
const MESSAGES = 50
/** The worst case for the dashboard: every row lies within its 30 days. */
const SPREAD_MS = 29 * 24 * 60 * 60 * 1000
const MOST_PARAMETERS = 30_000

export const rareWord = 'phlebotomy'
export const commonWord = 'nursing'
/** Occurs in as many messages as the rare word. */
export const rareDevanagari = 'नर्सिङ'
export const rareEmoji = '🩺'
/** Occurs in one message of each conversation. */
export const commonDevanagari = 'नमस्ते'
export const commonEmoji = '🙏'
/** A prefix of 10,000 different words, found in 100,000 old messages. */
export const oldPrefix = 'ka'
export const oldWord = 'transcripts'
/** An existing conversation. */
export const visitorId = `visitor-${CONVERSATIONS / 2}`

/** Fills a migrated database (SQLite or PostgreSQL) with the data of a large office after years. */
export async function fillOffice(address: string) {
  const db = openDatabase(address)
  await addMany(db, 'contacts', CONTACTS, makeContact)
  await addMany(db, 'audit_log', ACTIVITIES, makeActivity)
  const ids = Array.from({ length: CONVERSATIONS }, (_, index) =>
    newId({ msecs: momentOf(index, CONVERSATIONS) }),
  )
  await addMany(db, 'conversations', CONVERSATIONS, (index) => makeConversation(ids, index))
  await addMany(db, 'messages', CONVERSATIONS * MESSAGES, (index) => makeMessage(ids, index))
  await db.destroy()
}

/** Inserts rows in large batches. */
export async function addMany<Table extends keyof Tables>(
  db: Database,
  table: Table,
  count: number,
  make: (index: number) => Insertable<Tables[Table]>,
) {
  const most = Math.floor(MOST_PARAMETERS / Object.keys(make(0)).length)
  for (let from = 0; from < count; from += most) {
    const size = Math.min(most, count - from)
    const rows = Array.from({ length: size }, (_, index) => make(from + index))
    await db.insertInto(table).values(rows).execute()
  }
}

const start = Date.now() - SPREAD_MS
const momentOf = (index: number, count: number) => start + Math.floor((SPREAD_MS * index) / count)
const stamp = (msecs: number) => ({
  id: newId({ msecs }),
  created_at: new Date(msecs).toISOString(),
})
const pick = <Value>(values: Value[], index: number) => values[index % values.length] as Value

const names = ['Asha', 'Binod', 'Chandra', 'Deepa', 'Gita', 'Hari', 'kiran', 'Laxmi', 'सुनिता']
const families = ['Gurung', 'Thapa', 'Rai', 'Shrestha', 'tamang', 'Magar', 'Karki']
const countries = ['Australia', 'Canada', 'United Kingdom', 'New Zealand', '']
const subjects = [commonWord, 'engineering', 'hotel management', 'data science', 'accounting']
const question = `I finished grade 12 last year and would like to know which universities take
students like me, what a year costs with rent and food, and how long the visa takes. My uncle
lives there and would help at first. When could I come to your office?`

function makeContact(index: number) {
  const name = `${pick(names, index)} ${pick(families, index)} ${index}`
  const subject = index % 3000 === 1500 ? rareWord : pick(subjects, index)
  return toRow({
    ...stamp(momentOf(index, CONTACTS)),
    name,
    email: `student${(index * 7919) % CONTACTS}@school.example`,
    phone: `+977 98${String((index * 104_729) % 10_000_000).padStart(8, '0')}`,
    country: pick(countries, index),
    message: `Namaste, I want to study ${subject}. ${question}`,
  })
}

function makeActivity(index: number) {
  return {
    ...stamp(momentOf(index, ACTIVITIES)),
    administrator_id: newId(),
    administrator_name: 'Sita',
    action: 'changed',
    subject: 'destination',
    subject_id: newId(),
    subject_name: pick(countries, index),
    before: JSON.stringify({ description: `${question} ${index}` }),
    after: JSON.stringify({ description: `${question} ${index + 1}` }),
  }
}

function makeConversation(ids: string[], index: number) {
  const at = new Date(momentOf(index, CONVERSATIONS)).toISOString()
  return {
    id: ids[index] ?? '',
    user_id: `visitor-${index}`,
    last_seq: MESSAGES,
    message_count: MESSAGES,
    unread: MESSAGES / 2,
    office_read_seq: 0,
    page: '/canada',
    last_message: textOf(MESSAGES, index),
    last_sender: 'admin' as const,
    last_message_at: at,
    created_at: at,
  }
}

function makeMessage(ids: string[], index: number) {
  const conversation = Math.floor(index / MESSAGES)
  const seq = (index % MESSAGES) + 1
  return {
    ...stamp(momentOf(conversation, CONVERSATIONS)),
    conversation_id: ids[conversation] ?? '',
    seq,
    sender: seq % 2 ? ('user' as const) : ('admin' as const),
    message: textOf(seq, conversation),
    administrator_id: null,
  }
}

function textOf(seq: number, conversation: number) {
  const text = `Message ${seq}: which documents does the university ask for?`
  if (seq === 1) return `${commonDevanagari} ${commonEmoji}`
  if (conversation % 4000 === 7 && seq === 25) return `About ${rareWord}?`
  if (conversation % 4000 === 7 && seq === 26) return `${rareDevanagari} पढ्न मिल्छ? ${rareEmoji}`
  if (conversation >= CONVERSATIONS / 2) return text
  if (seq === 31) return `My file is ka${conversation.toString(36)}`
  return seq % 5 === 0 ? `${text} And ${oldWord}?` : text
}

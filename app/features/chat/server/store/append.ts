import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AskedMore, Keepers } from '#app/base/server/keepers.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { addOfficeTime } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { often } from '#database/often.ts'
import { type Details, type NewMessage, welcomeTexts } from '../../contract.ts'
import type { Waiting } from '../api/unseen.ts'
import { watchWaiting } from './late.ts'
import type { Linked } from './linking.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'

/** Who has waited longer, within office hours, is shown as waiting. */
const ANSWER_WITHIN_MS = 10 * 60 * 1000

export interface Origin {
  /** The administrator who writes; null for a visitor and for the welcome messages. */
  administratorId: string | null
  /** The page that the visitor wrote from, '' when unknown. */
  page: string
  /** By which the visitor waits for an answer. */
  hours: OpeningHours
  /** Kept with a conversation that begins with this message. */
  ownerKey: string | null
  /** It changes what is known of a lead, as far as anybody knows. */
  changesLead?: boolean
  /** Comes first where leads may be changed: nobody merges or erases them meanwhile. */
  holdLeads?: (db: Database) => Promise<void>
  /** Where it is of a lead, as far as anybody knows: most questions come while others wait. */
  waiting?: Pick<Keepers['leads'], 'waitingOf' | 'goOnWaiting'>
  /** The visitor has written in a conversation of a lead; returns how that is called. */
  onAsked?: (db: Database, asked: AskedMore) => Promise<string | undefined>
  /** The office has answered in a conversation of a lead. */
  onAnswer?: (db: Database, leadId: string) => Promise<void>
  /** The visitor waits for an answer, since this message or an earlier one. */
  onWaiting?: (db: Database, waiting: Waiting) => Promise<void>
  /** The visitor has said who they are. */
  onDetails?: (db: Database, conversation: Linked, details: Details) => Promise<void>
}

export interface Kept {
  outcome: 'stored' | 'known'
  message: StoredMessage
}

export type Appended =
  | Kept
  /** The id is taken by another text, or nobody may say this as the office. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }

interface Addition extends NewMessage {
  kind: StoredMessage['kind']
}

/** Stores a message as the next of its conversation, once however often it is sent. */
export async function append(db: Database, sent: NewMessage, origin: Origin): Promise<Appended> {
  const isWelcome = sent.sender === 'admin' && origin.administratorId === null
  const addition: Addition = { ...sent, kind: isWelcome ? 'welcome' : 'text' }
  try {
    return await db.transaction().execute(async (transaction) => {
      if (origin.changesLead) await origin.holdLeads?.(transaction)
      const before = isWelcome && (await checkWelcome(transaction, sent))
      return before || (await insert(transaction, addition, origin))
    })
  } catch (error) {
    if (error instanceof RepeatedId) return judgeRepeated(error.stored, sent)
    if (error instanceof ChangesLead) return append(db, sent, { ...origin, changesLead: true })
    throw error
  }
}

/** Thrown to begin anew: leads are to be held first. */
class ChangesLead extends Error {}

/** Thrown to undo the raised seq. */
class RepeatedId extends Error {
  stored: StoredMessage

  constructor(stored: StoredMessage) {
    super('This message is already stored')
    this.stored = stored
  }
}

function judgeRepeated(stored: StoredMessage, sent: NewMessage): Appended {
  const isSame = stored.message === sent.message && stored.sender === sent.sender
  return isSame ? { outcome: 'known', message: stored } : { outcome: 'conflict' }
}

/** The welcome messages come from the browser: each once, and none after a person has answered. */
async function checkWelcome(db: Database, sent: NewMessage): Promise<Appended | undefined> {
  if (!welcomeTexts.some((text) => text === sent.message)) return { outcome: 'refused' }
  await lock(db, `welcome ${sent.user_id}`)
  const answers = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(messageColumns)
    .where('user_id', '=', sent.user_id)
    .where('sender', '=', 'admin')
    .where((is) => is.or([is('kind', '!=', 'welcome'), is('message', '=', sent.message)]))
    .execute()
  const stored = answers.find(({ kind }) => kind === 'welcome')
  if (stored) return { outcome: 'known', message: { ...stored, user_id: sent.user_id } }
  return answers.length > 0 ? { outcome: 'refused' } : undefined
}

/** Raising last_seq locks the conversation, so the order of commits is the order of seq. */
async function insert(db: Database, addition: Addition, origin: Origin): Promise<Appended> {
  const { user_id, sender, message, kind, details, id = newId() } = addition
  const conversation = await raiseSeq(db, addition, origin)
  const { last_seq: seq, created_at, lead_id, waiting, answer_due_at, waitsSinceNow } = conversation
  const row = {
    seq,
    id: id.toLowerCase(),
    sender,
    message,
    created_at,
    kind,
    administrator_id: origin.administratorId,
  }
  const added = await db
    .insertInto('messages')
    .values({ ...row, conversation_id: conversation.id })
    .onConflict((conflict) => conflict.columns(['id', 'conversation_id']).doNothing())
    .returning('id')
    .modifyEnd(often)
    .executeTakeFirst()
  if (!added) throw new RepeatedId(await findStored(db, conversation.id, id, user_id))
  let who: string | undefined
  if (lead_id && kind === 'text') {
    // Whoever waits since now was answered meanwhile.
    if (waiting && !waitsSinceNow) who = await origin.waiting?.goOnWaiting(db, lead_id, waiting)
    else if (!origin.changesLead) throw new ChangesLead()
    else if (sender === 'admin') await origin.onAnswer?.(db, lead_id)
    else if (!details) {
      const asked = { leadId: lead_id, text: message, at: created_at, about: user_id }
      who = await origin.onAsked?.(db, asked)
    }
  }
  if (answer_due_at && sender === 'user') {
    if (waitsSinceNow) await watchWaiting(db, { user_id, due_at: answer_due_at })
    const unseen = { user_id, message, answer_due_at, lead_id, who }
    if (!details) await origin.onWaiting?.(db, unseen)
  }
  if (details) await origin.onDetails?.(db, { ...conversation, user_id, closed_at: null }, details)
  return { outcome: 'stored', message: { ...row, user_id } }
}

async function raiseSeq(
  db: Database,
  { user_id, sender, message, kind }: Addition,
  { page, ownerKey, hours, changesLead, waiting }: Origin,
) {
  const at = new Date()
  const now = at.toISOString()
  const unread = sender === 'user' ? 1 : 0
  const dueAt = answerDueAfter(hours, at)
  // Asked along: by itself it would cost each message a round trip.
  const isFurther = waiting && sender === 'user' && !changesLead
  const waitsOf = isFurther ? waiting.waitingOf(db, sql.ref('conversations.lead_id')) : sql`null`
  const raised = await db
    .insertInto('conversations')
    .values({
      id: newId(),
      user_id,
      last_seq: 1,
      message_count: 1,
      unread,
      office_read_seq: 0,
      page,
      last_message: message,
      last_sender: sender,
      last_message_at: now,
      created_at: now,
      owner_key: ownerKey,
      answer_due_at: sender === 'user' ? dueAt : null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        last_seq: sql`conversations.last_seq + 1`,
        message_count: sql`conversations.message_count + 1`,
        unread: sql`conversations.unread + ${unread}`,
        ...(page && { page }),
        // They wait since the first of their messages that nobody has answered.
        ...(sender === 'user' && {
          answer_due_at: sql`coalesce(${openDueAt}, ${dueAt})`,
          closed_at: null,
        }),
        // The welcome is nobody's answer.
        ...(sender === 'admin' && kind !== 'welcome' && { answer_due_at: null }),
        last_message: message,
        last_sender: sender,
        // Clocks of several servers differ; within a conversation time never runs backwards.
        last_message_at: sql`case when conversations.last_message_at > ${now}
            then conversations.last_message_at else ${now} end`,
      }),
    )
    .returning([
      'id',
      'last_seq',
      'lead_id',
      'answer_due_at',
      sql<string>`last_message_at`.as('created_at'),
      sql<string | null>`${waitsOf}`.as('waiting'),
    ])
    .modifyEnd(often)
    .executeTakeFirstOrThrow()
  return { ...raised, waitsSinceNow: raised.answer_due_at === dueAt }
}

/** What was due before the office was done with it is not due any more. */
const openDueAt = sql`case when conversations.closed_at is null then conversations.answer_due_at end`

/** Of two messages no two moments, also while the office is closed: its milliseconds are the message's. */
function answerDueAfter(hours: OpeningHours, at: Date) {
  const due = addOfficeTime(hours, at, ANSWER_WITHIN_MS)
  due.setMilliseconds(at.getMilliseconds())
  return due.toISOString()
}

async function findStored(db: Database, conversationId: string, id: string, user_id: string) {
  const stored = await db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirstOrThrow()
  return { ...stored, user_id }
}

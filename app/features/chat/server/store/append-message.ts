import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AskedMore, Services } from '#app/base/server/services.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { addOfficeTime } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { often } from '#database/often.ts'
import { type Details, type NewMessage, welcomeTexts } from '../../contract.ts'
import type { AwaitingVisitor } from '../api/notify-awaiting-reply.ts'
import type { LockedConversation } from './linking.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'
import { scheduleOverdueNotification } from './overdue-reply.ts'

/** Who has waited longer, within office hours, is shown as waiting. */
const RESPONSE_TARGET_MS = 10 * 60 * 1000

export interface AppendContext {
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
  lockLeads?: (db: Database) => Promise<void>
  /** Where it is of a lead, as far as anybody knows: most questions come while others wait. */
  waiting?: Pick<Services['leads'], 'waitingOf' | 'goOnWaiting'>
  /** The visitor has written in a conversation of a lead; returns how that is called. */
  onQuestion?: (db: Database, question: AskedMore) => Promise<string | undefined>
  /** The office has answered in a conversation of a lead. */
  onReply?: (db: Database, leadId: string) => Promise<void>
  /** The visitor waits for an answer, since this message or an earlier one. */
  onAwaitingReply?: (db: Database, waiting: AwaitingVisitor) => Promise<void>
  /** The visitor has said who they are. */
  onDetails?: (db: Database, conversation: LockedConversation, details: Details) => Promise<void>
}

export interface StoredResult {
  outcome: 'stored' | 'known'
  message: StoredMessage
}

export type AppendResult =
  | StoredResult
  /** The id is taken by another text, or nobody may say this as the office. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }

interface MessageToStore extends NewMessage {
  kind: StoredMessage['kind']
}

/** Stores a message as the next of its conversation, once however often it is sent. */
export async function appendMessage(
  db: Database,
  sent: NewMessage,
  context: AppendContext,
): Promise<AppendResult> {
  const isWelcome = sent.sender === 'admin' && context.administratorId === null
  const toStore: MessageToStore = { ...sent, kind: isWelcome ? 'welcome' : 'text' }
  try {
    return await db.transaction().execute(async (transaction) => {
      if (context.changesLead) await context.lockLeads?.(transaction)
      const before = isWelcome && (await checkWelcome(transaction, sent))
      return before || (await insertMessage(transaction, toStore, context))
    })
  } catch (error) {
    if (error instanceof RepeatedId) return resolveRepeatedId(error.stored, sent)
    if (error instanceof ChangesLead)
      return appendMessage(db, sent, { ...context, changesLead: true })
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

function resolveRepeatedId(stored: StoredMessage, sent: NewMessage): AppendResult {
  const isSame = stored.message === sent.message && stored.sender === sent.sender
  return isSame ? { outcome: 'known', message: stored } : { outcome: 'conflict' }
}

/** The welcome messages come from the browser: each once, and none after a person has answered. */
async function checkWelcome(db: Database, sent: NewMessage): Promise<AppendResult | undefined> {
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
async function insertMessage(
  db: Database,
  toStore: MessageToStore,
  context: AppendContext,
): Promise<AppendResult> {
  const { user_id, sender, message, kind, details, id = newId() } = toStore
  const conversation = await advanceConversation(db, toStore, context)
  const {
    last_seq: seq,
    created_at,
    lead_id,
    waiting,
    response_due_at,
    startsWaiting,
  } = conversation
  const row = {
    seq,
    id: id.toLowerCase(),
    sender,
    message,
    created_at,
    kind,
    administrator_id: context.administratorId,
  }
  const added = await db
    .insertInto('messages')
    .values({ ...row, conversation_id: conversation.id })
    .onConflict((conflict) => conflict.columns(['id', 'conversation_id']).doNothing())
    .returning('id')
    .modifyEnd(often)
    .executeTakeFirst()
  if (!added) throw new RepeatedId(await findStored(db, conversation.id, id, user_id))
  let leadName: string | undefined
  if (lead_id && kind === 'text') {
    // Whoever waits since now was answered meanwhile.
    if (waiting && !startsWaiting)
      leadName = await context.waiting?.goOnWaiting(db, lead_id, waiting)
    else if (!context.changesLead) throw new ChangesLead()
    else if (sender === 'admin') await context.onReply?.(db, lead_id)
    else if (!details) {
      const question = { leadId: lead_id, text: message, at: created_at, about: user_id }
      leadName = await context.onQuestion?.(db, question)
    }
  }
  if (response_due_at && sender === 'user') {
    if (startsWaiting) await scheduleOverdueNotification(db, { user_id, due_at: response_due_at })
    const visitor = { user_id, message, response_due_at, lead_id, who: leadName }
    if (!details) await context.onAwaitingReply?.(db, visitor)
  }
  if (details) await context.onDetails?.(db, { ...conversation, user_id, closed_at: null }, details)
  return { outcome: 'stored', message: { ...row, user_id } }
}

async function advanceConversation(
  db: Database,
  { user_id, sender, message, kind }: MessageToStore,
  { page, ownerKey, hours, changesLead, waiting }: AppendContext,
) {
  const at = new Date()
  const now = at.toISOString()
  const unread = sender === 'user' ? 1 : 0
  const dueAt = computeResponseDue(hours, at)
  // Asked along: by itself it would cost each message a round trip.
  const isFollowUp = waiting && sender === 'user' && !changesLead
  const waitingExpression = isFollowUp
    ? waiting.waitingOf(db, sql.ref('conversations.lead_id'))
    : sql`null`
  const advanced = await db
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
      response_due_at: sender === 'user' ? dueAt : null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        last_seq: sql`conversations.last_seq + 1`,
        message_count: sql`conversations.message_count + 1`,
        unread: sql`conversations.unread + ${unread}`,
        ...(page && { page }),
        // They wait since the first of their messages that nobody has answered.
        ...(sender === 'user' && {
          response_due_at: sql`coalesce(${openDueAt}, ${dueAt})`,
          closed_at: null,
        }),
        // The welcome is nobody's answer.
        ...(sender === 'admin' && kind !== 'welcome' && { response_due_at: null }),
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
      'response_due_at',
      sql<string>`last_message_at`.as('created_at'),
      sql<string | null>`${waitingExpression}`.as('waiting'),
    ])
    .modifyEnd(often)
    .executeTakeFirstOrThrow()
  return { ...advanced, startsWaiting: advanced.response_due_at === dueAt }
}

/** What was due before the office was done with it is not due any more. */
const openDueAt = sql`case when conversations.closed_at is null then conversations.response_due_at end`

/** Of two messages no two moments, also while the office is closed: its milliseconds are the message's. */
function computeResponseDue(hours: OpeningHours, at: Date) {
  const due = addOfficeTime(hours, at, RESPONSE_TARGET_MS)
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

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { OpeningHours } from '#app/contract/office.ts'
import { addOfficeTime } from '#app/features/office/hours-contract.ts'
import type { FurtherEnquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { preparedStatement } from '#database/prepared-statements.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { type Details, type NewMessage, welcomeTexts } from '../../contract.ts'
import type { AwaitingVisitor } from '../api/notify-awaiting-reply.ts'
import type { LockedConversation } from './linking.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'
import { scheduleOverdueNotification } from './overdue-reply.ts'

/** A reply is overdue after this time within office hours. */
const RESPONSE_TARGET_MS = 10 * 60 * 1000

export interface AppendContext {
  /** The author; null for visitors and welcome messages. */
  administratorId: string | null
  /** The visitor's page; '' if it is unknown. */
  page: string
  /** The opening hours from which the due time is computed. */
  hours: OpeningHours
  /** The owner key, stored if this message starts a conversation. */
  ownerKey: string | null
  /** Whether the message may change a lead, so that leads are locked first. */
  changesLead?: boolean
  /** Locks leads against merging and erasure. Called before other locks if a lead may change. */
  lockLeads?: (db: Database) => Promise<void>
  /** Set if the conversation has a lead. Avoids locking all leads if the lead awaits a reply already. */
  leads?: Pick<Services['leads'], 'lockAwaitingLead' | 'extendAwaitingReply'>
  /** Called for a visitor's question in a lead's conversation. Returns the lead's name. */
  onQuestion?: (db: Database, question: FurtherEnquiry) => Promise<string | undefined>
  /** Called for an office reply in a lead's conversation. */
  onReply?: (db: Database, leadId: string) => Promise<void>
  /** Called for a visitor's message that awaits a reply, even if an earlier message does too. */
  onAwaitingReply?: (db: Database, visitor: AwaitingVisitor) => Promise<void>
  /** Called when the visitor has sent contact details. */
  onDetails?: (db: Database, conversation: LockedConversation, details: Details) => Promise<void>
}

export interface StoredResult {
  outcome: 'stored' | 'repeated'
  message: StoredMessage
}

export type AppendResult =
  | StoredResult
  /** `conflict`: another message has this id. `refused`: the sender may not write this as the office. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }

interface MessageToStore extends NewMessage {
  kind: StoredMessage['kind']
}

/** Appends a message to its conversation. A repeated message is stored once. */
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

/** Thrown to roll back and retry with leads locked first. */
class ChangesLead extends Error {}

/** Thrown to roll back the increased seq. */
class RepeatedId extends Error {
  stored: StoredMessage

  constructor(stored: StoredMessage) {
    super('This message is already stored')
    this.stored = stored
  }
}

function resolveRepeatedId(stored: StoredMessage, sent: NewMessage): AppendResult {
  const isSame = stored.message === sent.message && stored.sender === sent.sender
  return isSame ? { outcome: 'repeated', message: stored } : { outcome: 'conflict' }
}

/**
 * Checks a welcome message, which the browser sends. Each is accepted once, and none after an office
 * reply.
 */
async function checkWelcome(db: Database, sent: NewMessage): Promise<AppendResult | undefined> {
  if (!welcomeTexts.some((text) => text === sent.message)) return { outcome: 'refused' }
  await acquireLock(db, `welcome ${sent.user_id}`)
  const answers = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(messageColumns)
    .where('user_id', '=', sent.user_id)
    .where('sender', '=', 'admin')
    .where((is) => is.or([is('kind', '!=', 'welcome'), is('message', '=', sent.message)]))
    .execute()
  const stored = answers.find(({ kind }) => kind === 'welcome')
  if (stored) return { outcome: 'repeated', message: { ...stored, user_id: sent.user_id } }
  return answers.length > 0 ? { outcome: 'refused' } : undefined
}

/** Increases `last_seq`, which locks the conversation, so that transactions commit in the order of seq. */
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
    awaiting_lead,
    response_due_at,
    startsAwaitingReply,
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
    .modifyEnd(preparedStatement)
    .executeTakeFirst()
  if (!added) throw new RepeatedId(await findStored(db, conversation.id, id, user_id))
  let leadName: string | undefined
  if (lead_id && kind === 'text') {
    // If this message starts awaiting a reply, the lead has received a reply meanwhile.
    if (awaiting_lead && !startsAwaitingReply)
      leadName = await context.leads?.extendAwaitingReply(db, lead_id, awaiting_lead)
    else if (!context.changesLead) throw new ChangesLead()
    else if (sender === 'admin') await context.onReply?.(db, lead_id)
    else if (!details) {
      const question = { leadId: lead_id, text: message, at: created_at, about: user_id }
      leadName = await context.onQuestion?.(db, question)
    }
  }
  if (response_due_at && sender === 'user') {
    if (startsAwaitingReply)
      await scheduleOverdueNotification(db, { user_id, due_at: response_due_at })
    const visitor = { user_id, message, response_due_at, lead_id, leadName }
    if (!details) await context.onAwaitingReply?.(db, visitor)
  }
  if (details) await context.onDetails?.(db, { ...conversation, user_id, closed_at: null }, details)
  return { outcome: 'stored', message: { ...row, user_id } }
}

async function advanceConversation(
  db: Database,
  { user_id, sender, message, kind }: MessageToStore,
  { page, ownerKey, hours, changesLead, leads }: AppendContext,
) {
  const at = new Date()
  const now = at.toISOString()
  const unread = sender === 'user' ? 1 : 0
  const dueAt = computeResponseDue(hours, at)
  // In the same statement, to save a round trip for each message.
  const isFollowUp = leads && sender === 'user' && !changesLead
  const awaitingLead = isFollowUp
    ? leads.lockAwaitingLead(db, sql.ref('conversations.lead_id'))
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
        // The response target counts from the first unanswered message.
        ...(sender === 'user' && {
          response_due_at: sql`coalesce(${openDueAt}, ${dueAt})`,
          closed_at: null,
        }),
        // A welcome does not count as a reply.
        ...(sender === 'admin' && kind !== 'welcome' && { response_due_at: null }),
        last_message: message,
        last_sender: sender,
        // Server clocks differ, but times within a conversation must not decrease.
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
      sql<string | null>`${awaitingLead}`.as('awaiting_lead'),
    ])
    .modifyEnd(preparedStatement)
    .executeTakeFirstOrThrow()
  return { ...advanced, startsAwaitingReply: advanced.response_due_at === dueAt }
}

/** The due time of an earlier message; null if the conversation was closed since. */
const openDueAt = sql`case when conversations.closed_at is null then conversations.response_due_at end`

/** Copies the milliseconds of the message, so that due times differ even outside office hours. */
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

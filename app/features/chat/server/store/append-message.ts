import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { type ChangedWords, findWord, originalWelcome } from '#app/contract/office-words.ts'
import { addOfficeTime } from '#app/features/office/hours-contract.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ServerBusy } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, checkLockOrder } from '#database/locks.ts'
import { preparedStatement } from '#database/prepared-statements.ts'
import { rowLock } from '#database/sql-dialect.ts'
import type { ChatFileType, NewMessage } from '../../contract.ts'
import type { ConversationLead } from '../../conversations-contract.ts'
import type { ConversationState } from './conversation-state.ts'
import { saveVisitorDetails } from './linking.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'
import { notifyAwaitingReply, scheduleOverdueNotification } from './overdue-reply.ts'

/** A reply is overdue after this time within office hours. */
const RESPONSE_TARGET_MS = 10 * 60 * 1000
const MAX_WELCOMES = 2

/** A received file. The text of its message is its name. */
interface NewFile {
  type: ChatFileType
  bytes: Buffer
  isScanned: boolean
}

export interface AppendContext {
  /** The author; null for visitors and welcome messages. */
  administratorId: string | null
  /** The visitor's page; '' if it is unknown. */
  page: string
  /** The owner key, stored if this message starts a conversation. */
  ownerKey: string | null
  /** The state of the conversation before; undefined if it is unknown. */
  conversation?: Pick<ConversationState, 'id' | 'lead_id'>
  file?: NewFile
}

export interface StoredResult {
  outcome: 'stored' | 'repeated'
  message: StoredMessage
  /** The lead with which the conversation is linked by the details of this message. */
  linked?: ConversationLead
}

export type AppendResult =
  | StoredResult
  /** `conflict`: another message has this id. `refused`: the sender may not write this as the office. */
  | { outcome: 'conflict' }
  /** `welcome`: the texts in force, in case the welcome was changed meanwhile. */
  | { outcome: 'refused'; welcome?: string[] }

interface Append extends Omit<AppendContext, 'conversation' | 'file'> {
  app: FastifyInstance
  sent: NewMessage & { id: string }
  kind: StoredMessage['kind']
  hours: Awaited<ReturnType<FastifyInstance['office']['read']>>
  at: Date
  file?: NewFile & { id: string }
  /** Whether leads are locked against merging and erasure, so that the message may change one. */
  areLeadsLocked: boolean
}

/** Appends a message to its conversation. A repeated message is stored once. */
export async function appendMessage(
  app: FastifyInstance,
  sent: NewMessage,
  { conversation, file, ...context }: AppendContext,
): Promise<AppendResult> {
  const { administratorId } = context
  const hours = await app.office.read()
  const isWelcome = sent.sender === 'admin' && administratorId === null
  const id = (sent.id ?? newId()).toLowerCase()
  const attempt = (options: { startsConversation: boolean; areLeadsLocked: boolean }) =>
    app.db.transaction().execute(async (db) => {
      if (options.areLeadsLocked) await app.services.leads.preventMerges(db)
      const refused = isWelcome && (await checkWelcome(db, sent, hours.words, app.services))
      if (refused) return refused
      const append: Append = {
        ...context,
        app,
        sent: { ...sent, id },
        file: file && { ...file, id: newId() },
        kind: isWelcome ? 'welcome' : 'text',
        hours,
        at: new Date(),
        areLeadsLocked: options.areLeadsLocked,
      }
      if (options.startsConversation) await startConversation(db, append)
      return storeMessage(db, append)
    })
  const first = await attempt({
    startsConversation: !conversation?.id,
    areLeadsLocked: Boolean((administratorId && conversation?.lead_id) || sent.details),
  })
  if (first) return first
  // The lead must be locked first, or the conversation was deleted meanwhile.
  const second = await attempt({ startsConversation: true, areLeadsLocked: true })
  if (!second) throw new ServerBusy(1)
  return second
}

/**
 * Checks a welcome message, which the browser sends: one of the two texts in force in the language
 * of the page, or of the specification. Each is accepted once, at most two in a conversation, and
 * none after an office reply.
 */
async function checkWelcome(
  db: Database,
  sent: NewMessage,
  words: ChangedWords,
  { officeWords }: Services,
): Promise<AppendResult | undefined> {
  const isWelcome = [...originalWelcome, ...listWelcome(words, sent)].includes(sent.message)
  if (!isWelcome) {
    // Another server may have changed the texts just now.
    const welcome = listWelcome(await officeWords.listChanged(db), sent)
    if (!welcome.includes(sent.message)) return { outcome: 'refused', welcome }
  }
  await acquireLock(db, 'welcome', sent.user_id)
  const answers = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(messageColumns)
    .where('user_id', '=', sent.user_id)
    .where('sender', '=', 'admin')
    .orderBy('seq')
    .limit(MAX_WELCOMES + 1)
    .execute()
  const stored = answers.find(({ kind, message }) => kind === 'welcome' && message === sent.message)
  if (stored) return { outcome: 'repeated', message: { ...stored, user_id: sent.user_id } }
  const isReplied = answers.some(({ kind }) => kind !== 'welcome')
  return isReplied || answers.length >= MAX_WELCOMES ? { outcome: 'refused' } : undefined
}

/** Returns the two welcome texts in force in the language of the page. */
const listWelcome = (words: ChangedWords, { language = defaultLanguage }: NewMessage) =>
  (['chat_welcome', 'chat_welcome_contact'] as const).map(
    (name) => findWord(words, language, name).text,
  )

/** Stores the message; undefined, without any change, if it may change a lead that is not locked. */
async function storeMessage(db: Database, append: Append): Promise<AppendResult | undefined> {
  const { sent, kind, at, app, hours, administratorId } = append
  const { id, user_id, sender, message, language = '', details } = sent
  const inserted = await insertMessage(db, append)
  if (!inserted) return findStored(db, append)
  const { seq, created_at } = inserted
  const dueAt = computeResponseDue(hours, at)
  const conversation = await updateConversation(db, append, { ...inserted, dueAt })
  const { lead_id, response_due_at } = conversation
  await addFile(db, append, { conversation_id: inserted.conversation_id, lead_id })
  const startsAwaitingReply = response_due_at === dueAt
  const leadName =
    lead_id && (await updateLead(db, append, { ...conversation, lead_id, created_at }))
  if (response_due_at && sender === 'user') {
    if (startsAwaitingReply)
      await scheduleOverdueNotification(db, { user_id, due_at: response_due_at })
    const visitor = { user_id, message, response_due_at, lead_id, leadName: leadName || undefined }
    if (!details) await notifyAwaitingReply(app, db, visitor, hours)
  }
  const linked =
    details &&
    (await saveVisitorDetails(
      { db, services: app.services },
      { id: inserted.conversation_id, user_id, language, lead_id, created_at, closed_at: null },
      details,
      hours,
    ))
  return {
    outcome: 'stored',
    message: {
      id,
      seq,
      sender,
      message,
      created_at,
      kind,
      administrator_id: administratorId,
      file_id: append.file?.id ?? null,
      user_id,
    },
    linked,
  }
}

/**
 * Locks the conversation, so that transactions commit in the order of seq, and inserts the message
 * with the next seq. Inserts nothing if the message is stored already, if there is no conversation,
 * or if the message may change a lead that is not locked.
 */
function insertMessage(db: Database, { sent, kind, at, administratorId, ...append }: Append) {
  checkLockOrder(db, 'conversation_row')
  const now = at.toISOString()
  const values = {
    conversation_id: sql.ref<string>('conversation.id'),
    seq: sql<number>`last_seq + 1`,
    id: sql.val(sent.id),
    sender: sql.val(sent.sender),
    message: sql.val(sent.message),
    // Server clocks differ, but times within a conversation must not decrease.
    created_at: sql<string>`case when last_message_at > ${now} then last_message_at else ${now} end`,
    kind: sql.val(kind),
    administrator_id: sql.val(administratorId),
    file_id: sql.val(append.file?.id ?? null),
  }
  // A lead that awaits a reply already is locked without waiting.
  const changesNoLead =
    sent.sender === 'admin'
      ? sql<boolean>`lead_id is null`
      : sql<boolean>`(lead_id is null or (${openDueAt} is not null
          and ${append.app.services.leads.lockAwaitingLead(db, sql.ref('conversation.lead_id'))} is not null))`
  return db
    .with('conversation', (query) =>
      query
        .selectFrom('conversations')
        .select(['id', 'last_seq', 'last_message_at', 'lead_id', 'closed_at', 'response_due_at'])
        .where('user_id', '=', sent.user_id)
        .modifyEnd(rowLock(db, 'update')),
    )
    .insertInto('messages')
    .columns(Object.keys(values) as (keyof typeof values)[])
    .expression((query) =>
      query
        .selectFrom('conversation')
        .select(Object.entries<RawBuilder<unknown>>(values).map(([name, value]) => value.as(name)))
        .where(kind === 'welcome' || append.areLeadsLocked ? sql<boolean>`1 = 1` : changesNoLead),
    )
    .onConflict((conflict) => conflict.columns(['id', 'conversation_id']).doNothing())
    .returning(['conversation_id', 'seq', 'created_at'])
    .modifyEnd(preparedStatement)
    .executeTakeFirst()
}

/** Stores the file of the message with it, so that neither exists without the other. */
async function addFile(
  db: Database,
  { app, sent, file, administratorId }: Append,
  conversation: { conversation_id: string; lead_id: string | null },
) {
  if (!file) return
  const author_id = administratorId ?? ''
  await app.services.leadFiles.add(db, { ...conversation, ...file, name: sent.message, author_id })
}

/** Returns the result for a message with the same id; undefined if there is none. */
async function findStored(
  db: Database,
  { sent, file, app }: Append,
): Promise<AppendResult | undefined> {
  const stored = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select([...messageColumns, 'user_id'])
    .where('user_id', '=', sent.user_id)
    .where('messages.id', '=', sent.id)
    .executeTakeFirst()
  if (!stored) return undefined
  const storedFile = await app.services.leadFiles.listById(
    db,
    stored.file_id ? [stored.file_id] : [],
  )
  const isSameFile = storedFile.get(stored.file_id ?? '')?.size === file?.bytes.length
  const isSame = stored.message === sent.message && stored.sender === sent.sender && isSameFile
  return isSame ? { outcome: 'repeated', message: stored } : { outcome: 'conflict' }
}

/** Creates the conversation, without messages, unless it exists. */
async function startConversation(db: Database, { sent, at, page, ownerKey }: Append) {
  await db
    .insertInto('conversations')
    .values({
      id: newId(),
      user_id: sent.user_id,
      last_seq: 0,
      message_count: 0,
      unread: 0,
      office_read_seq: 0,
      page,
      last_message: '',
      last_sender: sent.sender,
      last_message_at: null,
      created_at: at.toISOString(),
      owner_key: ownerKey,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .modifyEnd(preparedStatement)
    .execute()
}

interface InsertedMessage {
  conversation_id: string
  seq: number
  created_at: string
  /** The due time of a reply to this message. */
  dueAt: string
}

function updateConversation(
  db: Database,
  { sent: { sender, message, language }, kind, page, app, ...append }: Append,
  { conversation_id, seq, created_at, dueAt }: InsertedMessage,
) {
  const isFromVisitor = sender === 'user'
  // A welcome does not count as a reply.
  const replied = kind === 'welcome' ? undefined : null
  const awaitingLead =
    isFromVisitor && !append.areLeadsLocked
      ? app.services.leads.lockAwaitingLead(db, sql.ref('conversations.lead_id'))
      : sql<null>`null`
  return db
    .updateTable('conversations')
    .set({
      last_seq: seq,
      message_count: sql`message_count + 1`,
      unread: isFromVisitor ? sql`unread + 1` : undefined,
      page: page || undefined,
      language: append.administratorId ? undefined : language,
      // The response target counts from the first unanswered message.
      response_due_at: isFromVisitor ? sql`coalesce(${openDueAt}, ${dueAt})` : replied,
      closed_at: isFromVisitor ? null : undefined,
      last_message: message,
      last_sender: sender,
      last_message_at: created_at,
    })
    .where('id', '=', conversation_id)
    .returning([
      'lead_id',
      'response_due_at',
      sql<string | null>`${awaitingLead}`.as('awaiting_lead'),
    ])
    .modifyEnd(preparedStatement)
    .executeTakeFirstOrThrow()
}

/** Records the message with the lead of the conversation. Returns the lead's name, if it is known. */
async function updateLead(
  db: Database,
  { app, sent, kind, hours, administratorId: by, areLeadsLocked }: Append,
  { lead_id: leadId, awaiting_lead, created_at: at }: LinkedMessage,
) {
  const { leads } = app.services
  if (kind === 'welcome') return undefined
  if (awaiting_lead) return leads.extendAwaitingReply(db, leadId, awaiting_lead)
  if (!areLeadsLocked) return undefined
  if (sent.sender === 'admin') return void (await leads.recordResponse(db, { leadId, by }, hours))
  if (sent.details) return undefined
  return leads.recordFurtherEnquiry(db, { leadId, text: sent.message, at, about: sent.user_id })
}

interface LinkedMessage {
  lead_id: string
  awaiting_lead: string | null
  created_at: string
}

/** The due time of an earlier message; null if the conversation was closed since. */
const openDueAt = sql`case when closed_at is null then response_due_at end`

/** Copies the milliseconds of the message, so that due times differ even outside office hours. */
function computeResponseDue(hours: OpeningHours, at: Date) {
  const due = addOfficeTime(hours, at, RESPONSE_TARGET_MS)
  due.setMilliseconds(at.getMilliseconds())
  return due.toISOString()
}

import type { AllHours } from '#app/contract/office.ts'
import { measureOfficeTime } from '#app/features/office/hours-contract.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import type { Database } from '#database/connect.ts'
import type { Details } from '../../contract.ts'
import type { ConversationLead } from '../../conversations-contract.ts'
import { closeEnquiries } from './close.ts'

const MINUTE_MS = 60_000
const TRANSCRIPT_LINES = 5

/** Locks the conversation against new messages until the transaction ends, and returns it. */
export async function lockConversation(db: Database, user_id: string) {
  return db
    .updateTable('conversations')
    .set((is) => ({ lead_id: is.ref('lead_id') }))
    .where('user_id', '=', user_id)
    .where('last_message_at', 'is not', null)
    .returning(['id', 'user_id', 'language', 'lead_id', 'created_at', 'closed_at'])
    .executeTakeFirst()
}

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

interface LinkOptions {
  /** Whether the office is notified of the enquiry. */
  notifiesOffice?: boolean
  /** The administrator to whom a new lead is assigned. */
  ownerId?: string
}

/** Links the conversation to a matching or a new lead. Returns the lead's name. */
export async function linkToLead(
  { db, services }: AppContext,
  conversation: LockedConversation,
  { name, phone = '', email = '', origin, consent, language }: Details,
  hours: AllHours,
  { notifiesOffice, ownerId }: LinkOptions,
) {
  const { id, user_id, created_at, closed_at } = conversation
  const { lines, asked_at, answer } = await readTranscript(db, id)
  const at = asked_at ?? created_at
  const { id: lead_id } = await services.leads.recordEnquiry(db, {
    channel: 'chat',
    countries: [],
    about: user_id,
    at,
    consent,
    language: language || conversation.language || undefined,
    notifiesOffice,
    initialValues: ownerId ? { owner_id: ownerId } : undefined,
    origin: readSentOrigin(origin),
    person: { name, phone, email },
    text: lines,
    firstResponse: answer && {
      at: answer.created_at,
      by: answer.administrator_id,
      minutes: Math.floor(
        measureOfficeTime(hours, new Date(at), new Date(answer.created_at)) / MINUTE_MS,
      ),
    },
  })
  // The reply counts as the response to earlier enquiries by other channels too.
  if (answer) {
    const { administrator_id: by, created_at: at } = answer
    await services.leads.recordResponse(db, { leadId: lead_id, by, at }, hours)
  }
  await db.updateTable('conversations').set({ lead_id }).where('id', '=', id).execute()
  await services.leadFiles.setLead(db, [id], lead_id)
  if (closed_at) await closeEnquiries({ db, services }, { user_id, lead_id, closed_at })
  const names = await services.leads.listNames(db, [lead_id])
  return { ...conversation, lead_id, name: names.get(lead_id) ?? name }
}

/**
 * Links the conversation to a lead by the visitor's details. If it has a lead already, adds the
 * details to that lead, so that a mistyped number creates no second lead.
 */
export async function saveVisitorDetails(
  context: AppContext,
  conversation: LockedConversation,
  details: Details,
  hours: AllHours,
): Promise<ConversationLead> {
  const { db, services } = context
  const { user_id, lead_id } = conversation
  if (!lead_id) {
    const { name: user_name, lead_id: id } = await linkToLead(
      context,
      conversation,
      details,
      hours,
      { notifiesOffice: true },
    )
    return { user_id, user_name, lead_id: id }
  }
  const { name, phone = '', email = '', consent } = details
  const at = conversation.created_at
  const person = { name, phone, email }
  await services.leads.addStatedDetails(db, {
    leadId: lead_id,
    person,
    at,
    about: user_id,
    consent,
  })
  const names = await services.leads.listNames(db, [lead_id])
  return { user_id, user_name: names.get(lead_id) ?? name, lead_id }
}

interface MovedEnquiry {
  from: string
  to: string
  /** The visitor id of the conversation; null for another channel. */
  about: string | null
}

/** Links the conversation of an enquiry to the lead to which the enquiry has moved. */
export async function moveToLead(
  { db, services }: Pick<AppContext, 'db' | 'services'>,
  { from, to, about }: MovedEnquiry,
) {
  if (about === null) return
  const moved = await db
    .updateTable('conversations')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('user_id', '=', about)
    .returning('id')
    .execute()
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0) await services.leadFiles.setLead(db, ids, to)
}

/**
 * Returns the last messages, the time of the visitor's first message, and the first reply to it.
 */
async function readTranscript(db: Database, conversationId: string) {
  const selectTexts = () =>
    db
      .selectFrom('messages')
      .select(['seq', 'sender', 'message', 'created_at', 'administrator_id'])
      .where('conversation_id', '=', conversationId)
      .where('kind', '=', 'text')
  const question = await selectTexts()
    .where('sender', '=', 'user')
    .orderBy('seq')
    .executeTakeFirst()
  const answer = await selectTexts()
    .where('sender', '=', 'admin')
    .where('seq', '>', question?.seq ?? 0)
    .orderBy('seq')
    .executeTakeFirst()
  const last = await selectTexts().orderBy('seq', 'desc').limit(TRANSCRIPT_LINES).execute()
  const lines = last
    .toReversed()
    .map(({ sender, message }) => `${sender === 'user' ? 'Visitor' : 'Office'}: ${message}`)
  return { lines: lines.join('\n'), asked_at: question?.created_at, answer }
}

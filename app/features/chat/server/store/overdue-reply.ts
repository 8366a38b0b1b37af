import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'

const OverdueReply = Type.Object({ user_id: Type.String(), due_at: Timestamp })

/** Notifies the office once when a reply to a visitor is overdue. */
export const notifyOverdueChat = defineJob({
  name: 'notify-overdue-chat',
  title: 'Notify of an overdue chat reply',
  payload: OverdueReply,
  async run({ app, payload: { user_id, due_at }, end }) {
    const found = await app.db
      .selectFrom('conversations')
      .select(['lead_id', 'last_message', 'last_sender', 'response_due_at', 'closed_at'])
      .where('user_id', '=', user_id)
      .executeTakeFirst()
    // The office has replied, or the conversation was closed or deleted.
    if (!found || found.closed_at || found.response_due_at !== due_at) return
    const { lead_id: leadId, last_message, last_sender } = found
    const names = await app.services.leads.listNames(app.db, leadId ? [leadId] : [])
    await end(async (db) => {
      if (leadId && (await app.services.leads.lockExisting(db, [leadId])).size === 0) return
      await app.services.notifications.add(db, {
        kind: 'overdue_reply',
        key: `${user_id} ${due_at}`,
        subjectId: user_id,
        right: 'chat:answer',
        leadId: leadId ?? undefined,
        who: leadId ? names.get(leadId) : undefined,
        title: 'Chat reply overdue',
        quote: last_sender === 'user' ? last_message : undefined,
        address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
      })
    })
  },
})

/** Schedules the job in the transaction of the message that awaits a reply. */
export const scheduleOverdueNotification = (
  db: Database,
  overdueReply: Static<typeof OverdueReply>,
) =>
  addJob(db, notifyOverdueChat, {
    payload: overdueReply,
    key: `${overdueReply.user_id} ${overdueReply.due_at}`,
    at: overdueReply.due_at,
  })

/** A visitor who awaits a reply. */
interface AwaitingVisitor {
  user_id: string
  message: string
  response_due_at: string
  lead_id: string | null
  leadName?: string
}

/** Notifies the office once that a visitor awaits a reply. If an inbox is open, records the notification as seen instead. */
export async function notifyAwaitingReply(
  { chat, services }: FastifyInstance,
  db: Database,
  { user_id, message: quote, response_due_at, lead_id: leadId, leadName }: AwaitingVisitor,
  hours: OpeningHours,
) {
  const key = `${user_id} ${response_due_at}`
  if (chat.officePresence.isOnline && isOfficeOpen(hours, new Date())) {
    return services.notifications.recordSeen(db, { key, subjectId: user_id })
  }
  await services.notifications.add(db, {
    kind: 'enquiry',
    key,
    subjectId: user_id,
    leadId: leadId ?? undefined,
    who: leadId ? leadName : undefined,
    title: 'New chat message',
    quote,
    address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
  })
}

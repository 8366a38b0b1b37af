import type { FastifyInstance } from 'fastify'
import type { OpeningHours } from '#app/contract/office.ts'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'

/** A visitor who awaits a reply. */
export interface AwaitingVisitor {
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
    ...(leadId && { leadId, who: leadName }),
    title: 'New chat message',
    quote,
    address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
  })
}

import type { FastifyInstance } from 'fastify'
import type { OpeningHours } from '#app/contract/office.ts'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'

/** A visitor who has begun to wait. */
export interface Waiting {
  user_id: string
  message: string
  answer_due_at: string
  lead_id: string | null
}

/** Tells the office of them, once until somebody answers, unless somebody has the inbox open anyhow. */
export async function tellUnseen(
  { chat, keepers }: FastifyInstance,
  db: Database,
  { user_id, message: quote, answer_due_at, lead_id: leadId }: Waiting,
  hours: OpeningHours,
) {
  if (chat.officePresence.isOnline && isOfficeOpen(hours, new Date())) return
  const names = await keepers.leads.listNames(db, leadId ? [leadId] : [])
  await keepers.notices.add(db, {
    ...{ kind: 'enquiry', key: `${user_id} ${answer_due_at}`, aboutId: user_id },
    ...(leadId && { leadId, who: names.get(leadId) }),
    title: 'New question in the chat',
    quote,
    address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
  })
}

import type { SummarySection } from '#app/platform/server/mail/notification.ts'
import { nameVisitor } from '../../visitor-name-contract.ts'
import { listAwaitingReply } from './awaiting-reply.ts'

const MAX_LISTED = 10
const MAX_QUOTE_LENGTH = 100

/** The section of the daily summary with the visitors who await a reply in the chat. */
export const chatSummarySection: SummarySection = {
  right: 'chat:answer',
  async list(app) {
    const { total, conversations } = await listAwaitingReply(app, { limit: MAX_LISTED })
    return {
      title: total === 1 ? '1 chat awaits a reply' : `${total} chats await a reply`,
      address: '/admin/messages?filter=awaiting-reply',
      total,
      items: conversations.map(({ user_id, last_message, lead_id, lead_name }) => ({
        text: `${lead_name || nameVisitor(user_id)} – “${shorten(last_message)}”`,
        address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
        visitorId: user_id,
        leadId: lead_id ?? undefined,
      })),
    }
  },
}

const shorten = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text

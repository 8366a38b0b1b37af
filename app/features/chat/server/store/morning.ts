import type { MorningPart } from '#app/base/server/notice.ts'
import { nameVisitor } from '../../contract.ts'
import { listAwaitingReply } from './awaiting-reply.ts'

const MOST_NAMED = 10
const MOST_LETTERS = 100

/** Whoever waits for an answer in the chat. */
export const waitingInChat: MorningPart = {
  right: 'chat:answer',
  async list(app) {
    const { total, conversations } = await listAwaitingReply(app, { limit: MOST_NAMED })
    return {
      title: total === 1 ? '1 visitor waits in the chat' : `${total} visitors wait in the chat`,
      address: '/admin/messages?filter=waiting',
      total,
      items: conversations.map(({ user_id, last_message, lead_id, lead_name }) => ({
        text: `${lead_name || nameVisitor(user_id)} – “${shorten(last_message)}”`,
        address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
        ...{ visitorId: user_id, ...(lead_id && { leadId: lead_id }) },
      })),
    }
  },
}

const shorten = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text

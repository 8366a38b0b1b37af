import type { MorningPart } from '#app/base/server/notice.ts'
import { nameVisitor } from '../../contract.ts'
import { withLeads } from './message-row.ts'

const MOST_NAMED = 10
const MOST_LETTERS = 100

/** Whoever waits for an answer in the chat. */
export const waitingInChat: MorningPart = {
  right: 'chat:answer',
  async list(app) {
    const waiting = app.db
      .selectFrom('conversations')
      .where('answer_due_at', 'is not', null)
      .where('last_message_at', 'is not', null)
      .where('closed_at', 'is', null)
    const { total } = await waiting
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await waiting
      .select(['user_id', 'last_message', 'lead_id'])
      .orderBy('answer_due_at')
      .orderBy('user_id')
      .limit(MOST_NAMED)
      .execute()
    return {
      title: total === 1 ? '1 visitor waits in the chat' : `${total} visitors wait in the chat`,
      ...{ address: '/admin/messages', total },
      items: (await withLeads(app, rows)).map(({ user_id, last_message, lead_id, lead_name }) => ({
        text: `${lead_name || nameVisitor(user_id)} – “${shorten(last_message)}”`,
        address: `/admin/messages?user=${encodeURIComponent(user_id)}`,
        ...{ visitorId: user_id, ...(lead_id && { leadId: lead_id }) },
      })),
    }
  },
}

const shorten = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text

import { type Conversation, nameOf } from '../../contract.ts'
import type { StoredConversation } from '../store/conversation-row.ts'
import type { Presence } from './presence.ts'

/** With what only the servers know: who is here now, and where. */
export function withPresence(row: StoredConversation, presence: Presence): Conversation {
  const visitor = presence.find(row.user_id)
  return {
    ...row,
    user_name: nameOf(row.user_id),
    online: visitor !== undefined,
    page: visitor?.page || row.page,
  }
}

import type { Author } from '../../contract.ts'
import type { Conversation } from '../../conversations-contract.ts'
import { nameVisitor } from '../../visitor-name-contract.ts'
import { currentDueAt } from '../store/close.ts'
import type { StoredConversation } from '../store/conversation-row.ts'
import type { Presence } from './presence.ts'

type NamedConversation = Omit<StoredConversation, 'administrator_id'> & {
  author?: Author
  lead_name?: string
}

/** Adds the visitor's presence, which is not in the database. */
export function withPresence(
  { author, lead_name, ...row }: NamedConversation,
  presence: Presence,
): Conversation {
  const visitor = presence.find(row.user_id)
  return {
    ...row,
    last_author: author,
    response_due_at: currentDueAt(row),
    user_name: lead_name ?? nameVisitor(row.user_id),
    online: visitor !== undefined,
    page: visitor?.page || row.page,
  }
}

import type { Message } from '../../contract.ts'
import type { Conversation } from '../../conversations-contract.ts'
import type { OfficeEvent, OfficeEvents } from '../../stream-events.ts'
import type { Refusal } from '../../transport/delivery.ts'
import type { Observable } from '../../transport/observable.ts'
import type { UnsentMessage } from '../../transport/outbox.ts'
import type { Connection } from '../../transport/polling.ts'
import type { InboxView } from './inbox-address.ts'

/** The chat as loaded by this tab. Each module of the inbox updates its own fields. */
export interface InboxState extends Connection {
  /** The view of the Messages screen; empty on other screens. */
  view: InboxView
  /** All loaded rows: pages of the list, awaiting conversations, search results. */
  byUser: ReadonlyMap<string, Conversation>
  /** The last loaded row; 'end' when all rows are loaded, undefined before the first response. */
  loadedUntil: Conversation | 'end' | undefined
  /** The last loaded row of the conversations that await a reply, with the same special values. */
  awaitingUntil: Conversation | 'end' | undefined
  /** The server's count of conversations that await a reply, shown as badge. */
  awaitingReply: number
  /** Undefined without a search or before its result. */
  search: SearchState | undefined
  /** The typing indicators of visitors and of other administrators. */
  typing: Typing[]
  /** The last opened conversation; undefined before it is loaded. */
  conversation: ConversationState | undefined
  /** Replies that the server has not confirmed. */
  replies: Reply[]
  alerts: AlertSettings
}

export type InboxStore = Observable<InboxState>

interface SearchState {
  /** Matching visitors with the matching line. */
  matches: ReadonlyMap<string, string | undefined>
  hasMore: boolean
}

/** `by` is null when the visitor is typing. */
export type Typing = OfficeEvents['typing']

export interface ConversationState {
  userId: string
  /** Ordered by seq. */
  messages: Message[]
  hasOlder: boolean
  /** No message up to this seq is missing; 0 when there is none. */
  lastSeq: number
}

/** Returns the visitor's conversation; undefined until it is loaded. */
export function conversationOf({ conversation }: InboxState, userId: string) {
  return conversation?.userId === userId ? conversation : undefined
}

export interface Reply extends UnsentMessage {
  user_id: string
  /** The last seq that the author had seen when starting to write. */
  seen_seq: number
  /** Why the reply was not sent: the server rejected it, or a colleague has replied first. */
  error?:
    | Refusal
    | { kind: 'answered'; status?: never; by: string | undefined; answer: string; seq: number }
    | { kind: 'chosen'; status?: never }
}

/** Alert settings of this browser. */
export interface AlertSettings {
  /** Whether the prompt was answered. */
  isPromptAnswered: boolean
  hasNotifications: boolean
  hasSound: boolean
}

/** A module of the inbox that is synchronized with the server. */
export interface InboxModule {
  handleEvent: (event: OfficeEvent) => void
  /** Fetches missed changes. Rejects when the server is unreachable. */
  refresh: () => Promise<void>
}

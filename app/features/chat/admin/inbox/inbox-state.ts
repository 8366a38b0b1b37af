import type { Message } from '../../contract.ts'
import type { Conversation } from '../../conversations-contract.ts'
import type { OfficeEvent, OfficeEvents } from '../../stream-events.ts'
import type { Refusal } from '../../transport/delivery.ts'
import type { Observable } from '../../transport/observable.ts'
import type { UnsentMessage } from '../../transport/outbox.ts'
import type { Connection } from '../../transport/polling.ts'
import type { InboxView } from './inbox-address.ts'

/** What this tab knows of the chat. Each part of the inbox keeps its own share of it. */
export interface InboxState extends Connection {
  /** What the screen shows; nothing while another screen does. */
  view: InboxView
  /** All rows of the list that are known: the pages read so far, who waits, what was searched for. */
  byUser: ReadonlyMap<string, Conversation>
  /** The last row of the pages read so far, 'end' when there are no more; undefined before the first. */
  loadedUntil: Conversation | 'end' | undefined
  /** The last row of the pages read so far of those that await a reply, as `until`. */
  awaitingUntil: Conversation | 'end' | undefined
  /** How many conversations await a reply, as the server counts them: the badge of the inbox. */
  awaitingReply: number
  /** Undefined until the server has answered, or when nothing is searched for. */
  search: SearchState | undefined
  /** Who is writing to whom at this moment, but for oneself. */
  typing: Typing[]
  /** The one that was opened last; undefined until first read. */
  conversation: ConversationState | undefined
  /** What this browser has sent and the server has not acknowledged. */
  replies: Reply[]
  alerts: AlertSettings
}

export type InboxStore = Observable<InboxState>

interface SearchState {
  /** The visitors whose conversations match, each with the line that was found. */
  matches: ReadonlyMap<string, string | undefined>
  hasMore: boolean
}

/** A visitor is being written to; null: is writing. */
export type Typing = OfficeEvents['typing']

export interface ConversationState {
  userId: string
  /** In order. */
  messages: Message[]
  hasOlder: boolean
  /** The seq of the newest message before which nothing is missing; 0 when there is none. */
  lastSeq: number
}

/** This visitor's, once it is read. */
export function conversationOf({ conversation }: InboxState, userId: string) {
  return conversation?.userId === userId ? conversation : undefined
}

export interface Reply extends UnsentMessage {
  user_id: string
  /** How much of the conversation its writer had seen when beginning to write. */
  seen_seq: number
  /** It was refused, or a colleague has answered before. */
  error?:
    | Refusal
    | { kind: 'answered'; status?: never; by: string | undefined; answer: string; seq: number }
}

/** How this browser tells of new messages. */
export interface AlertSettings {
  /** Whether this browser was ever asked. */
  isAsked: boolean
  hasNotifications: boolean
  hasSound: boolean
}

/** What is kept as it is on the server. */
export interface InboxPart {
  handleEvent: (event: OfficeEvent) => void
  /** Reads what may have been missed. Rejects when the server cannot be asked. */
  refresh: () => Promise<void>
}

import type { Author, Message } from './contract.ts'
import type { CloseState, Conversation, ConversationLead } from './conversations-contract.ts'

/**
 * The stream events: their names and JSON data. Only messages have an event id: their seq.
 * Clients reconnect with the last id as their cursor.
 */

/** `GET /api/messages/stream/?user_id=…&after=…`, for one visitor. */
export interface VisitorEvents {
  /** The first event. The messages after the cursor follow. */
  hello: {
    /** The first remaining seq; earlier messages were deleted. 0 when there is none. */
    first_seq: number
    last_seq: number
    /** Whether an administrator is online. */
    online: boolean
    /** Whether the office is open, by its hours. */
    office_open: boolean
    /** The read positions of the office and the visitor. */
    office_read_seq: number
    visitor_read_seq: number
    /** Whether the office has closed the conversation. */
    closed: boolean
  }
  message: Message
  /** The messages up to this seq were deleted. */
  cleared: { up_to: number }
  /** The office has read up to this seq. */
  read: { seq: number }
  /** Deleted messages were restored, from this seq on. */
  restored: { first_seq: number }
  /** The office closed or reopened the conversation. */
  closed: { closed: boolean }
  /** The office is typing; expires after 6 s. */
  typing: Record<string, never>
  online: { online: boolean }
  /** Every 20 s. */
  ping: Record<string, never>
}

/** `GET /api/conversations/stream/`, for the office. */
export interface OfficeEvents {
  /** After this event, clients load the list again, because missed events are not repeated. */
  hello: Record<string, never>
  /** A conversation with a new message: the row of the list, and the message. */
  conversation: Conversation & { message: Message }
  cleared: { user_id: string; up_to: number }
  /** Deleted messages were restored. */
  restored: { user_id: string }
  /** The office closed or reopened a conversation. */
  closed: CloseState
  /** The conversation was linked to a lead. */
  linked: ConversationLead
  /** `by` is the administrator who has read up to this seq; null for the visitor. */
  read: { user_id: string; by: Author | null; seq: number; unread: number }
  /** `by` is the administrator who is typing; null for the visitor. Expires after 6 s. */
  typing: { user_id: string; by: Author | null }
  /** A visitor came online, opened another page, or went offline. */
  visitor: { user_id: string; online: boolean; page: string }
  /** Other data of the office has changed. */
  changed: Record<string, never>
  ping: Record<string, never>
}

type Named<Events> = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]

export type VisitorEvent = Named<VisitorEvents>
export type OfficeEvent = Named<OfficeEvents>

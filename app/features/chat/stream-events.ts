import type { Message, Person } from './contract.ts'
import type { CloseState, Conversation, ConversationLead } from './conversations-contract.ts'

/**
 * What the streams carry: the event's name, and what its data is as JSON. Only messages have an
 * event id, their seq; the reader comes back with the last one as its cursor.
 */

/** `GET /api/messages/stream/?user_id=…&after=…`, for one visitor. */
export interface VisitorEvents {
  /** First of all, then comes everything after the cursor. */
  hello: {
    /** The first that is left: what lies before was deleted. 0 when there is none. */
    first_seq: number
    last_seq: number
    /** Whether an administrator is here. */
    online: boolean
    /** By the office's hours and clock. */
    office_open: boolean
    /** How far the office has read, and how far the visitor has. */
    office_read_seq: number
    visitor_read_seq: number
    /** Whether the office is done with the conversation. */
    closed: boolean
  }
  message: Message
  /** The messages up to this seq were deleted. */
  cleared: { up_to: number }
  /** The office has read up to this seq. */
  read: { seq: number }
  /** What was deleted is there again, from this seq on. */
  restored: { first_seq: number }
  /** The office closed or reopened the conversation. */
  closed: { closed: boolean }
  /** The office is writing; it holds for 6 s. */
  typing: Record<string, never>
  online: { online: boolean }
  /** Every 20 s. */
  ping: Record<string, never>
}

/** `GET /api/conversations/stream/`, for the office. */
export interface OfficeEvents {
  /** After it the list is to be read again: what came before is not repeated. */
  hello: Record<string, never>
  /** A conversation that grew: its row of the list, and its newest message. */
  conversation: Conversation & { message: Message }
  cleared: { user_id: string; up_to: number }
  /** What was deleted is there again. */
  restored: { user_id: string }
  /** The office closed or reopened a conversation. */
  closed: CloseState
  /** The conversation was linked to a lead. */
  linked: ConversationLead
  /** An administrator has read up to this seq; null: the visitor has. */
  read: { user_id: string; by: Person | null; seq: number; unread: number }
  /** An administrator is typing; null: the visitor is. Valid for 6 s. */
  typing: { user_id: string; by: Person | null }
  /** A visitor came, went on to another page, or left. */
  visitor: { user_id: string; online: boolean; page: string }
  /** Something else of the office's work has changed. */
  news: Record<string, never>
  ping: Record<string, never>
}

type Named<Events> = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]

export type VisitorEvent = Named<VisitorEvents>
export type OfficeEvent = Named<OfficeEvents>

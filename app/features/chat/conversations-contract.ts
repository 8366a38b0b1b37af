import { type Static, Type } from 'typebox'
import { Id, NoContent, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OptionalLanguage } from '#app/contract/languages.ts'
import {
  Author,
  ChatPerson,
  ConversationParams,
  EventStream,
  Limit,
  Message,
  Sender,
  Seq,
  Unread,
  UserId,
} from './contract.ts'

export const Conversation = Type.Object({
  user_id: Type.String(),
  user_name: Type.String(),
  last_message: Type.String(),
  last_sender: Sender,
  /** The administrator who wrote the last message; omitted for visitors and welcome messages. */
  last_author: Type.Optional(Author),
  last_message_at: Timestamp,
  /** In search results: the newest matching message among the last 1,000 of the conversation. */
  found: Type.Optional(Type.String()),
  last_seq: Type.Integer(),
  /** Visitor messages that the office has not read. */
  unread: Type.Integer(),
  /** The last seq that the visitor has read. */
  visitor_read_seq: Type.Integer(),
  /** The visitor's chat is open. */
  online: Type.Boolean(),
  /** The visitor's last known page, '' when unknown. */
  page: Type.String(),
  /** The language of the visitor's last page, '' when unknown. */
  language: OptionalLanguage,
  /**
   * When the reply becomes overdue: after 10 minutes of office hours. Null if the office has replied
   * or closed the conversation.
   */
  response_due_at: Type.Union([Timestamp, Type.Null()]),
  /** When the office closed the conversation; null if it is open. A new visitor message reopens it. */
  closed_at: Type.Union([Timestamp, Type.Null()]),
  /** The linked lead, if any. */
  lead_id: Type.Union([Id, Type.Null()]),
})
export type Conversation = Static<typeof Conversation>

/** Whether a row awaits a reply, like `awaitsReply` on the server. */
export const isAwaitingReply = ({
  response_due_at,
  closed_at,
}: Pick<Conversation, 'response_due_at' | 'closed_at'>) =>
  response_due_at !== null && closed_at === null

const InboxCounts = Type.Object({
  ...Unread.properties,
  /** Conversations that await a reply. */
  awaiting_reply: Type.Integer(),
})

const CloseState = Type.Pick(Conversation, ['user_id', 'closed_at', 'response_due_at'])
export type CloseState = Static<typeof CloseState>

const ConversationLead = Type.Pick(Conversation, ['user_id', 'user_name', 'lead_id'])
export type ConversationLead = Static<typeof ConversationLead>

export const ConversationQuery = Type.Object({
  limit: Limit(50),
  /**
   * Only conversations whose last message is older; with `awaiting_reply`, those that are due later.
   * Returns 400 if several conversations share this time and `before_user_id` is missing.
   */
  before: Type.Optional(Timestamp),
  /** With `before`: the visitor of the last row, to tell rows of the same time apart. */
  before_user_id: Type.Optional(UserId),
  q: Type.Optional(Text(200, 0)),
  /** Only conversations that await a reply, by due time. */
  awaiting_reply: Type.Optional(Type.Boolean()),
  /** Only closed conversations. A search with `q` and without this filter finds open and closed ones. */
  closed: Type.Optional(Type.Boolean()),
})
export type ConversationQuery = Static<typeof ConversationQuery>

export const conversationsApi = {
  list: {
    method: 'GET',
    url: '/api/conversations/',
    schema: {
      summary:
        'List conversations, latest message first; X-Total-Count is their number. With q only those whose visitor, lead or messages match. The newest messages match any part of the text or a phone number in any format, older ones the beginnings of words or an emoji; for very common words only the newest are searched. X-Total-Count then only shows whether there are more than the page contains',
      querystring: ConversationQuery,
      response: { 200: Type.Array(Conversation) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  unread: {
    method: 'GET',
    url: '/api/conversations/unread/',
    schema: {
      summary:
        'Count the visitors’ messages that the office has not read, and the conversations that await a reply',
      response: { 200: InboxCounts },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  messages: {
    method: 'GET',
    url: '/api/conversations/:user_id/messages/',
    schema: {
      summary:
        'List messages of one conversation, oldest first: the newest, or those before or after a seq',
      params: ConversationParams,
      querystring: Type.Object({
        before: Type.Optional(Seq),
        after: Type.Optional(Seq),
        limit: Limit(50),
      }),
      response: { 200: Type.Array(Message) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  close: {
    method: 'POST',
    url: '/api/conversations/:user_id/close/',
    schema: {
      summary: 'Close a conversation until the visitor writes again',
      params: ConversationParams,
      response: { 200: CloseState },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  reopen: {
    method: 'POST',
    url: '/api/conversations/:user_id/reopen/',
    schema: {
      summary: 'Reopen a closed conversation',
      params: ConversationParams,
      response: { 200: CloseState },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  link: {
    method: 'POST',
    url: '/api/conversations/:user_id/lead/',
    schema: {
      summary:
        'Link a conversation to a matching lead or a new one; if it has a lead already, add the details to that lead',
      params: ConversationParams,
      body: ChatPerson,
      response: { 200: ConversationLead },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  restore: {
    method: 'POST',
    url: '/api/conversations/:user_id/restore/',
    schema: {
      summary: 'Restore the last deleted messages of this visitor, within 30 days',
      params: ConversationParams,
      response: { 200: Type.Object({ restored: Type.Integer() }) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  restoreDeleted: {
    method: 'POST',
    url: '/api/conversations/deleted/:id/restore/',
    schema: {
      summary:
        'Restore deleted messages by their ID in the list of deleted items, within 30 days; 409 if messages of the same visitor were deleted later',
      params: Type.Object({ id: Id }),
      response: { 200: Type.Object({ restored: Type.Integer(), user_id: Type.String() }) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  stream: {
    method: 'GET',
    url: '/api/conversations/stream/',
    schema: {
      summary: 'Stream the events of all conversations; ends within 5 s after the session',
      response: { 200: EventStream },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  typing: {
    method: 'POST',
    url: '/api/conversations/:user_id/typing/',
    schema: {
      summary: 'Report that the administrator is typing to this visitor',
      params: ConversationParams,
      response: { 204: NoContent },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  read: {
    method: 'POST',
    url: '/api/conversations/:user_id/read/',
    schema: {
      summary: 'Mark the conversation as read by the office up to this seq',
      params: ConversationParams,
      body: Type.Object({ seq: Seq }),
      response: { 200: Unread },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
} satisfies Record<string, Endpoint>

import { type Static, Type } from 'typebox'
import { Id, Moment, NoContent, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import {
  ChatPerson,
  ConversationParams,
  EventStream,
  Limit,
  Message,
  Person,
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
  /** The administrator who wrote it; absent for visitors and welcome messages. */
  last_author: Type.Optional(Person),
  last_message_at: Moment,
  /** The newest matching message of its last 1,000, in search results. */
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
  /**
   * From then on the reply is overdue (10 minutes within office hours); null when the office has
   * replied or closed it.
   */
  response_due_at: Type.Union([Moment, Type.Null()]),
  /** When the office closed it; null again when the visitor writes. */
  closed_at: Type.Union([Moment, Type.Null()]),
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
   * Only conversations with an older latest message; with `waiting`, those due later. 400 when
   * several share this moment and `before_user_id` is missing.
   */
  before: Type.Optional(Moment),
  /** With `before`: the visitor of the last row, for rows with the same moment. */
  before_user_id: Type.Optional(UserId),
  q: Type.Optional(Text(200, 0)),
  /** Only conversations that await a reply, by due time. */
  waiting: Type.Optional(Type.Boolean()),
  /** Only closed conversations; only `q` without filter finds both. */
  closed: Type.Optional(Type.Boolean()),
})
export type ConversationQuery = Static<typeof ConversationQuery>

export const conversationsApi = {
  list: {
    method: 'GET',
    url: '/api/conversations/',
    schema: {
      summary:
        'Conversations, latest message first; X-Total-Count says how many there are. With q those whose visitor, lead (as leads are searched for) or messages match: the newest messages by any part of their text, older ones by how their words begin or by an emoji, and of words that thousands of them have the newest; a phone number in whatever spelling in the newest; then X-Total-Count says only whether there are more than the page holds',
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
        'How many of the visitors’ messages the office has not read, and how many conversations await a reply',
      response: { 200: InboxCounts },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  messages: {
    method: 'GET',
    url: '/api/conversations/:user_id/messages/',
    schema: {
      summary:
        'A page of one conversation, oldest first: the newest, or those before or after a seq',
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
      summary: 'The office is done with the conversation, until the visitor writes again',
      params: ConversationParams,
      response: { 200: CloseState },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  reopen: {
    method: 'POST',
    url: '/api/conversations/:user_id/reopen/',
    schema: {
      summary: 'The office goes on with a conversation that it has closed',
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
        'Say who it is: a lead that is known by this, or a new one; where somebody has said it before, this is added to that lead',
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
      summary: 'Restore the messages of this visitor that were deleted last, within 30 days',
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
        'Restore deleted messages by their id in the list of what was deleted, within 30 days; 409 when others of the same visitor were deleted later',
      params: Type.Object({ id: Id }),
      response: { 200: Type.Object({ restored: Type.Integer(), user_id: Type.String() }) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  stream: {
    method: 'GET',
    url: '/api/conversations/stream/',
    schema: {
      summary: 'Server-sent events of all conversations; ends within 5 s of its session',
      response: { 200: EventStream },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  typing: {
    method: 'POST',
    url: '/api/conversations/:user_id/typing/',
    schema: {
      summary: 'The administrator is writing to this visitor',
      params: ConversationParams,
      response: { 204: NoContent },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
  read: {
    method: 'POST',
    url: '/api/conversations/:user_id/read/',
    schema: {
      summary: 'The office has read the conversation up to this seq',
      params: ConversationParams,
      body: Type.Object({ seq: Seq }),
      response: { 200: Unread },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
} satisfies Record<string, Endpoint>

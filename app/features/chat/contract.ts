import { type Static, Type } from 'typebox'
import { Id, Moment, Nothing, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Posted as the office on a visitor's first opening of the chat (specification §9). */
export const welcomeTexts = [
  'Hello sir, how can I help you?',
  'Please leave your contact details. We will approach you soon.',
] as const
export type WelcomeText = (typeof welcomeTexts)[number]

export const userIdPattern = '^[A-Za-z0-9_-]{1,64}$'

/** The visitor's id, made by the browser; whoever knows it may read that conversation. */
const UserId = Type.String({ pattern: userIdPattern })

/** How the office calls a visitor of whom it knows no name. */
export const nameOf = (userId: string) => `Visitor ${userId.slice(-4)}`

const Sender = Type.Union([Type.Literal('user'), Type.Literal('admin')])
const Seq = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })
const Limit = (usual: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: usual }))

/** Somebody of the office, by the username. */
const Person = Type.Object({ id: Id, name: Type.String() })
export type Person = Static<typeof Person>

export const Message = Type.Object({
  id: Id,
  user_id: Type.String(),
  sender: Sender,
  message: Type.String(),
  created_at: Moment,
  /** 1, 2, 3 … within its conversation, without gaps. */
  seq: Type.Integer(),
  /** Who wrote it, when a person of the office did: told to administrators only. */
  author: Type.Optional(Person),
  /** A welcome is nobody's answer: told to administrators only. */
  kind: Type.Optional(Type.Union([Type.Literal('text'), Type.Literal('welcome')])),
})
export type Message = Static<typeof Message>

export const NewMessage = Type.Object({
  /** Made by the sender, so that a repeated send is stored once; made by the server if left out. */
  id: Type.Optional(Id),
  user_id: UserId,
  sender: Sender,
  message: Text(4000),
})
export type NewMessage = Static<typeof NewMessage>

export const Conversation = Type.Object({
  user_id: Type.String(),
  user_name: Type.String(),
  last_message: Type.String(),
  last_sender: Sender,
  /** Who of the office wrote that: left out of the visitor's own and of a welcome. */
  last_author: Type.Optional(Person),
  last_message_at: Moment,
  /** Of a search: the newest of its last 1,000 messages that matches. */
  found: Type.Optional(Type.String()),
  last_seq: Type.Integer(),
  /** The visitor's messages after the last one that the office has read. */
  unread: Type.Integer(),
  /** How far the visitor has read. */
  visitor_read_seq: Type.Integer(),
  /** Whether the visitor's chat is open now. */
  online: Type.Boolean(),
  /** The page that the visitor was on when last heard of, '' when unknown. */
  page: Type.String(),
  /**
   * From this moment on the visitor has waited too long for an answer (over 10 minutes within
   * office hours); null when the office spoke last, or is done with it.
   */
  answer_due_at: Type.Union([Moment, Type.Null()]),
  /** Since when the office is done with it; null once the visitor writes again. */
  closed_at: Type.Union([Moment, Type.Null()]),
})
export type Conversation = Static<typeof Conversation>

const Closing = Type.Pick(Conversation, ['user_id', 'closed_at', 'answer_due_at'])
export type Closing = Static<typeof Closing>

const ConversationParams = Type.Object({ user_id: UserId })

const Unread = Type.Object({ unread: Type.Integer() })
const Page = Type.String({ wellFormed: true, maxLength: 200, pattern: '^/' })
/** Its events stand in stream-events.ts. */
const EventStream = Type.String({ description: 'text/event-stream' })

const MessageQuery = Type.Object({
  user_id: Type.Optional(UserId),
  /** With `user_id`: only messages after this seq, the first `limit` of them. */
  after: Type.Optional(Seq),
  /** Only messages older than the one of this id. */
  before: Type.Optional(Id),
  /** Without `user_id`: whose it is; to be said when several visitors have one of this id. */
  before_user_id: Type.Optional(UserId),
  limit: Limit(1000),
})

export const messagesApi = {
  list: {
    method: 'GET',
    url: '/api/messages/',
    schema: {
      summary:
        "The newest messages, oldest first: a visitor's own, or without user_id everybody's for an administrator",
      querystring: MessageQuery,
      response: { 200: Type.Array(Message) },
    },
    config: { access: 'anyone' },
  },
  send: {
    method: 'POST',
    url: '/api/messages/',
    schema: {
      summary: 'Send a message; 200 when this id was already stored',
      body: NewMessage,
      response: { 200: Message, 201: Message },
    },
    config: { access: 'anyone' },
  },
  stream: {
    method: 'GET',
    url: '/api/messages/stream/',
    schema: {
      summary:
        'Server-sent events of one conversation, after the larger of `after` and Last-Event-ID; an unknown or foreign id is answered like an empty conversation',
      querystring: Type.Object({ user_id: UserId, after: Type.Optional(Seq) }),
      response: { 200: EventStream },
    },
    config: { access: 'anyone' },
  },
  unread: {
    method: 'GET',
    url: '/api/messages/unread/',
    schema: {
      summary: 'How many of the office’s messages the visitor has not read',
      querystring: ConversationParams,
      response: { 200: Unread },
    },
    config: { access: 'anyone' },
  },
  read: {
    method: 'POST',
    url: '/api/messages/read/',
    schema: {
      summary: 'The visitor has read the conversation up to this seq',
      body: Type.Object({ user_id: UserId, seq: Seq }),
      response: { 200: Unread },
    },
    config: { access: 'anyone' },
  },
  signs: {
    method: 'POST',
    url: '/api/messages/signs/',
    schema: {
      summary: 'Signs of a visitor whose chat is open: which page is shown, and whether they write',
      body: Type.Object({
        user_id: UserId,
        /** A path of this site. */
        page: Type.Optional(Page),
        is_typing: Type.Optional(Type.Boolean()),
      }),
      response: { 204: Nothing },
    },
    config: { access: 'anyone' },
  },
  removeAll: {
    method: 'DELETE',
    url: '/api/messages/delete_user_messages/',
    schema: {
      summary: "Delete all of a visitor's messages",
      querystring: ConversationParams,
      response: { 200: Type.Object({ deleted: Type.Integer() }) },
    },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>

export const ConversationQuery = Type.Object({
  limit: Limit(50),
  /**
   * Only conversations whose latest message is older; with `waiting`, those whose answer was due
   * later. Alone it passes over others of this moment.
   */
  before: Type.Optional(Moment),
  /** With `before`: of those of the same moment, what follows this visitor's. */
  before_user_id: Type.Optional(UserId),
  q: Type.Optional(Text(200, 0)),
  /** Only those that have waited too long for an answer, the longest first. */
  waiting: Type.Optional(Type.Boolean()),
  /** Only those that the office has closed, which stand in no other list; `q` alone finds all. */
  closed: Type.Optional(Type.Boolean()),
})
export type ConversationQuery = Static<typeof ConversationQuery>

export const conversationsApi = {
  list: {
    method: 'GET',
    url: '/api/conversations/',
    schema: {
      summary:
        'Conversations, latest message first; X-Total-Count says how many there are. With q those whose visitor or messages match: the newest messages by any part of their text, older ones by how their words begin or by an emoji, and of words that thousands of them have the newest; a phone number in whatever spelling in the newest; then X-Total-Count says only whether there are more than the page holds',
      querystring: ConversationQuery,
      response: { 200: Type.Array(Conversation) },
    },
    config: { access: 'administrator' },
  },
  unread: {
    method: 'GET',
    url: '/api/conversations/unread/',
    schema: {
      summary: 'How many of the visitors’ messages the office has not read, in all conversations',
      response: { 200: Unread },
    },
    config: { access: 'administrator' },
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
    config: { access: 'administrator' },
  },
  close: {
    method: 'POST',
    url: '/api/conversations/:user_id/close/',
    schema: {
      summary: 'The office is done with the conversation, until the visitor writes again',
      params: ConversationParams,
      response: { 200: Closing },
    },
    config: { access: 'administrator' },
  },
  reopen: {
    method: 'POST',
    url: '/api/conversations/:user_id/reopen/',
    schema: {
      summary: 'The office goes on with a conversation that it has closed',
      params: ConversationParams,
      response: { 200: Closing },
    },
    config: { access: 'administrator' },
  },
  restore: {
    method: 'POST',
    url: '/api/conversations/:user_id/restore/',
    schema: {
      summary:
        'Bring back the messages that were deleted last, within 30 minutes; 409 when the visitor has written since',
      params: ConversationParams,
      response: { 200: Type.Object({ restored: Type.Integer() }) },
    },
    config: { access: 'administrator' },
  },
  stream: {
    method: 'GET',
    url: '/api/conversations/stream/',
    schema: {
      summary: 'Server-sent events of all conversations; ends within 5 s of its session',
      response: { 200: EventStream },
    },
    config: { access: 'administrator' },
  },
  typing: {
    method: 'POST',
    url: '/api/conversations/:user_id/typing/',
    schema: {
      summary: 'The administrator is writing to this visitor',
      params: ConversationParams,
      response: { 204: Nothing },
    },
    config: { access: 'administrator' },
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
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>

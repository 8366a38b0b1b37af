import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  Moment,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  OptionalPhone,
  OptionalText,
  singleLine,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Posted as the office on a visitor's first opening of the chat (specification §9). */
export const welcomeTexts = [
  'Hello sir, how can I help you?',
  'Please leave your contact details. We will approach you soon.',
] as const
export type WelcomeText = (typeof welcomeTexts)[number]

export const userIdPattern = '^[A-Za-z0-9_-]{1,64}$'

/** The visitor's id, made by the browser; whoever knows it may read that conversation. */
export const UserId = Type.String({ pattern: userIdPattern })

/** How the office calls a visitor of whom it knows no name. */
export const nameVisitor = (userId: string) => `Visitor ${userId.slice(-4)}`

export const Sender = Type.Union([Type.Literal('user'), Type.Literal('admin')])
export const Seq = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })
export const Limit = (usual: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: usual }))

/** Somebody of the office, by the username. */
export const Person = Type.Object({ id: Id, name: Type.String() })
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

/** Who somebody in a conversation is; one of phone and e-mail is needed. */
export const ChatPerson = Type.Object({
  name: Text(120),
  phone: Type.Optional(OptionalPhone),
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
})
export type ChatPerson = Static<typeof ChatPerson>

/** What visitors say of themselves on the chat's card. */
const Details = Type.Object({
  ...ChatPerson.properties,
  /** What they were told would become of it. */
  consent: OptionalMultilineText(500),
  /** From where they came, as `readOrigin` reads it. */
  origin: OptionalText(2000),
})
export type Details = Static<typeof Details>

export const NewMessage = Type.Object({
  /** Made by the sender, so that a repeated send is stored once; made by the server if left out. */
  id: Type.Optional(Id),
  user_id: UserId,
  sender: Sender,
  message: MultilineText(4000),
  /** The message says them too; of visitors only. */
  details: Type.Optional(Details),
})
export type NewMessage = Static<typeof NewMessage>

export const ConversationParams = Type.Object({ user_id: UserId })

export const Unread = Type.Object({ unread: Type.Integer() })
const Page = Type.String({ ...singleLine, maxLength: 200, pattern: '^/' })
/** Its events stand in stream-events.ts. */
export const EventStream = Type.String({ description: 'text/event-stream' })

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

/** Of the office, only who answers visitors calls as they do. */
const ofVisitors = { access: 'anyone', right: 'chat:answer' } as const

export const messagesApi = {
  list: {
    method: 'GET',
    url: '/api/messages/',
    schema: {
      summary:
        "The newest messages, oldest first: a visitor's own, with X-Conversation-Closed: true once the office is done with it, or without user_id everybody's for an administrator",
      querystring: MessageQuery,
      response: { 200: Type.Array(Message) },
    },
    config: ofVisitors,
  },
  send: {
    method: 'POST',
    url: '/api/messages/',
    schema: {
      summary: 'Send a message; 200 when this id was already stored',
      body: NewMessage,
      response: { 200: Message, 201: Message },
    },
    config: ofVisitors,
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
    config: ofVisitors,
  },
  unread: {
    method: 'GET',
    url: '/api/messages/unread/',
    schema: {
      summary: 'How many of the office’s messages the visitor has not read',
      querystring: ConversationParams,
      response: { 200: Unread },
    },
    config: ofVisitors,
  },
  read: {
    method: 'POST',
    url: '/api/messages/read/',
    schema: {
      summary: 'The visitor has read the conversation up to this seq',
      body: Type.Object({ user_id: UserId, seq: Seq }),
      response: { 200: Unread },
    },
    config: ofVisitors,
  },
  presence: {
    method: 'POST',
    url: '/api/messages/presence/',
    schema: {
      summary: 'Signs of a visitor whose chat is open: which page is shown, and whether they write',
      body: Type.Object({
        user_id: UserId,
        /** A path of this site. */
        page: Type.Optional(Page),
        is_typing: Type.Optional(Type.Boolean()),
      }),
      response: { 204: NoContent },
    },
    config: ofVisitors,
  },
  removeAll: {
    method: 'DELETE',
    url: '/api/messages/delete_user_messages/',
    schema: {
      summary: "Delete all of a visitor's messages",
      querystring: ConversationParams,
      response: { 200: Type.Object({ deleted: Type.Integer() }) },
    },
    config: { access: 'administrator', right: 'chat:answer' },
  },
} satisfies Record<string, Endpoint>

import { type Static, type TSchema, Type } from 'typebox'
import { Moment } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Message } from '#app/features/chat/contract.ts'
import { StatusLine } from '#app/features/status/contract.ts'

const perSubject = <Value extends TSchema>(value: Value) =>
  Type.Object({
    services: Type.Optional(value),
    contacts: Type.Optional(value),
    destinations: Type.Optional(value),
    hero_slides: Type.Optional(value),
    messages: Type.Optional(value),
  })

/** Left out of whom nobody has said who they are. */
const UserName = Type.Optional(Type.String())

/** Whose role does not include a part is not told of it. */
export const Dashboard = Type.Object({
  counts: perSubject(Type.Integer()),
  /** How many came on each of the last 30 days of the office, oldest day first. */
  daily: perSubject(Type.Array(Type.Object({ date: Type.String(), count: Type.Integer() }))),
  /** The 5 newest, newest first. */
  recent_messages: Type.Optional(
    Type.Array(Type.Object({ ...Message.properties, user_name: UserName })),
  ),
  /** Contacts that the office has not seen yet. */
  unseen_contacts: Type.Optional(Type.Integer()),
  /** Contacts that look like spam, and wait for somebody of the office to look at them. */
  spam_contacts: Type.Optional(Type.Integer()),
  /** What visitors see of the office that is still an example, as people call it. */
  example_fields: Type.Optional(Type.Array(Type.String())),
  /** Who of the office hears of new enquiries by mail or push, and whether mails leave. */
  enquiry_notifications: Type.Optional(
    Type.Object({ people: Type.Integer(), does_mail_leave: Type.Boolean() }),
  ),
  /** What of the server somebody has to do something about. */
  problems: Type.Optional(Type.Array(Type.Pick(StatusLine, ['name', 'text']))),
  /** Who awaits a reply. */
  waiting: Type.Optional(
    Type.Object({
      /** Everybody, by whatever channel: as many as Today lists. */
      unanswered: Type.Integer(),
      /** Conversations of the chat: as many as the inbox lists. */
      conversations: Type.Integer(),
      /** Of these, who has waited more than 10 minutes within office hours. */
      count: Type.Integer(),
      /** The 5 conversations that are due first. */
      longest: Type.Array(
        Type.Object({
          user_id: Type.String(),
          user_name: UserName,
          last_message: Type.String(),
          answer_due_at: Moment,
        }),
      ),
    }),
  ),
})
export type Dashboard = Static<typeof Dashboard>
export type Daily = NonNullable<Dashboard['daily']['messages']>

export const dashboardApi = {
  read: {
    method: 'GET',
    url: '/api/dashboard/',
    schema: {
      summary: 'True totals, 30 days of counts, newest messages, who waits for an answer',
      response: { 200: Dashboard },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
} satisfies Record<string, Endpoint>

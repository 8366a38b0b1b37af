import { type Static, type TSchema, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
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

/** Omitted if the visitor has no lead. */
const UserName = Type.Optional(Type.String())

/** Contains only the fields that the administrator has the right to read. */
export const Dashboard = Type.Object({
  counts: perSubject(Type.Integer()),
  /** New items on each of the last 30 days in the office's time zone, oldest day first. */
  daily: perSubject(Type.Array(Type.Object({ date: Type.String(), count: Type.Integer() }))),
  /** The 5 newest chat messages, newest first. */
  recent_messages: Type.Optional(
    Type.Array(Type.Object({ ...Message.properties, user_name: UserName })),
  ),
  unseen_contacts: Type.Optional(Type.Integer()),
  spam_contacts: Type.Optional(Type.Integer()),
  /** Labels of the fields of the office profile that still have example values. */
  example_fields: Type.Optional(Type.Array(Type.String())),
  /** How many administrators are notified of new enquiries, and whether email is set up. */
  enquiry_notifications: Type.Optional(
    Type.Object({ people: Type.Integer(), is_mail_enabled: Type.Boolean() }),
  ),
  /** Failing checks of the status screen. */
  problems: Type.Optional(Type.Array(Type.Pick(StatusLine, ['name', 'text']))),
  /** Facts to review. A fact can have several of the reasons. */
  facts_to_review: Type.Optional(
    Type.Object({
      total: Type.Integer(),
      due: Type.Integer(),
      /** A new value starts within 30 days. */
      changing: Type.Integer(),
      /** Sources differ. */
      conflicting: Type.Integer(),
      /** A current value is unconfirmed or has no source. */
      no_evidence: Type.Integer(),
    }),
  ),
  awaiting_reply: Type.Optional(
    Type.Object({
      /** All leads and visitors that await a reply, as on the Today screen. */
      total: Type.Integer(),
      /** Conversations that await a reply, as in the inbox. */
      conversations: Type.Integer(),
      /** Conversations that have awaited a reply for more than 10 minutes of office hours. */
      overdue: Type.Integer(),
      /** The 5 conversations that are due first. */
      longest: Type.Array(
        Type.Object({
          user_id: Type.String(),
          user_name: UserName,
          last_message: Type.String(),
          response_due_at: Timestamp,
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
      summary:
        'Get totals, daily counts of the last 30 days, recent messages, facts to review, and conversations that await a reply',
      response: { 200: Dashboard },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
} satisfies Record<string, Endpoint>

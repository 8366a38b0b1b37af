import { type Static, Type } from 'typebox'
import { Id, MultilineText, Timestamp } from '#app/contract/common.ts'
import { channels, Origin } from '#app/contract/enquiry.ts'

/** Activities that users log. All except a note count as a reply. */
export const loggedKinds = ['note', 'call', 'visit', 'email', 'whatsapp'] as const
const LoggedKind = Type.Enum([...loggedKinds])

export const NewActivity = Type.Object({ kind: LoggedKind, text: MultilineText(5000, 0) })
export type NewActivity = Static<typeof NewActivity>

const Values = Type.Record(Type.String(), Type.Unknown())

/** An activity of the timeline. */
export const LeadActivity = Type.Object({
  id: Id,
  at: Timestamp,
  kind: Type.Enum([
    ...loggedKinds,
    'enquiry',
    'stage',
    'owner',
    'next',
    'task',
    'details',
    'merge',
    'unmerge',
    'chat',
    'file',
    'checklist',
    'application',
    'document',
    'opened',
    'sms_export',
    'mail',
  ]),
  text: Type.String(),
  /** The administrator's name; '' for an automatic activity. */
  by: Type.String(),
  /** Time of the last edit; null if it was never edited. */
  corrected_at: Type.Union([Timestamp, Type.Null()]),
  /** The other lead of a merge, or the visitor of a conversation. */
  about_id: Type.Union([Type.String(), Type.Null()]),
  /**
   * Only the changed fields. For an enquiry, `after` also has the values that differ from the lead, and
   * of lists the added values.
   */
  before: Values,
  after: Values,
  /** Delivery state of a mail, while it is stored. */
  mail: Type.Union([
    Type.Object({
      state: Type.Enum(['waiting', 'sent', 'failed', 'held', 'cancelled']),
      sent_at: Type.Union([Timestamp, Type.Null()]),
      /** The last response of the mail server. */
      server_response: Type.String(),
    }),
    Type.Null(),
  ]),
  enquiry: Type.Union([
    Type.Object({
      channel: Type.Enum([...channels]),
      ...Origin.properties,
      /** Name and relation of the guardian who sent it; '' if the lead did. */
      guardian: Type.String(),
      first_response_at: Type.Union([Timestamp, Type.Null()]),
      /** Time at which the conversation was closed without a reply. */
      closed_at: Type.Union([Timestamp, Type.Null()]),
      /** Minutes of opening hours until the first response. */
      first_response_minutes: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type LeadActivity = Static<typeof LeadActivity>

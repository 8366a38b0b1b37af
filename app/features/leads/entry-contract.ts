import { type Static, Type } from 'typebox'
import { Id, Moment, MultilineText } from '#app/contract/common.ts'
import { channels, Origin } from '#app/contract/enquiry.ts'

/** What the office notes by hand; all but the first one are an answer to who waits. */
export const notedKinds = ['note', 'call', 'visit', 'email', 'whatsapp'] as const
const Noted = Type.Enum([...notedKinds])

export const NewEntry = Type.Object({ kind: Noted, text: MultilineText(5000, 0) })
export type NewEntry = Static<typeof NewEntry>

const Values = Type.Record(Type.String(), Type.Unknown())

/** What happened to a lead. */
export const Entry = Type.Object({
  id: Id,
  at: Moment,
  kind: Type.Enum([
    ...notedKinds,
    'enquiry',
    'stage',
    'owner',
    'next',
    'details',
    'merge',
    'unmerge',
    'chat',
    'file',
    'checklist',
    'opened',
    'mail',
  ]),
  text: Type.String(),
  /** The administrator's name; '' when no administrator did it. */
  by: Type.String(),
  /** When it was last corrected; null: it never was. */
  corrected_at: Type.Union([Moment, Type.Null()]),
  /** The other lead of a merge, or the visitor of a conversation. */
  about_id: Type.Union([Type.String(), Type.Null()]),
  /** What changed, only the fields that differ; of an enquiry, what it says else than the lead. */
  before: Values,
  after: Values,
  /** Of a mail what became of it, as long as that is known. */
  mail: Type.Union([
    Type.Object({
      state: Type.Enum(['waiting', 'sent', 'failed', 'held', 'dropped']),
      sent_at: Type.Union([Moment, Type.Null()]),
      /** What the mail server said last. */
      server_response: Type.String(),
    }),
    Type.Null(),
  ]),
  enquiry: Type.Union([
    Type.Object({
      channel: Type.Enum([...channels]),
      ...Origin.properties,
      first_response_at: Type.Union([Moment, Type.Null()]),
      /** When the conversation was closed in which it was asked, without an answer. */
      closed_at: Type.Union([Moment, Type.Null()]),
      /** Minutes of the office's hours until its first answer. */
      first_response_minutes: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type Entry = Static<typeof Entry>

import { type Static, Type } from 'typebox'
import { Day, DayOrMoment, Id, OptionalText } from '#app/contract/common.ts'

const LeadSort = Type.Enum([
  'name',
  '-name',
  'follow_up_at',
  '-follow_up_at',
  'last_activity_at',
  '-last_activity_at',
  'awaiting_reply_since',
  '-awaiting_reply_since',
  'created_at',
  '-created_at',
])
export type LeadSort = Static<typeof LeadSort>

/** Which leads are meant. */
const leadFilters = {
  /** Text in the name or an e-mail, or a phone in any spelling. */
  q: OptionalText(200),
  stage: Type.Optional(Id),
  /** An administrator's id, or 'nobody' for unassigned. */
  owner: Type.Optional(Type.Union([Id, Type.Literal('nobody')])),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  tag: OptionalText(40),
  branch: OptionalText(60),
  /** How the first enquiry came: 'form', 'chat', 'walk-in' … */
  channel: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
  /** Where the first enquiry came from: a source of its campaign, or the referring site. */
  source: OptionalText(200),
  /** The campaign that brought the first enquiry, and the page on which it was made. */
  campaign: OptionalText(200),
  page: OptionalText(200),
  /** Only those of whom this is not known. */
  without: Type.Optional(Type.Enum(['country', 'channel', 'source', 'campaign', 'page', 'branch'])),
  /** Why they went, word for word. */
  lost_reason: OptionalText(200),
  /** What is due: overdue, today, in the 7 days from today, or with no date. */
  due: Type.Optional(Type.Enum(['overdue', 'today', 'week', 'none'])),
  /** Whose question waits for a first answer. */
  waiting: Type.Optional(Type.Boolean()),
  /** A stage in which they stand or once stood. */
  been: Type.Optional(Id),
  /** Whether the office's goal for the first answer was met; who waits too long for one is 'missed'. */
  goal: Type.Optional(Type.Enum(['met', 'missed'])),
  /**
   * For whom something was due on the days from `followed_from` until `followed_until`: it was dealt
   * with on its day, later, or not yet.
   */
  followed: Type.Optional(Type.Enum(['kept', 'late', 'open'])),
  followed_from: Type.Optional(Day),
  followed_until: Type.Optional(Day),
  /**
   * Who asked something on the days from `asked_from` until `asked_until`, whenever they first came; of
   * them those whose first answer took so many minutes of the office's hours, or more.
   */
  asked_from: Type.Optional(Day),
  asked_until: Type.Optional(Day),
  asked_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Only those without a sign of life for as long as the office has set, with nothing to come. */
  quiet: Type.Optional(Type.Literal(true)),
  /** Only those of stages that end so. */
  ending: Type.Optional(Type.Enum(['open', 'won', 'lost'])),
  /** Who came from this moment or day on, and until that moment or with that day. */
  from: Type.Optional(DayOrMoment),
  until: Type.Optional(DayOrMoment),
}

export type Followed = NonNullable<LeadFilters['followed']>

export const LeadFilters = Type.Object(leadFilters)
export type LeadFilters = Static<typeof LeadFilters>

export const LeadQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The id of a lead: only what comes after it. */
  before: Type.Optional(Id),
  sort: Type.Optional(LeadSort),
  ...leadFilters,
})
export type LeadQuery = Static<typeof LeadQuery>

import type { Expression, SqlBool } from 'kysely'
import type { Origin, Way } from '#app/contract/enquiry.ts'
import type { AllHours } from '#app/contract/office.ts'
import type { Right, RoleAssignment } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { FieldError } from './errors.ts'
import type { FactValues } from './fact-texts.ts'
import type { ApiCaller } from './key-access.ts'
import type { Mail, MailOutcome } from './mail.ts'
import type { NewNotification, Person } from './notification.ts'
import type { BasePageContent } from './page-content.ts'

/** The signal that sessions, roles or branches have changed, see database/signals.ts. */
export const accessTopic = 'access'

/** Who changed what, as it is kept. */
export interface NewAuditLogEntry {
  administrator_id: string
  administrator_name: string
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'exported' | 'opened'
  subject: string
  subject_id: string
  /** How people call it: a country, a title, a name. */
  subject_name: string
  /** Only the fields that differ. */
  before: object
  after: object
}

/** What a file becomes before it is stored. */
export interface NewPicture {
  name: string
  /** Where it stands once it is stored. */
  address: string
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
  /** The same for smaller screens. */
  sizes: { width: number; bytes: Buffer }[]
}

/**
 * What the base asks of tables that belong to features, which it does not know: the composition
 * hands it over. `db` is the transaction of the change, wherever there is one.
 */
export interface Services {
  sessions: {
    /**
     * Those of these sessions that were not ended, have not run out, and whose owner may sign in,
     * with what the owner is in the office, and when the bearer last showed who they are ('': not
     * since it was opened).
     */
    listActive: (
      db: Database,
      ids: string[],
    ) => Promise<Map<string, RoleAssignment & { proven_at: string }>>
    /** Those of these sessions that somebody has ended, as long as they would live without that. */
    listEnded: (db: Database, ids: string[]) => Promise<Set<string>>
  }
  apiKeys: {
    /** Whose secret this is, as long as the key was not revoked and has not run out. */
    findBySecret: (db: Database, secret: string) => Promise<ApiCaller | undefined>
  }
  people: {
    /** How administrators are called, by their ids. */
    listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
    /** Returns the ids of active administrators, with the right if one is given, by `usernameKey`. */
    listActive: (db: Database, right?: Right) => Promise<Map<string, string>>
    /** Returns the ids of administrators who do not have the right now. */
    listWithoutRight: (db: Database, right: Right) => Promise<string[]>
    /** Those who may sign in, by name, with where mails reach them. */
    listRecipients: (db: Database) => Promise<Person[]>
    /** Whoever belongs to this branch of the office belongs to it still. */
    renameBranch: (db: Database, renaming: BranchRename) => Promise<void>
  }
  auditLog: {
    add: (db: Database, activity: NewAuditLogEntry) => Promise<void>
    /** Who last deleted each of these rows, by the rows' ids. */
    listDeleters: (db: Database, subjects: string[], ids: string[]) => Promise<Map<string, string>>
    /** Forgets what was said of rows that are forgotten for good. */
    erase: (db: Database, subject: string, ids: string[]) => Promise<void>
    /** Forgets what was said of these, or of one row, where a text in it is one to be forgotten. */
    forgetValues: (
      db: Database,
      scope: { subject: string; subject_id?: string },
      isForgotten: (text: string) => boolean,
    ) => Promise<void>
  }
  contentChanges: {
    /** Keeps when something that pages show was last changed. */
    recordChange: (db: Database, subject: string) => Promise<void>
  }
  addresses: {
    /** Whether a page, a file or a call of ours stands there, whatever the office writes. */
    isReserved: (address: string) => boolean
    /** Whether the office has published something there. */
    isPublished: (db: Database, address: string) => Promise<boolean>
    /** Something stands at `to` from now on, and no longer at `from`, which leads there. */
    move: (db: Database, move: { from?: string; to: string; by: string }) => Promise<void>
  }
  facts: {
    /** What all facts say now, within a text; its numbers and dates in the language of that. */
    loadFactValues: (db: Database, textLanguage?: string) => Promise<FactValues>
    /** Facts of which another value starts within a week, the soonest first. */
    listUpcoming: (db: Database) => Promise<UpcomingFact[]>
  }
  office: {
    /** The names of the branches that the office's record has now. */
    listBranches: (db: Database) => Promise<string[]>
  }
  pages: {
    /** Publishes what a new office starts with, unless it has documents of this kind. */
    addFirstPages: (db: Database, kind: string, first: FirstPage[]) => Promise<void>
  }
  pictures: Pictures
  mails: {
    /** Is sent once this is committed, and again until it has left; returns its id. */
    add: (db: Database, mail: Mail) => Promise<string>
    /** Forgets for good what was written about and to somebody, with what activities say of it. */
    erase: (db: Database, services: Services, erased: Erased) => Promise<void>
    /** What became of these, by their ids; of those that are forgotten nothing. */
    listOutcomes: (db: Database, ids: string[]) => Promise<Map<string, MailOutcome>>
  }
  notifications: {
    /** Whoever wants to hear of it is told once this is committed. */
    add: (db: Database, notification: NewNotification) => Promise<void>
    /** Somebody has it before them anyhow: that is kept, and nobody is told. */
    recordSeen: (db: Database, shown: { key: string; aboutId: string }) => Promise<void>
    /** A mail to somebody of the office is through: what was held back as long as it was not follows. */
    resumeDelivery: (db: Database, mail: { id: string; person_id: string | null }) => Promise<void>
  }
  conversations: {
    /** What was said with these leads. */
    listMessagesOfLeads: (db: Database, leadIds: string[]) => Promise<ChatMessage[]>
    /** Forgets it for good, and tells the office. Returns whose it was: visitors' ids. */
    eraseConversations: (db: Database, leadIds: string[]) => Promise<string[]>
    /** Unlinks the conversations of these leads; the conversations stay. */
    unlinkLeads: (db: Database, leadIds: string[]) => Promise<void>
    /** Counts conversations awaiting a reply, except those whose lead meets a condition. */
    countAwaitingReply: (db: Database, isExcluded: LeadCondition) => Promise<number>
    /** The same, listed: the one that is due first comes first. */
    listAwaitingReply: (
      context: { db: Database; services: Services },
      asked: { limit: number; isExcluded: LeadCondition },
    ) => Promise<{ total: number; conversations: AwaitingConversation[] }>
  }
  contacts: {
    /** What these leads sent by the contact form, deleted or not. */
    listByLeads: (db: Database, leadIds: string[]) => Promise<{ id: string }[]>
    /** Forgets it for good, with what activities say of it. */
    erase: (db: Database, services: Services, leadIds: string[]) => Promise<void>
  }
  leads: {
    /** Finds whose enquiry it is, or begins a lead with it. */
    enquire: (
      db: Database,
      enquiry: Enquiry,
    ) => Promise<{ id: string; entryId: string; isNew: boolean }>
    /**
     * Comes before all other locks of a transaction that changes leads and what hangs on them, such as
     * conversations: until it ends nobody is merged, parted or erased.
     */
    hold: (db: Database) => Promise<void>
    /**
     * Of the id of a lead, in SQL: who waits for an answer, for `goOnWaiting`; until the transaction ends
     * they do. Waits for nobody and needs no `hold`: null also where somebody is at work on them.
     */
    waitingOf: (db: Database, leadId: Expression<string | null>) => Expression<string | null>
    /** A sign of life of somebody who waits anyhow. Returns how they are called. */
    goOnWaiting: (db: Database, leadId: string, waiting: string) => Promise<string>
    /**
     * After `hold`: keeps that somebody whose lead is known asks once more, in their conversation.
     * Returns how they are called; undefined: they were erased meanwhile.
     */
    askMore: (db: Database, asked: AskedMore) => Promise<string | undefined>
    /** Keeps what somebody whose lead is known says of themselves. */
    sayMore: (db: Database, scope: SaidMore) => Promise<void>
    /** Counts people awaiting a reply: leads, and conversations without such a lead. */
    countAwaitingReply: (context: { db: Database; services: Services }) => Promise<number>
    /**
     * After `hold`: what was asked in this visitor's conversation awaits no reply since it was closed;
     * `closed_at` null: it is open again.
     */
    closeEnquiries: (
      db: Database,
      closing: { leadId: string; about: string; closed_at: string | null },
    ) => Promise<void>
    /** Those of these leads that are there, by their ids: until the transaction ends nobody erases them. */
    holdEach: (db: Database, ids: string[]) => Promise<Set<string>>
    /** Returns names of leads that are not deleted, by the ids of the leads and of those merged into them. */
    listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
    /** Those of these leads that somebody may know. */
    listReached: (
      db: Database,
      reader: Pick<Person, 'id' | 'kept_to' | 'branch'>,
      ids: string[],
    ) => Promise<Set<string>>
    /** Of the id of a lead, in SQL: whether a text means it, as the office searches for leads. */
    isMeant: (db: Database, id: Expression<string | null>, q: string) => Expression<SqlBool>
    /** Whatever of leads names this branch of the office names it still. */
    renameBranch: (db: Database, renaming: BranchRename) => Promise<void>
    /** A mail was written to them by the program itself. */
    noteMail: (
      db: Database,
      mail: { leadId: string; mailId: string; subject: string },
    ) => Promise<void>
    /** Somebody of the office has answered, by whatever way; now, unless `at` says when. */
    answer: (
      db: Database,
      answer: { leadId: string; by: string | null; at?: string },
      hours: AllHours,
    ) => Promise<void>
  }
}

/** Who is forgotten for good. */
export interface Erased {
  leadIds: string[]
  /** Of their conversations: they may have been told of before anybody had said whose they are. */
  visitorIds: string[]
  /** Their e-mails. */
  addresses: string[]
}

/** Of the id of a lead, in SQL. */
type LeadCondition = (leadId: Expression<string | null>) => Expression<SqlBool>

/** A conversation that awaits a reply. */
interface AwaitingConversation {
  user_id: string
  last_message: string
  lead_id: string | null
  /** How its lead is called, where it has one. */
  lead_name?: string
  /** From then on the visitor has waited too long. */
  answer_due_at: string
}

/** A fact of which another value starts soon. */
interface UpcomingFact {
  id: string
  label: string
  /** ISO 3166; '' for none. */
  country: string
  /** The new value as people read it. */
  value: string
  /** Its first day, as "2026-12-01". */
  valid_from: string
  is_confirmed: boolean
}

/** How a branch of the office was called, and is called now. */
export interface BranchRename {
  from: string
  to: string
}

/** A message of a conversation. */
interface ChatMessage {
  user_id: string
  seq: number
  sender: 'user' | 'admin'
  message: string
  created_at: string
}

/** What somebody asked, by whatever way. */
export interface Enquiry {
  way: Way
  /** As typed; '' is what they did not say. */
  person: Record<'name' | 'email' | 'phone', string> & {
    /** Where they gave several. */
    other_phones?: string[]
    /** The words beside phones, as "9800000000 (father)". */
    phone_labels?: string[]
  }
  /** ISO 3166, two letters. */
  countries: string[]
  text: string
  at: string
  /** What is known of where it came from. */
  origin: Partial<Origin>
  /** The administrator who had them before them. */
  by?: string
  /** Where it was said in a conversation: its visitor's id. */
  about?: string
  /** The first answer that it had got before it came here; minutes of the office's hours. */
  answered?: { at: string; by: string | null; minutes: number }
  /** What the office's own list says: so a new lead begins; of a known one it is kept beside. */
  initialValues?: { stage_id?: string; owner_id?: string }
  /** What they were told would become of what they said. */
  consent?: string
  /** It has just come, by itself: the office is to be told. */
  notifiesOffice?: boolean
}

/** Asked in the conversation that a lead's is. */
export interface AskedMore extends Required<Pick<Enquiry, 'text' | 'at' | 'about'>> {
  leadId: string
}

/** Contact details stated in a lead's conversation, by the visitor or the office. */
export interface SaidMore extends Required<Pick<Enquiry, 'person' | 'at' | 'about'>> {
  leadId: string
  consent?: string
  /** The administrator who has said it; left out: the visitor has. */
  by?: string
}

export interface FirstPage {
  content: BasePageContent
  /** The day on which it was written; today if left out. */
  written?: string
}

/** Pictures that were uploaded. */
export interface Pictures {
  /** Makes a picture of what somebody sent, or says why not. */
  make: (file: Buffer) => Promise<NewPicture | FieldError>
  /** What is known of those of these addresses that are of stored pictures. */
  describe: (db: Database, addresses: string[]) => Promise<Map<string, StoredPicture>>
  /** The same picture twice is stored once; `by` is the username of whoever brought it. */
  add: (db: Database, picture: NewPicture, by?: string) => Promise<void>
  /** Keeps which pictures a row shows: those whose addresses of ours stand in the text. */
  setUsage: (db: Database, reference: PictureReference, text?: string) => Promise<void>
  /** The picture's name in an address of ours. */
  parseName: (address: string) => string | undefined
}

/** A picture that is stored. */
export interface StoredPicture {
  /** In pixels. */
  width: number
  height: number
  /** For those who do not see it; ''. */
  alt: string
  /** What crops keep in sight, as CSS places an object; undefined as long as nobody has said it. */
  focus?: string
  /** Its address as the picture of a shared link, 1200 × 630. */
  card: string
}

/** A row that may show pictures. */
export interface PictureReference {
  subject: string
  subject_id: string
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Expression, SqlBool } from 'kysely'
import type { AllHours, OpeningHours } from '#app/contract/office.ts'
import type { ChangedWords } from '#app/contract/office-words.ts'
import type { Right, RoleAssignment } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { ApiCaller } from '../auth/key-access.ts'
import type { FieldError } from '../http/errors.ts'
import type { Mail, MailOutcome } from '../mail/mail.ts'
import type { MailServer } from '../mail/mailer.ts'
import type { NewNotification, Person } from '../mail/notification.ts'
import type { FactValues } from '../text/fact-texts.ts'
import type { BasePageContent } from '../text/page-content.ts'
import type { Translate } from '../text/translate-fields.ts'
import type { Enquiry, FurtherEnquiry, StatedDetails } from './enquiry.ts'

/** What visitors see of an administrator. */
export interface PublicProfile {
  /** The first name. */
  name: string
  /** The address of a picture; '' for none. */
  photo: string
}

/** The channel on which changes of sessions, roles, branches and profiles are announced. */
export const accessTopic = 'access'

/** An entry of the audit log, as it is stored. */
export interface NewAuditLogEntry {
  administrator_id: string
  administrator_name: string
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'exported' | 'opened'
  subject: string
  subject_id: string
  /** The display name: a country, a title, a name. */
  subject_name: string
  /** Only the fields that differ. */
  before: object
  after: object
}

/** An uploaded picture before it is stored. */
export interface NewPicture {
  name: string
  /** The address at which it will be stored. */
  address: string
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
  /** Smaller versions. */
  sizes: { width: number; bytes: Buffer }[]
  /** Whether only its first picture is kept. */
  was_animated?: boolean
}

/**
 * Functions that features offer to the base and to each other instead of their tables. `db` is the
 * transaction of the change, if there is one.
 */
export interface Services {
  sessions: {
    /**
     * Returns the active sessions among these: not ended, not expired, and of an enabled account.
     * Each has the owner's role, and the time of the last re-authentication ('' for none).
     */
    listActive: (
      db: Database,
      ids: string[],
    ) => Promise<Map<string, RoleAssignment & { reauthenticated_at: string }>>
    /** Returns the sessions among these that were ended before they expired. */
    listEnded: (db: Database, ids: string[]) => Promise<Set<string>>
  }
  apiKeys: {
    /** Returns the caller with this secret, unless the key was revoked or has expired. */
    findBySecret: (db: Database, secret: string) => Promise<ApiCaller | undefined>
  }
  administrators: {
    /** Returns the full names of administrators by id, or their usernames without one. */
    listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
    /** Returns what visitors see of people who have a full name. */
    listPublicProfiles: (db: Database, ids: string[]) => Promise<Map<string, PublicProfile>>
    /**
     * Returns the ids of active administrators, with the right if one is given, by `toUsernameKey`.
     */
    listActive: (db: Database, right?: Right) => Promise<Map<string, string>>
    /** Returns the ids of administrators who do not have the right now. */
    listWithoutRight: (db: Database, right: Right) => Promise<string[]>
    /** Returns active administrators with their e-mail addresses, by name. */
    listRecipients: (db: Database) => Promise<Person[]>
    /** Follows the renaming of a branch in the administrators' profiles. */
    renameBranch: (db: Database, renaming: BranchRename) => Promise<void>
  }
  auditLog: {
    add: (db: Database, activity: NewAuditLogEntry) => Promise<void>
    /** Whether an action was recorded for any row of the subject. */
    hasEntry: (
      db: Database,
      entry: Pick<NewAuditLogEntry, 'action' | 'subject'>,
    ) => Promise<boolean>
    /** Returns who last deleted each row, by row id. */
    listDeleters: (db: Database, subjects: string[], ids: string[]) => Promise<Map<string, string>>
    /** Deletes the entries of permanently deleted rows. */
    erase: (db: Database, subject: string, ids: string[]) => Promise<void>
    /**
     * Deletes values from the entries of a subject or of one row, where the text is to be erased.
     */
    eraseValues: (
      db: Database,
      scope: { subject: string; subject_id?: string },
      isErased: (text: string) => boolean,
    ) => Promise<void>
  }
  contentChanges: {
    /** Records the time of a change of public content. */
    recordChange: (db: Database, subject: string) => Promise<void>
  }
  addresses: {
    /** Whether a page, a file or an API route of this site uses the address. */
    isReserved: (address: string) => boolean
    /** Whether the office has published a page there. */
    isPublished: (db: Database, address: string) => Promise<boolean>
    /** Records that the page of this id has moved: `from` redirects to `to`. */
    move: (
      db: Database,
      move: { id?: string; from?: string; to: string; by: string },
    ) => Promise<void>
    /** Removes the redirects to an address, because its page was erased. */
    removeRedirectsTo: (db: Database, address: string) => Promise<void>
  }
  facts: {
    /**
     * Returns the current values of all facts, with numbers and dates in the language of the text.
     */
    loadFactValues: (db: Database, textLanguage?: string) => Promise<FactValues>
    /** Returns facts that get a new value within a week, soonest first. */
    listUpcoming: (db: Database) => Promise<UpcomingFact[]>
    /**
     * Adds the usual facts of a country (ISO 3166), without values, on topics of which it has no
     * facts. Returns the keys of those that exist, by name.
     */
    addCountryFacts: (
      db: Database,
      request: FastifyRequest,
      country: string,
    ) => Promise<Record<string, string>>
  }
  textTranslations: {
    /** Returns a function that translates texts outside pages into this language. */
    loadTranslate: (db: Database, language?: string) => Promise<Translate>
  }
  officeWords: {
    /** Returns the texts of the site that the office has changed. */
    listChanged: (db: Database) => Promise<ChangedWords>
  }
  office: {
    /** Returns the names of the office's current branches. */
    listBranches: (db: Database) => Promise<string[]>
    /** Returns the office with its names and addresses in another language. */
    translate: <Profile>(profile: Profile, translate: Translate) => Profile
  }
  pages: {
    /** Adds the draft of a standard page as example data; returns its id. */
    addExample: (
      db: Database,
      app: Pick<FastifyInstance, 'pageTypes'>,
      page: { title: string; username: string },
    ) => Promise<string>
    /** Inserts office data and fact values into titles and labels of links. */
    fillLinkNames: <Each extends { title: string; label: string; language: string }>(
      app: Pick<FastifyInstance, 'db' | 'services' | 'office'>,
      pages: Each[],
    ) => Promise<Each[]>
    /** Counts the translations of pages, also deleted ones. */
    countTranslations: (db: Database, ids: string[]) => Promise<number>
    /**
     * Permanently deletes pages, published or not, with their translations and redirects to them.
     */
    erasePages: (db: Database, services: Services, ids: string[]) => Promise<void>
    /** Publishes the first pages of a new office, unless there are pages of this type. */
    addFirstPages: (db: Database, type: string, first: FirstPage[]) => Promise<void>
    /**
     * Publishes translations of the pages whose texts are all in this list, unless they have one.
     * @param texts translations by source text
     */
    addFirstTranslations: (
      db: Database,
      language: string,
      texts: Record<string, string>,
    ) => Promise<void>
    /** Follows the renaming of a branch in drafts, schedules and published pages. */
    renameBranch: (
      db: Database,
      services: Pick<Services, 'pictures'>,
      renaming: BranchRename & { by: string },
    ) => Promise<void>
    /** Returns the titles of the drafts of all source pages, by id. */
    listTitles: (db: Database) => Promise<Map<string, string>>
  }
  pictures: Pictures
  mails: {
    /**
     * Adds a mail, which is sent after the commit and retried until it succeeds; returns its id.
     */
    add: (db: Database, mail: Mail) => Promise<string>
    /** Permanently deletes mails about and to a person, with their audit log values. */
    erase: (db: Database, services: Services, erased: Erased) => Promise<void>
    /** Returns the delivery state of these mails by id; deleted mails are left out. */
    listOutcomes: (db: Database, ids: string[]) => Promise<Map<string, MailOutcome>>
    /** Returns the mail server that the office has set up, with its password. */
    findServer: (
      db: Database,
      app: { deriveKey: (salt: string) => Buffer },
    ) => Promise<MailServer | undefined>
  }
  notifications: {
    /** Notifies the subscribers after the commit. Returns false if it was added before. */
    add: (db: Database, notification: NewNotification) => Promise<boolean>
    /** Records that a person has already seen it, so it is not sent. */
    recordSeen: (db: Database, seen: { key: string; subjectId: string }) => Promise<void>
    /** Resumes notifications that waited until a mail to this person was sent. */
    resumeDelivery: (
      db: Database,
      mail: { id: string; administrator_id: string | null },
    ) => Promise<void>
  }
  conversations: {
    /** Returns the messages of these leads. */
    listMessagesOfLeads: (
      db: Database,
      services: Services,
      leadIds: string[],
    ) => Promise<ChatMessage[]>
    /** Permanently deletes the messages and updates the open screens. Returns the visitors' ids. */
    eraseConversations: (
      db: Database,
      services: Services,
      leadIds: string[],
      visitorIds?: string[],
    ) => Promise<string[]>
    /** Unlinks the conversations of these leads; the conversations stay. */
    unlinkLeads: (db: Database, services: Services, leadIds: string[]) => Promise<void>
    /** Adds a conversation as example data, without notifications. Returns the visitor's id. */
    addExample: (db: Database, conversation: ExampleConversation) => Promise<string>
    /** Permanently deletes the conversations of these visitors, and updates the open screens. */
    eraseExamples: (db: Database, visitorIds: string[]) => Promise<void>
    /** Counts conversations awaiting a reply, except those whose lead meets a condition. */
    countAwaitingReply: (db: Database, isExcluded: LeadCondition) => Promise<number>
    /** Lists conversations awaiting a reply, the earliest due first. */
    listAwaitingReply: (
      context: { db: Database; services: Services },
      query: { limit: number; isExcluded: LeadCondition },
    ) => Promise<{ total: number; conversations: AwaitingConversation[] }>
  }
  contacts: {
    /** Returns what these leads sent by the contact form, including deleted messages. */
    listByLeads: (db: Database, leadIds: string[]) => Promise<{ id: string }[]>
    /** Permanently deletes them, with their audit log values. */
    erase: (db: Database, services: Services, leadIds: string[]) => Promise<void>
    /** Permanently deletes the messages of these enquiries, with their audit log values. */
    eraseSent: (
      db: Database,
      services: Services,
      enquiries: { lead_id: string; at: string }[],
    ) => Promise<void>
  }
  newsletter: {
    /** Returns the subscriptions of a person. */
    listByAddresses: (db: Database, addresses: string[]) => Promise<{ id: string }[]>
    /** Permanently deletes them, with their audit log values. */
    erase: (db: Database, services: Services, addresses: string[]) => Promise<void>
  }
  leads: {
    /** Adds an enquiry to the matching lead, or creates a lead for it. */
    recordEnquiry: (
      db: Database,
      enquiry: Enquiry,
    ) => Promise<{ id: string; activityId: string; isNew: boolean }>
    /**
     * Must be called before all other locks of a transaction that changes leads and their
     * conversations. Until it ends, no lead is merged, unmerged or erased.
     */
    preventMerges: (db: Database) => Promise<void>
    /**
     * An SQL expression on the id of a lead: the lead that awaits a reply, locked until the
     * transaction ends. It does not wait for locks: null also when the lead is locked elsewhere.
     */
    lockAwaitingLead: (db: Database, leadId: Expression<string | null>) => Expression<string | null>
    /** Records activity of a lead that already awaits a reply. Returns the lead's name. */
    extendAwaitingReply: (db: Database, leadId: string, awaitingSince: string) => Promise<string>
    /**
     * Records another enquiry in the conversation of a lead, after `preventMerges`. Returns the
     * lead's name; undefined when the lead was erased.
     */
    recordFurtherEnquiry: (db: Database, enquiry: FurtherEnquiry) => Promise<string | undefined>
    /** Adds contact details that a lead has stated in the chat. */
    addStatedDetails: (db: Database, details: StatedDetails) => Promise<void>
    /** Adds leads as example data, without notifications. Returns their ids. */
    addExamples: (db: Database, enquiries: Enquiry[]) => Promise<string[]>
    /**
     * Permanently deletes leads; leads that were merged with them are unmerged first and stay. Must
     * be called before other locks on leads and conversations are taken.
     */
    eraseExamples: (
      context: { db: Database; services: Services },
      erasure: { ids: string[]; by: string },
    ) => Promise<void>
    /** Whether there are other leads than these, including deleted ones. */
    hasOthers: (db: Database, ids: string[]) => Promise<boolean>
    /** Counts people awaiting a reply: leads, and conversations without such a lead. */
    countAwaitingReply: (context: { db: Database; services: Services }) => Promise<number>
    /**
     * Closes or reopens (`closed_at` null) the enquiries of this visitor's conversation, after
     * `preventMerges`.
     */
    closeEnquiries: (
      db: Database,
      closing: { leadId: string; about: string; closed_at: string | null },
    ) => Promise<void>
    /** Returns the leads that exist and locks them against erasure until the transaction ends. */
    lockExisting: (db: Database, ids: string[]) => Promise<Set<string>>
    /**
     * Returns names of leads that are not deleted, by the ids of the leads and of those merged into
     * them.
     */
    listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
    /** Returns the leads in the viewer's scope, including deleted ones. */
    listInScope: (
      db: Database,
      viewer: Pick<Person, 'id' | 'lead_scope' | 'branch'>,
      ids: string[],
    ) => Promise<Set<string>>
    /** Counts enquiries of these days in the viewer's scope by the page of the form or chat. */
    countEnquiriesByPage: (
      db: Database,
      within: {
        viewer: Pick<Person, 'id' | 'lead_scope' | 'branch'>
        hours: Pick<OpeningHours, 'time_zone'>
        from: string
        until: string
      },
    ) => Promise<Map<string, number>>
    /** An SQL condition on the id of a lead: whether it matches a search text. */
    isMatching: (db: Database, id: Expression<string | null>, q: string) => Expression<SqlBool>
    /** Follows the renaming of a branch in all tables of leads. */
    renameBranch: (db: Database, renaming: BranchRename) => Promise<void>
    /** Records a mail that was sent automatically. */
    recordMail: (
      db: Database,
      mail: { leadId: string; mailId: string; subject: string },
    ) => Promise<void>
    /** Records a response of the office on any channel, at `at` or now. */
    recordResponse: (
      db: Database,
      response: { leadId: string; by: string | null; at?: string },
      hours: AllHours,
    ) => Promise<void>
  }
}

/** A person whose personal data are erased. */
export interface Erased {
  /** None for a guardian, whose students stay. */
  leadIds: string[]
  /**
   * Visitor ids of the conversations, because notifications may be older than the link to the lead, and
   * ids of the enquiries of a guardian.
   */
  visitorIds: string[]
  /** The person's e-mail addresses. */
  addresses: string[]
}

/** An SQL condition on the id of a lead. */
type LeadCondition = (leadId: Expression<string | null>) => Expression<SqlBool>

/** A conversation that awaits a reply. */
interface AwaitingConversation {
  user_id: string
  last_message: string
  lead_id: string | null
  /** The name of its lead, if it has one. */
  lead_name?: string
  /** From this time on the reply is overdue. */
  response_due_at: string
}

/** A fact that gets a new value soon. */
interface UpcomingFact {
  id: string
  label: string
  /** ISO 3166; '' for none. */
  country: string
  /** The new value, formatted. */
  value: string
  /** First day of the new value, like "2026-12-01". */
  valid_from: string
  is_confirmed: boolean
}

/** A renaming of a branch. */
export interface BranchRename {
  from: string
  to: string
}

/** A conversation of example data, oldest message first. */
export interface ExampleConversation {
  leadId: string
  messages: { sender: 'user' | 'admin'; message: string }[]
  /** The administrator who replies. */
  by: string
  at: string
}

/** A message of a conversation. */
interface ChatMessage {
  user_id: string
  seq: number
  sender: 'user' | 'admin'
  message: string
  created_at: string
  /** The file that was sent; undefined if it was deleted. */
  file?: { name: string; size: number }
}

export interface FirstPage {
  content: BasePageContent
  /** The day on which it was written; default: today. */
  writtenOn?: string
}

export interface OfficeIcon {
  /** The address of the office's picture; '' for none. */
  address: string
  /** For app manifests, masks, the browser's tab, and Apple's home screens. */
  form: '192' | '512' | 'maskable' | 'tab' | 'touch'
  /** Stands for all that the drawing shows. */
  key: string
  /** Draws the icon (SVG) of an office without a picture. */
  draw: () => string
}

export interface Preview {
  key: string
  draw: () => string
  /** The address of a stored picture; '' for none. */
  logo: string
}

/** Uploaded pictures. */
export interface Pictures {
  /** Converts an uploaded file, or returns why it is refused. */
  make: (file: Buffer) => Promise<NewPicture | FieldError>
  /** Returns the descriptions of the stored pictures among these addresses. */
  describe: (db: Database, addresses: string[]) => Promise<Map<string, StoredPicture>>
  /** Returns the addresses of pictures and files among these that are stored and not deleted. */
  listStored: (db: Database, addresses: string[]) => Promise<Set<string>>
  /**
   * Returns the numbers of pages of the PDFs that a text links to, by address; without unknown ones.
   * undefined if it links to none.
   */
  listFilePages: (db: Database, text: string) => Promise<Record<string, number> | undefined>
  /** Stores a picture once; `by` is the username of the uploader. */
  add: (db: Database, picture: NewPicture, by?: string) => Promise<void>
  /** Records which stored pictures and files a row uses, by the addresses in the text. */
  setUsage: (db: Database, reference: PictureReference, text?: string) => Promise<void>
  /**
   * Renders a drawing of ours (SVG, 1200 × 630) as a link preview, with this logo in the upper left
   * corner; `key` stands for all that it shows.
   */
  renderPreview: (db: Database, preview: Preview) => Promise<Buffer>
  /** Renders the office's picture as an icon (PNG), or a drawing of ours if it has none. */
  renderIcon: (db: Database, icon: OfficeIcon) => Promise<Buffer>
  /** Returns the picture's name from one of our addresses. */
  parseName: (address: string) => string | undefined
}

/** A picture that is stored. */
export interface StoredPicture {
  /** In pixels. */
  width: number
  height: number
  /** Alternative text; '' for none. */
  alt: string
  /** The focal point as a CSS object-position; undefined when none is set. */
  focus?: string
  /** Its address as a sharing image, 1200 × 630. */
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

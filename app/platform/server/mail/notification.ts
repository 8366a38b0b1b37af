import type { FastifyInstance } from 'fastify'
import type { NotificationType } from '#app/contract/manifest.ts'
import type { Right, RoleAssignment } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The notification types of all features. */
    notificationTypes: Record<string, NotificationType>
  }
}

/** An administrator as recipient. */
export interface Person extends RoleAssignment {
  id: string
  username: string
  email: string
  /** The language of the person's back office, mails and notifications. */
  language: string
}

export interface NewNotification {
  /** A notification type of a manifest. */
  kind: string
  /** Notifications of one type with the same key are one. */
  key?: string
  /** The only recipient; otherwise everyone who subscribed to this type. */
  personId?: string
  /** The right a recipient needs; by default one of the type's rights. */
  right?: Right
  leadId?: string
  /** The subject: a timeline entry, a conversation. */
  subjectId?: string
  /** Contains nothing that a visitor typed: "New question about Canada". */
  title: string
  /** The screen it links to, starting with `/`. */
  address: string
  /** Personal data, for recipients who may read it. */
  who?: string
  facts?: [name: string, value: string][]
  quote?: string
  /** Replaces the title in a list of several. */
  brief?: string
  lists?: SummaryList[]
}

/** A list in the daily summary. */
export interface SummaryList {
  /** "3 follow-ups". */
  title: string
  /** The screen with all items, starting with `/`. */
  address: string
  /** The most urgent items. */
  items: SummaryItem[]
  /** Of how many. */
  total: number
}

export interface SummaryItem {
  text: string
  address?: string
  /** The named lead. The item is removed when the lead is erased. */
  leadId?: string
  /**
   * The visitor of the named conversation, or the named enquiry of a guardian. The item is removed when
   * it is erased.
   */
  visitorId?: string
}

/** A feature's part of the daily summary. */
export interface SummarySection {
  /** The right a recipient needs. */
  right: Right
  /** The caller omits empty lists. */
  list: (app: FastifyInstance, person: Person) => Promise<SummaryList>
}

/** Delivers notifications to administrators. */
export interface NotificationChannel {
  name: 'mail' | 'push'
  /** The ids of the people it can reach. */
  listReachable: (
    app: FastifyInstance,
    people: Pick<Person, 'id' | 'email'>[],
  ) => Promise<Set<string>>
  /**
   * Whether the previous delivery of this type has not left yet. The next one waits for
   * `resumeDelivery`.
   */
  hasPending?: (db: Database, personId: string, kind: string) => Promise<boolean>
  /**
   * Queues the delivery in the transaction that marks it as delivered. Returns the mail's id, if
   * any.
   */
  deliver: (db: Database, batch: NotificationBatch) => Promise<string | undefined>
}

/** Pending notifications of one type for one person, at most once a minute. */
export interface NotificationBatch {
  person: Person
  /** The title of the type in the preferences. */
  kind: string
  /** One title, or a count: "3 new enquiries". */
  title: string
  /** The screen with the subject, or with all of them. */
  address: string
  /** The oldest ones. */
  notifications: BatchedNotification[]
  /** Of how many. */
  total: number
}

type BatchedNotification = Omit<NewNotification, 'key' | 'personId' | 'aboutId' | 'right'>

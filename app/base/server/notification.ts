import type { FastifyInstance } from 'fastify'
import type { Right, RoleAssignment } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'

/** Somebody of the office. */
export interface Person extends RoleAssignment {
  id: string
  username: string
  email: string
}

/** What people of the office are to be told. */
export interface NewNotification {
  /** One of those that people choose among. */
  kind: string
  /** With the same key it is the same notice, told once. */
  key?: string
  /** The only one it is for; left out: all who want to hear of its kind. */
  personId?: string
  /** It takes this to know of it; left out: one of the rights of its kind. */
  right?: Right
  leadId?: string
  /** What it is about: the enquiry in a lead's timeline, a conversation. */
  aboutId?: string
  /** Without a word of anybody's: "New question about Canada". */
  title: string
  /** Where it is to be seen: from `/` on. */
  address: string
  /** Whom it is about, and what they say: for those who may read it. */
  who?: string
  facts?: [name: string, value: string][]
  quote?: string
  /** In the title's place where it stands with others of its kind. */
  brief?: string
  /** Several matters, each as a list. */
  lists?: SummaryList[]
}

/** Some of what is to be done. */
export interface SummaryList {
  /** "3 follow-ups". */
  title: string
  /** Where all of them are to be seen: from `/` on. */
  address: string
  /** The most urgent ones. */
  items: SummaryItem[]
  /** Of how many. */
  total: number
}

export interface SummaryItem {
  text: string
  address?: string
  /** The lead that it names: it is taken out when that is erased. */
  leadId?: string
  /** The visitor's of whose conversation it tells: it is taken out when that is erased. */
  visitorId?: string
}

/** What of a feature somebody has to do on a day. */
export interface SummarySection {
  /** Nothing is looked for without it. */
  right: Right
  /** Empty lists are left out by whoever asks. */
  list: (app: FastifyInstance, person: Person) => Promise<SummaryList>
}

/** A way on which people of the office are told something. */
export interface NotificationChannel {
  name: 'mail' | 'push'
  /** Of these people those whom it reaches, by their ids. */
  listReachable: (app: FastifyInstance, people: Person[]) => Promise<Set<string>>
  /** What it told them of this kind last has not left yet: the next is held back, until `goOn`. */
  hasPending?: (db: Database, personId: string, kind: string) => Promise<boolean>
  /** Tells it, within the transaction in which it counts as told; a mail's id where it is one. */
  deliver: (db: Database, batch: NotificationBatch) => Promise<string | undefined>
}

/** What has gathered for somebody; never more than one in a minute of one kind. */
export interface NotificationBatch {
  person: Person
  /** As people choose it. */
  kind: string
  /** One matter, or several in a few words: "3 new enquiries". */
  title: string
  /** Where it, or all of them, are to be seen. */
  address: string
  /** The oldest ones, in order. */
  notifications: BatchedNotification[]
  /** Of how many. */
  total: number
}

type BatchedNotification = Omit<NewNotification, 'key' | 'personId' | 'aboutId' | 'right'>

import type { Right } from './rights.ts'

/** What a feature declares about itself, as data for the server and the back office. */
export interface Manifest {
  /**
   * Screens of the back office with the right, or one of the rights, that they need. It also applies
   * to unlisted screens below.
   */
  screens?: Record<`/admin/${string}`, Right | readonly Right[]>
  /** Subjects in the audit log. */
  subjects?: Record<string, AuditSubject>
  /** Types of notifications. */
  notifications?: Record<string, NotificationType>
  /** Addresses of its public pages, which the office cannot use for others: "/search". */
  pages?: `/${string}`[]
}

export interface NotificationType {
  /** Label in the preferences, and the plural for a sentence. */
  title: string
  plural: string
  /** The screen that lists the subjects of these notifications. */
  address: string
  /** Used for administrators who have not chosen channels for this type. */
  defaultChannels: ('mail' | 'push')[]
  /** A recipient needs one of these rights. */
  rights: Right[]
}

export interface AuditSubject {
  /** The right to read its entries. */
  right: Right
  /** One row, within a sentence: "saved reply". */
  one: string
  /** The title of all rows: "Saved replies". */
  many: string
  /** Used before the name of a row; default: "the" and `one`. */
  named?: string
  /** Used for a row without a name; default: "a" and `one`. */
  nameless?: string
  /** Set if deleted rows can be restored; `restorable` in `server/feature.ts` names their table. */
  restore?: RestorableSubject
}

interface RestorableSubject {
  url: `/api/${string}/:id/restore/`
  /** The screen that shows the restored row. */
  screen: `/admin/${string}`
  /** Whether the screen opens with a search for the name of the row. */
  isSearched?: true
  /** Labels in the list of deleted rows, if they differ from those in the audit log. */
  one?: string
  many?: string
}

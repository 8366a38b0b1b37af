import type { Endpoint, OfficeConfig } from '#app/contract/endpoint.ts'
import type { Manifest } from '#app/contract/manifest.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import type { OrderedTable } from '#database/positions.ts'
import type { SearchEntry } from '../feature/feature.ts'
import type { Services } from '../feature/services.ts'
import type { FieldError } from '../http/errors.ts'

/** Definition of content that the office sorts manually. The routes are created from it. */
export interface OrderedContent<Row extends { id: string }> {
  /** The manifest, if the list is the whole feature. */
  manifest?: Manifest
  api: Record<'list' | 'change' | 'order' | 'remove' | 'restore', Endpoint> & {
    add: Endpoint & { config: OfficeConfig }
    /** The public list. */
    listPublic?: Endpoint
    /** The list with fact references, when `list` is public. */
    listSource?: Endpoint
    /** The list with fact values, when `list` has the references. */
    listRendered?: Endpoint
  }
  table: OrderedTable
  /** The columns of a row in the table. */
  columns: readonly (string & keyof Row)[]
  /** The subject in the audit log. */
  subject: string
  /** Its name at the start of a sentence: "Saved reply". */
  displayName: string
  /** The column with the display name of a row. */
  name: string & keyof Row
  /** Converts stored columns to a row. */
  toRow?: (stored: never) => Row
  /**
   * Converts given values to stored columns. `before` is the row that is changed; undefined for a
   * new row.
   */
  toStored?: (given: never, before?: Row) => object
  /** Validates what no schema can check; `before` is the row that is changed. */
  check?: (
    db: Database,
    services: Services,
    given: never,
    before: Row | undefined,
    office: Office,
  ) => Promise<void>
  /** Returns the errors of a row that repeats one of the others, by field. */
  findRepetition?: (row: Row, others: Row[]) => Record<string, FieldError> | undefined
  /** Validates the result within the transaction that changed or deleted this row. */
  checkAfter?: (db: Database, id: string) => Promise<void>
  /** Whether public pages show it. */
  isPublic?: boolean
  /**
   * The columns that may contain fact references, the page that shows them, and the column with the
   * language of the row, if it has one.
   */
  facts?: {
    columns: readonly (string & keyof Row)[]
    page: string
    language?: string & keyof Row
  }
  /** The columns with texts that visitors read and the office can translate. */
  translated?: readonly (string & keyof Row)[]
  /** Selects and sorts the rows that visitors see on this day; default: all rows. */
  selectVisible?: (rows: Row[], today: string) => Row[]
  /** Converts a row to a search entry. */
  toSearchEntry?: (row: Row) => SearchEntry
  /** The column with the picture; lists return its focal point as `<picture>_focus`. */
  picture?: string & keyof Row
}

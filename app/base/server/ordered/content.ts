import type { Endpoint, OfficeConfig } from '#app/contract/endpoint.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import type { OrderedTable } from '#database/positions.ts'
import type { SearchEntry } from '../feature.ts'
import type { Services } from '../keepers.ts'

/** Content that stands in an order of the office's choice: all that its calls are made of. */
export interface OrderedContent<Row extends { id: string }> {
  api: Record<'list' | 'change' | 'order' | 'remove' | 'restore', Endpoint> & {
    /** Whoever may add one is told of all that happens to them. */
    add: Endpoint & { config: OfficeConfig }
    /** The same list for everybody. */
    listPublic?: Endpoint
    /** As the office writes it, where `list` is for everybody. */
    listSource?: Endpoint
    /** As visitors read it, where `list` is the office's own. */
    listRendered?: Endpoint
  }
  table: OrderedTable
  /** What the table keeps of a row, as the row names it. */
  columns: readonly (string & keyof Row)[]
  /** As activities call it. */
  subject: string
  /** At the beginning of a sentence: "Ready answer". */
  displayName: string
  /** The column by which people call one of the rows. */
  name: string & keyof Row
  /** Where a column keeps something else than the row says: what the row says. */
  toRow?: (stored: never) => Row
  /** What to store of what is given: of a new row all that it needs, else what changes in it. */
  toStored?: (given: never, before?: Row) => object
  /** Throws what no schema can know of what is given; `before` is the row that it changes. */
  check?: (
    db: Database,
    services: Services,
    given: never,
    before: Row | undefined,
    office: Office,
  ) => Promise<void>
  /** Throws what would not do, within the transaction in which this row was changed or deleted. */
  checkAfter?: (db: Database, id: string) => Promise<void>
  /** Whether pages show it. */
  isShown?: boolean
  /** What refers to facts in its texts, `place` being the page that shows them. */
  facts?: { columns: readonly (string & keyof Row)[]; place: string }
  /** What of the rows visitors see on this day of the office, in their order; left out: all of them. */
  selectVisible?: (rows: Row[], today: string) => Row[]
  /** What visitors can find of a row by its words. */
  toSearchEntry?: (row: Row) => SearchEntry
  /** The column of the picture that it shows; lists say with `<picture>_focus` what crops keep. */
  picture?: string & keyof Row
}

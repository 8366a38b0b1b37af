import type { ReactNode } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import type { Endpoint, Output } from '#app/contract/endpoint.ts'
import type { Fields } from '../fields.ts'

export interface OrderedApi {
  list: Endpoint
  add: Endpoint
  change: Endpoint
  order: Endpoint
  remove: Endpoint
  /** Brings a deleted one back: with it a deletion has an Undo. */
  restore?: Endpoint
}

type RowOf<Api extends OrderedApi> =
  Output<Api['list']> extends (infer Row extends { id: string })[] ? Row : never

/** What the kit hands to be put into a card or a row. */
interface Parts {
  /** Moves it. */
  handle: ReactNode
  /** Edit and Delete. */
  actions: ReactNode
}

/** Content that stands in an order of the office's choice: all that its screen is made of. */
export interface OrderedListConfig<Row extends { id: string }> {
  title: string
  /** In the middle of a sentence: "ready answer". */
  one: string
  many: string
  /** As activities call one. */
  subject: string
  /** On the button. */
  add: string
  nameOf: (row: Row) => string
  /** How dialogs call one whose name would be too long there. */
  called?: string
  /** Asks before one is deleted. */
  question: string
  /** A deletion that failed is only logged. */
  isFailureSilent?: boolean
  /** What to do while there is none yet. */
  empty: string
  /** Above the list. */
  intro?: string
  fields: Fields<Row>
  /** A table on a desk, whose rows are cards on a phone … */
  columns?: { heading: string; width?: string; cell: (row: Row, parts: Parts) => ReactNode }[]
  /** … or cards everywhere. */
  cards?: {
    isGrid?: boolean
    className: string
    /** Of each. */
    cardClassName: string
    card: (row: Row, parts: Parts) => ReactNode
  }
  api: OrderedApi
}

/** Says of what kind the rows are by the API that gives them. */
export function defineOrderedList<Api extends OrderedApi>(
  api: Api,
  content: Omit<OrderedListConfig<RowOf<Api>>, 'api'>,
): OrderedListConfig<RowOf<Api>> {
  return { ...content, api }
}

/** The answer of the API; undefined when it could not be reached. */
export type Reading<Row> = Promise<Result<Row[]> | undefined>

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

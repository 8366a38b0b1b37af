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
  /** Restores a deleted row; enables Undo. */
  restore?: Endpoint
}

type RowOf<Api extends OrderedApi> =
  Output<Api['list']> extends (infer Row extends { id: string })[] ? Row : never

/** Controls for a card or a row. */
interface RowControls {
  /** The drag handle. */
  handle: ReactNode
  /** The buttons Edit and Delete. */
  actions: ReactNode
}

/** The definition of a list that the office sorts manually, from which its screen is built. */
export interface OrderedListConfig<Row extends { id: string }> {
  title: string
  /** The name of a row within a sentence: "saved reply". */
  singular: string
  /** Default: the singular with an "s". */
  plural: string
  /** The subject in the audit log. */
  subject: string
  /** The label of the button that adds a row. */
  add: string
  nameOf: (row: Row) => string
  /** A short name of a row for dialogs, if its own name would be too long. */
  shortName?: string
  /** The question before a row is deleted; default: "Delete this …?". */
  question: string
  /** Set if a failed deletion is only logged. */
  isFailureSilent?: boolean
  /** The hint when the list is empty. */
  empty: string
  /** Above the list. */
  intro?: string
  fields: Fields<Row>
  /** The columns of a table. On small screens, each row is a card. */
  columns?: {
    heading: string
    width?: string
    cell: (row: Row, controls: RowControls) => ReactNode
  }[]
  /** Set instead of `columns` if the rows are cards on all screens. */
  cards?: {
    isGrid?: boolean
    className: string
    /** The class of each card. */
    cardClassName: string
    card: (row: Row, controls: RowControls) => ReactNode
  }
  api: OrderedApi
}

type Default = 'plural' | 'question'

/** Derives the type of the rows from the API. */
export function defineOrderedList<Api extends OrderedApi>(
  api: Api,
  content: Omit<OrderedListConfig<RowOf<Api>>, 'api' | Default> &
    Partial<Pick<OrderedListConfig<RowOf<Api>>, Default>>,
): OrderedListConfig<RowOf<Api>> {
  const { singular, plural = `${singular}s`, question = `Delete this ${singular}?` } = content
  return { ...content, plural, question, api }
}

/** The response of the API; undefined when it is unreachable. */
export type Reading<Row> = Promise<Result<Row[]> | undefined>

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import type { ReactNode } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { Endpoint, Input, Output } from '#app/contract/endpoint.ts'
import type { FirstAction } from '../screen.tsx'
import type { Removal } from '../use-removal.tsx'

type RowOf<E extends Endpoint> =
  Output<E> extends (infer Row extends { id: string })[] ? Row : never

type QueryOf<E extends Endpoint> =
  Input<E> extends { querystring?: infer Query } ? Exclude<Query, undefined> : unknown

type SortOf<E extends Endpoint> =
  QueryOf<E> extends { sort?: infer Sort } ? Extract<Sort, string> : never

/** Paging parameters of a query. */
type PagingParam = 'limit' | 'offset' | 'before'

export interface Column<Row, Key extends string = string> {
  heading: string
  width?: string
  /** Omitted for columns that are only in exported files. */
  cell?: (row: Row) => ReactNode
  /** The API's sort key. With a `-` in front, the order is descending. */
  sort?: Key
  /** The names of the sort orders, the default first. Without names: "…, A to Z" and so on. */
  orders?: [order: Key | `-${Key}`, name: string][]
  /** The value in exported files; dates are in the office's time zone. */
  csv?: (row: Row) => string | Date
}

export interface Filter {
  label: string
  /** The option for no filter. */
  all: string
  /** The options by value. */
  options?: Record<string, string>
  /** The type without options; default: a date such as 2026-11-22. Numbers are not negative. */
  type?: 'text' | 'number' | 'date'
  /** Whether links above the list choose it, instead of a field of the search form. */
  isLinks?: boolean
  /** Whether it is below "More filters". */
  isRare?: boolean
  /** Describes the filter in the summary; default: "in …". */
  describeChoice?: (text: string) => string
}

/** The definition of a list, from which its screen is built. The address of the screen is /admin/<id>. */
export interface List<
  Row extends { id: string },
  Order extends string = string,
  Id extends string = string,
> {
  id: string
  title: string
  /** The plural name within a sentence: "contacts". */
  plural: string
  /** Its name when it is empty; default: `plural`. */
  emptyName?: string
  /**
   * Explains why the list is empty: no row matches, or there are no rows yet. Then it says what the
   * screen is for and what to do first.
   */
  describeEmpty: (view: View) => string
  /** A link to the first action of an empty list, if it is on another screen. */
  firstAction?: FirstAction
  /** Singular and plural for the count above the list. */
  countLabel?: [singular: string, plural: string]
  search?: { label: string; placeholder: string }
  filters?: Record<string, Filter>
  /** The default order. */
  defaultSort?: Order
  /** Numbered pages, or links to older rows. */
  paging?: 'numbered' | 'older'
  columns?: Record<Id, Column<Row, Exclude<Order, `-${string}`>>>
  /** Exports all matching rows with these columns. */
  csv?: {
    file: string
    columns: Id[]
    /** Further parameters of the endpoint. */
    query?: object
    /** Called before the export, which requires re-authentication for personal data. */
    recordExport?: (api: ApiClient) => Promise<unknown>
  }
  /** Adds a delete button to each row. */
  removal?: Removal<Row> & {
    label: (row: Row) => string
    /** The subject in the audit log of rows that can be restored. */
    subject?: string
  }
  endpoint: Endpoint
}

/** Derives the types of rows, orders and filters from the endpoint. */
export function list<E extends Endpoint, Id extends string = never>(
  endpoint: E,
  options: Omit<List<RowOf<E>, SortOf<E>, Id>, 'endpoint' | 'filters'> & {
    filters?: { [Name in Exclude<keyof QueryOf<E>, 'q' | 'sort' | PagingParam>]?: Filter }
  },
): List<RowOf<E>> {
  return { ...options, endpoint } as List<RowOf<E>>
}

/** The state of a list in the address. */
export interface View {
  q: string
  sort: string
  /** From 1. */
  page: number
  /** The id of the row before the visible ones; '' for the first page. */
  before: string
  /** The value of each filter; '' for none. */
  filters: Record<string, string>
}

/** The response of the API; undefined when it is unreachable. */
export type ListResult<Row> = Result<Row[]> | undefined

export interface ListProps<Row extends { id: string }> {
  list: List<Row>
  view: View
}

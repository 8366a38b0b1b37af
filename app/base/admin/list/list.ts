import type { ReactNode } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { Endpoint, Input, Output } from '#app/contract/endpoint.ts'
import type { Removal } from '../use-removal.tsx'

type RowOf<E extends Endpoint> =
  Output<E> extends (infer Row extends { id: string })[] ? Row : never

type QueryOf<E extends Endpoint> =
  Input<E> extends { querystring?: infer Query } ? Exclude<Query, undefined> : unknown

type SortOf<E extends Endpoint> =
  QueryOf<E> extends { sort?: infer Sort } ? Extract<Sort, string> : never

/** What a query says of the page. */
type PagingParam = 'limit' | 'offset' | 'before'

export interface Column<Row, Key extends string = string> {
  heading: string
  width?: string
  /** Left out: the column stands in files alone. */
  cell?: (row: Row) => ReactNode
  /** By which the API sorts; with `-` in front the last, or newest, first. */
  sort?: Key
  /** The orders by it in words, the one that a first click brings first; else "…, A to Z" and so on. */
  orders?: [order: Key | `-${Key}`, name: string][]
  /** In a file for spreadsheets; a date as the office's clock shows it. */
  csv?: (row: Row) => string | Date
}

export interface Filter {
  label: string
  /** What it says while nothing is chosen. */
  all: string
  /** By value; left out: a day, as "2026-11-22", or a number. */
  options?: Record<string, string>
  /** A whole number, from 0 on. */
  isNumber?: true
  /** What is said of the rows by what is chosen; "in …" if left out. */
  describeChoice?: (text: string) => string
}

/** What a list is about: all that its screen is made of. Its address is /admin/<id>. */
export interface List<
  Row extends { id: string },
  Order extends string = string,
  Id extends string = string,
> {
  id: string
  title: string
  /** In the middle of a sentence: "contacts". */
  many: string
  /** What it says is not there; `many` if left out. */
  emptyName?: string
  /** Why it may be empty: there is nothing yet, or nothing matches. */
  describeEmpty: (view: View) => string
  /** One and many of them, counted above the list. */
  counted?: [one: string, many: string]
  search?: { label: string; placeholder: string }
  filters?: Record<string, Filter>
  /** In which order it stands unless somebody sorts. */
  defaultSort?: Order
  /** Numbered pages; or from each page to the older ones. */
  paging?: 'numbered' | 'older'
  columns?: Record<Id, Column<Row, Exclude<Order, `-${string}`>>>
  /** Saves all that match as a file, with these columns. */
  csv?: {
    file: string
    columns: Id[]
    /** Called before it is read: whoever takes a list of people along shows who they are. */
    note?: (api: ApiClient) => Promise<unknown>
  }
  /** Each row gets a button for it, which says what it deletes. */
  removal?: Removal<Row> & {
    label: (row: Row) => string
    /** As activities call one. */
    subject: string
  }
  endpoint: Endpoint
}

/** Says of what kind rows, orders and filters are by the endpoint that gives them. */
export function list<E extends Endpoint, Id extends string = never>(
  endpoint: E,
  options: Omit<List<RowOf<E>, SortOf<E>, Id>, 'endpoint' | 'filters'> & {
    filters?: { [Name in Exclude<keyof QueryOf<E>, 'q' | 'sort' | PagingParam>]?: Filter }
  },
): List<RowOf<E>> {
  return { ...options, endpoint } as List<RowOf<E>>
}

/** What the address says to show. */
export interface View {
  q: string
  sort: string
  /** From 1. */
  page: number
  /** The id of the row that those shown come after; '' for the first. */
  before: string
  /** What is chosen of each filter; '' for all. */
  filters: Record<string, string>
}

/** What the API answered; undefined when it could not be reached. */
export type ListResult<Row> = Result<Row[]> | undefined

export interface ListProps<Row extends { id: string }> {
  list: List<Row>
  view: View
}

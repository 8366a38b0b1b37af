import type { RouterContextProvider } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { apiContext } from '../../browser/api-context.ts'
import type { List, ListResult, View } from './list.ts'
import { readView } from './view.ts'

export const PER_PAGE = 50
/** The API's maximum per request. */
const MAX_PER_REQUEST = 1000

/** Loads a list; for the loaders of screens. */
export async function loadList<Row extends { id: string }>(
  list: List<Row>,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const view = readView(list, new URL(request.url).searchParams)
  const result = readPage(context.get(apiContext), list, view)
  // The current list stays visible until the new one is loaded.
  if (document.getElementById(list.id)) await result
  return { view, reading: result }
}

/** Reads a page of the list. Never rejects, so that components can `use` the result. */
async function readPage<Row extends { id: string }>(
  api: ApiClient,
  { endpoint, paging, defaultSort }: List<Row>,
  view: View,
): Promise<ListResult<Row>> {
  const pages = {
    numbered: { limit: PER_PAGE, offset: (view.page - 1) * PER_PAGE },
    // One more row shows whether there are older ones.
    older: { limit: PER_PAGE + 1, before: view.before || undefined },
  }
  const hasQuery = paging || defaultSort
  const querystring = hasQuery && { ...toQuery(view), ...(paging && pages[paging]) }
  const response = api.attempt(endpoint, { querystring }).catch(() => undefined)
  return response as Promise<ListResult<Row>>
}

/**
 * Reads all rows of a view. Every request continues after the last row, so that no row is read twice
 * while rows are added. Rejects if a request fails.
 */
export async function readAll<Row extends { id: string }>(
  api: ApiClient,
  { endpoint }: List<Row>,
  view: View,
  onProgress: (done: number, total: number) => void,
  /** Further parameters of the endpoint. */
  more: object = {},
) {
  const rows: Row[] = []
  for (;;) {
    const querystring = {
      ...toQuery(view),
      ...more,
      limit: MAX_PER_REQUEST,
      before: rows.at(-1)?.id,
    }
    const result = (await api.attempt(endpoint, { querystring })) as NonNullable<ListResult<Row>>
    if (!result.ok) throw new Error(result.failure.detail)
    rows.push(...result.value)
    if (result.value.length < MAX_PER_REQUEST) return rows
    onProgress(rows.length, result.total)
  }
}

function toQuery({ q, sort, filters }: View) {
  const chosen = Object.entries(filters).filter(([, value]) => value)
  return { q, sort: sort || undefined, ...Object.fromEntries(chosen) }
}

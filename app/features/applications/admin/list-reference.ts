import type { RouterContextProvider } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { type OfficeLists, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { type SavedView, savedViewsApi } from '#app/features/leads/saved-views-contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { applicationListApi, type FilterOptions } from '../query-contract.ts'
import { type Track, tracksApi } from '../tracks-contract.ts'

/** Tracks, people, filter options and saved views for the list and the board. */
export interface ListReference {
  lists: OfficeLists
  tracks: Track[]
  options: FilterOptions
  views: SavedView[]
}

/** Filter options and views that cannot be loaded are empty. */
export async function readListReference(
  context: Readonly<RouterContextProvider>,
): Promise<ListReference> {
  const api = context.get(apiContext)
  const [lists, tracks, options, views] = await Promise.all([
    readOfficeLists(api),
    api.call(tracksApi.list, {}),
    orElse(api.attempt(applicationListApi.options, {}), noOptions),
    orElse(api.attempt(savedViewsApi.list, { querystring: { list: 'applications' } }), []),
  ])
  return { lists, tracks, options, views }
}

const noOptions: FilterOptions = {
  institutions: [],
  countries: [],
  intakes: [],
  branches: [],
}

async function orElse<Value>(call: Promise<Result<Value>>, other: Value) {
  const result = await call.catch(() => undefined)
  return result?.ok ? result.value : other
}

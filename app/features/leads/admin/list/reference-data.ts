import type { RouterContextProvider } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { fieldFilters } from '../../fields-contract.ts'
import { type FilterOptions, filterOptionsApi } from '../../filter-options-contract.ts'
import { type SavedView, savedViewsApi } from '../../saved-views-contract.ts'
import { defaultSettings, leadSettingsApi } from '../../settings-contract.ts'
import { stagesApi } from '../../stage-contract.ts'
import { withStageNames } from '../../stage-names.ts'
import { type OfficeLists, readPeople } from '../office-lists.ts'

/** Stages, counsellors, filter options and saved views for lists of leads. */
export interface ReferenceData extends OfficeLists {
  choices: FilterOptions
  views: SavedView[]
}

/** Parts that cannot be loaded are empty. */
export async function readReferenceData(
  context: Readonly<RouterContextProvider>,
): Promise<ReferenceData> {
  const api = context.get(apiContext)
  const [stages, people, choices, views, settings] = await Promise.all([
    orElse(api.attempt(stagesApi.list, {}), []),
    readPeople(api),
    orElse(api.attempt(filterOptionsApi.list, {}), noOptions),
    orElse(api.attempt(savedViewsApi.list, {}), []),
    orElse(api.attempt(leadSettingsApi.read, {}), defaultSettings),
  ])
  return { stages: withStageNames(stages), choices, views, settings, people }
}

const noOptions = Object.fromEntries(
  fieldFilters.flatMap(({ options }) => (options ? [[options, []]] : [])),
) as unknown as FilterOptions

async function orElse<Value>(call: Promise<Result<Value>>, other: Value) {
  const result = await call.catch(() => undefined)
  return result?.ok ? result.value : other
}

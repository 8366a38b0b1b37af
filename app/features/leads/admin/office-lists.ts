import { createContext, useContext } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { administratorsApi, type Colleague } from '#app/features/accounts/people-contract.ts'
import { defaultSettings, type LeadSettings, leadSettingsApi } from '../settings-contract.ts'
import { type Stage, stagesApi } from '../stage-contract.ts'
import { withStageNames } from '../stage-names.ts'

/** Stages, administrators and settings of the office. */
export interface OfficeLists {
  stages: Stage[]
  /** All administrators by name. `isAssignable` means that leads can be assigned to them. */
  people: { id: string; name: string; isAssignable: boolean }[]
  settings: LeadSettings
}

export async function readOfficeLists(api: ApiClient): Promise<OfficeLists> {
  const [stages, all, settings] = await Promise.all([
    api.call(stagesApi.list, {}),
    api.call(administratorsApi.listNames, {}),
    api.call(leadSettingsApi.read, {}),
  ])
  return { stages: withStageNames(stages), people: all.map(toPerson), settings }
}

/** Returns an empty list if the administrators cannot be loaded. */
export async function readPeople(api: ApiClient) {
  const result = await api.attempt(administratorsApi.listNames, {}).catch(() => undefined)
  return result?.ok ? result.value.map(toPerson) : []
}

const toPerson = ({ id, username, full_name, works_on_leads }: Colleague) => ({
  id,
  name: full_name || username,
  isAssignable: works_on_leads,
})

export const OfficeListsContext = createContext<OfficeLists>({
  stages: [],
  people: [],
  settings: defaultSettings,
})

export const useOfficeLists = () => useContext(OfficeListsContext)

import { createContext, useContext } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { type Stage, stagesApi } from '../stage-contract.ts'

/** What leads are sorted into: the office's stages, and its people. */
export interface OfficeLists {
  stages: Stage[]
  people: { id: string; username: string }[]
}

export async function readOfficeLists(api: ApiClient): Promise<OfficeLists> {
  const [stages, all] = await Promise.all([
    api.call(stagesApi.list, {}),
    api.call(administratorsApi.list, {}),
  ])
  return { stages, people: all.filter(({ state }) => state === 'active') }
}

export const OfficeListsContext = createContext<OfficeLists>({ stages: [], people: [] })

export const useOfficeLists = () => useContext(OfficeListsContext)

import type { ApiClient } from '#app/contract/api-client.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { nameToConfirm, personalDataApi } from '#app/features/leads/personal-data-contract.ts'

/** Erases a person for good, by the name that their lead has. */
export async function eraseLead(client: ApiClient, id: string) {
  const name = nameToConfirm(await client.call(leadsApi.find, { params: { id } }))
  await client.call(personalDataApi.erase, { params: { id }, body: { name } })
}

import type { ApiClient } from '#app/contract/api-client.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { nameToType, privacyApi } from '#app/features/leads/privacy-contract.ts'

/** Erases a person for good, by the name that their lead has. */
export async function eraseLead(client: ApiClient, id: string) {
  const name = nameToType(await client.call(leadsApi.find, { params: { id } }))
  await client.call(privacyApi.erase, { params: { id }, body: { name } })
}

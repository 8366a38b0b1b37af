import type { ApiClient } from '#app/contract/api-client.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'

/** Lets applications move along the tracks of a new office without documents. */
export async function removeStepDocuments(administrator: ApiClient) {
  for (const { id, steps } of await administrator.call(tracksApi.list, {})) {
    const body = { steps: steps.map((step) => Object.assign(step, { documents: [] })) }
    await administrator.call(tracksApi.change, { params: { id }, body })
  }
}

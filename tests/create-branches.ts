import type { ApiClient } from '#app/contract/api-client.ts'
import { officeApi } from '#app/features/office/contract.ts'

/** Creates office branches with these names. */
export async function createBranches(administrator: ApiClient, ...names: string[]) {
  const office = await administrator.call(officeApi.read, {})
  const branches = names.flatMap((name) =>
    office.branches.slice(0, 1).map((one) => ({ ...one, name })),
  )
  await administrator.call(officeApi.replace, { body: { ...office, branches } })
}

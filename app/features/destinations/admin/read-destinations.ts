import type { ApiClient } from '#app/contract/api-client.ts'
import { type Destination, destinationsApi } from '../contract.ts'

export type Reading = { error: string } | { destinations: Destination[] }

/** In the office's order. Never rejects, so that it can be read while rendering. */
export async function readDestinations(api: ApiClient): Promise<Reading> {
  const result = await api.attempt(destinationsApi.list, {}).catch(() => undefined)
  if (result?.ok) return { destinations: result.value }
  return { error: 'Failed to fetch destinations. Please try again later.' }
}

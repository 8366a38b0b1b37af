import type { ApiClient } from '#app/contract/api-client.ts'
import { type ReadyAnswer, readyAnswersApi } from '../contract.ts'

export type Reading = { error: string } | { answers: ReadyAnswer[] }

/** In the office's order. Never rejects, so that it can be read while rendering. */
export async function readReadyAnswers(api: ApiClient): Promise<Reading> {
  const result = await api.attempt(readyAnswersApi.list, {}).catch(() => undefined)
  if (result?.ok) return { answers: result.value }
  return { error: 'Failed to fetch ready answers. Please try again later.' }
}

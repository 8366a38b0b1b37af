import type { ApiClient } from '#app/contract/api-client.ts'
import { type HeroSlide, heroSlidesApi } from '../contract.ts'

export type Reading = { error: string } | { slides: HeroSlide[] }

/** In the office's order. Never rejects, so that it can be read while rendering. */
export async function readSlides(api: ApiClient): Promise<Reading> {
  const result = await api.attempt(heroSlidesApi.list, {}).catch(() => undefined)
  if (result?.ok) return { slides: result.value }
  return { error: 'Failed to fetch slides. Please try again later.' }
}

import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type HeroSlide, heroSlidesApi } from '../contract.ts'

/** Deletes a slide and says how it went. */
export function useSlideRemoval() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function remove({ id }: HeroSlide) {
    const removing = api.attempt(heroSlidesApi.remove, { params: { id } })
    const result = await removing.catch(() => undefined)
    if (!result?.ok) {
      await showToast('error', 'Failed to delete slide.')
      return
    }
    await revalidate()
    // The button that had the focus went with its row.
    document.getElementById('slides')?.focus()
    await showToast('success', 'Slide deleted')
  }
}

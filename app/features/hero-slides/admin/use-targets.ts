import { useEffect, useState } from 'react'
import { isFixed } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { ownPages } from '../contract.ts'

type Target = [address: string, name: string]

/** Returns the pages that a slide may link to. */
export function useTargets() {
  const api = useApi()
  const [published, setPublished] = useState<Target[]>([])

  useEffect(() => {
    let isCancelled = false
    api.call(publishedApi.list, {}).then(
      (list) => {
        const pages = list.filter(({ type }) => !isFixed(type))
        if (isCancelled) return
        setPublished(pages.map(({ address, label, title }) => [address, label || title]))
      },
      (error) => console.warn('The published pages could not be read', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api])

  const usual: Target = ['', 'Contact page (default)']
  return [usual, ...(Object.entries(ownPages) as Target[]), ...published]
}

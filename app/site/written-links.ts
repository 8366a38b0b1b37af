import { useRouteLoaderData } from 'react-router'
import type { Kind } from '#app/features/documents/contract.ts'
import type { PublishedLink } from '#app/features/documents/published-contract.ts'

interface Linked {
  published: PublishedLink[]
  hasScholarships: boolean
}

/** What the layout has read: nothing where it could not be made. */
const useLinked = () => useRouteLoaderData<Linked>('site/layout')

const usePublished = () => useLinked()?.published ?? []

/** Whether any is open. */
export const useHasScholarships = () => useLinked()?.hasScholarships ?? false

/** What stands at this place: 'menu' or 'footer'. */
export const useWritten = (place: string) => usePublished().filter((link) => link.place === place)

/** Links to all documents of this kind, in the office's order. */
export function useLinksTo(kind: Kind) {
  const links = usePublished().filter((link) => link.kind === kind)
  return links.map(({ address, label, title }) => ({ to: address, label: label || title }))
}

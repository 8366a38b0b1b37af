import { useRouteLoaderData } from 'react-router'
import type { Kind, PublishedLink } from '#app/features/documents/contract.ts'

/** What the office has published: nothing where the layout itself could not be made. */
const usePublished = () => useRouteLoaderData<PublishedLink[]>('site/layout') ?? []

/** What stands at this place: 'menu' or 'footer'. */
export const useWritten = (place: string) => usePublished().filter((link) => link.place === place)

/** Links to all documents of this kind, in the office's order. */
export function useLinksTo(kind: Kind) {
  const links = usePublished().filter((link) => link.kind === kind)
  return links.map(({ address, label, title }) => ({ to: address, label: label || title }))
}

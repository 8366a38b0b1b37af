import { useRouteLoaderData } from 'react-router'
import type { PageType } from '#app/features/pages/contract.ts'
import type { PublishedLink } from '#app/features/pages/published-contract.ts'

interface PublicLinks {
  published: PublishedLink[]
  hasScholarships: boolean
}

/** What the layout has read: nothing where it could not be made. */
const usePublicLinks = () => useRouteLoaderData<PublicLinks>('site/layout')

const usePublished = () => usePublicLinks()?.published ?? []

/** Whether any is open. */
export const useHasScholarships = () => usePublicLinks()?.hasScholarships ?? false

/** What stands at this place: 'menu' or 'footer'. */
export const usePageLinks = (place: string) => usePublished().filter((link) => link.place === place)

/** Links to all documents of this kind, in the office's order. */
export function useLinksTo(kind: PageType) {
  const links = usePublished().filter((link) => link.kind === kind)
  return links.map(({ address, label, title }) => ({ to: address, label: label || title }))
}

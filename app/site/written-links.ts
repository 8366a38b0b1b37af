import { useRouteLoaderData } from 'react-router'
import type { PublishedLink } from '#app/features/documents/contract.ts'

/** What the office has published for this place: 'menu' or 'footer'. */
export function useWritten(place: string) {
  // None where the layout itself could not be made.
  const written = useRouteLoaderData<PublishedLink[]>('site/layout') ?? []
  return written.filter((link) => link.place === place)
}

import type { ContentChanges } from '#app/features/content-changes/contract.ts'
import { guides } from '#app/features/guides/content/guides.ts'

/** When the words of these pages, which stand in the code, were last changed. */
export const written = { home: '2026-11-21', contact: '2026-11-21' }

/** All pages that search engines may show, each with the day on which it last changed. */
export function listPages({ destinations, hero_slides, services }: ContentChanges) {
  return [
    { path: '/', modified: latest(written.home, destinations, hero_slides, services) },
    { path: '/contact', modified: written.contact },
    ...guides.map(({ path, modifiedOn }) => ({ path, modified: modifiedOn })),
  ]
}

/** Days and moments in ISO 8601 sort by age. */
export function latest(...moments: (string | undefined)[]) {
  return (
    moments
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1) ?? ''
  )
}

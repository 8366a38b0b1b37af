import { latest } from '#app/base/browser/page-facts.ts'
import { aboutPage } from '#app/features/about/content/about.ts'
import type { ContentChanges } from '#app/features/content-changes/contract.ts'
import { destinationsFacts } from '#app/features/destinations/content/destinations-facts.ts'
import type { Kind, PublishedLink } from '#app/features/documents/contract.ts'
import { servicesFacts } from '#app/features/services/content/services-facts.ts'

/** When the words of these pages, which stand in the code, were last changed. */
export const written = { home: '2026-11-21', contact: '2026-11-21' }

/** All pages that search engines may show, each with the day on which it last changed. */
export function listPages(
  { destinations, hero_slides, testimonials, office, scholarships = '' }: ContentChanges,
  documents: PublishedLink[],
  hasScholarships: boolean,
) {
  const ofOffice = [{ path: '/contact', modified: written.contact }, aboutPage]
  const changed = (of: Kind) =>
    documents.filter(({ kind }) => kind === of).map(({ modified }) => modified.slice(0, 10))
  return [
    {
      path: '/',
      modified: latest(
        written.home,
        destinations,
        hero_slides,
        testimonials,
        office,
        ...changed('service'),
      ),
    },
    { path: '/destinations', modified: latest(destinationsFacts.modified, destinations) },
    { path: '/compare', modified: latest(...changed('guide')) },
    { path: '/services', modified: latest(servicesFacts.modified, ...changed('service')) },
    ...(hasScholarships ? [{ path: '/scholarships', modified: scholarships }] : []),
    ...ofOffice.map(({ path, modified }) => ({
      path,
      modified: latest(modified, office?.slice(0, 10)),
    })),
    ...documents.map(({ address, modified }) => ({ path: address, modified })),
  ]
}

import { latest } from '#app/base/browser/page-status.ts'
import type { ContentChanges } from '#app/features/content-changes/contract.ts'
import { type FixedPageType, isFixed, type PageType } from '#app/features/pages/contract.ts'
import type { PublishedLink } from '#app/features/pages/published-contract.ts'

/** Returns all pages for search engines with their last change. */
export function listPages(
  { destinations, hero_slides, testimonials, office, scholarships = '' }: ContentChanges,
  pages: PublishedLink[],
  hasScholarships: boolean,
) {
  const listChanges = (of: PageType) =>
    pages.filter(({ type }) => type === of).map(({ modified }) => modified)
  /** The last change of the page and of its lists. */
  const toSitemapPages = (of: FixedPageType, ...shown: (string | undefined)[]) =>
    pages
      .filter(({ type }) => type === of)
      .map(({ address, modified }) => ({
        path: address,
        modified: latest(modified, ...shown),
      }))
  const services = listChanges('service')
  const ofHome = [destinations, hero_slides, testimonials, office, ...listChanges('services-page')]
  return [
    ...toSitemapPages('home-page', ...ofHome, ...services),
    ...toSitemapPages('destinations-page', destinations),
    { path: '/compare', modified: latest(...listChanges('guide')) },
    ...toSitemapPages('services-page', ...services),
    ...(hasScholarships ? [{ path: '/scholarships', modified: scholarships }] : []),
    ...toSitemapPages('contact-page', office),
    ...toSitemapPages('about-page', office),
    ...pages
      .filter(({ type }) => !isFixed(type))
      .map(({ address, modified }) => ({ path: address, modified })),
  ]
}

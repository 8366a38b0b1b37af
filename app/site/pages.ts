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
  const changed = (of: PageType) =>
    pages.filter(({ type }) => type === of).map(({ modified }) => modified)
  /** The last change of the page and of its lists. */
  const own = (of: FixedPageType, ...shown: (string | undefined)[]) =>
    pages
      .filter(({ type }) => type === of)
      .map(({ address, modified }) => ({
        path: address,
        modified: latest(modified, ...shown),
      }))
  const services = changed('service')
  const ofHome = [destinations, hero_slides, testimonials, office, ...changed('services-page')]
  return [
    ...own('home-page', ...ofHome, ...services),
    ...own('destinations-page', destinations),
    { path: '/compare', modified: latest(...changed('guide')) },
    ...own('services-page', ...services),
    ...(hasScholarships ? [{ path: '/scholarships', modified: scholarships }] : []),
    ...own('contact-page', office),
    ...own('about-page', office),
    ...pages
      .filter(({ type }) => !isFixed(type))
      .map(({ address, modified }) => ({ path: address, modified })),
  ]
}

import type { ContentChanges } from '#app/features/content-changes/contract.ts'
import { type FixedPageType, isFixed, type PageType } from '#app/features/pages/contract.ts'
import type { PublishedLink } from '#app/features/pages/published-contract.ts'
import { latest } from '#app/platform/browser/page-status.ts'

/** Returns all pages of the sitemap, with the time of their last change. */
export function listPages(
  { destinations, hero_slides, testimonials, office, scholarships = '' }: ContentChanges,
  pages: PublishedLink[],
  hasScholarships: boolean,
) {
  const getChanges = (pageType: PageType) =>
    pages.filter(({ type }) => type === pageType).map(({ modified }) => modified)
  /** Returns the pages of a type. Their last change includes the changes of the lists on them. */
  const toSitemapPages = (pageType: FixedPageType, ...changesOfLists: (string | undefined)[]) =>
    pages
      .filter(({ type }) => type === pageType)
      .map(({ address, modified }) => ({
        path: address,
        modified: latest(modified, ...changesOfLists),
      }))
  const services = getChanges('service')
  const homeChanges = [
    destinations,
    hero_slides,
    testimonials,
    office,
    ...getChanges('services-page'),
  ]
  return [
    ...toSitemapPages('home-page', ...homeChanges, ...services),
    ...toSitemapPages('destinations-page', destinations),
    { path: '/compare', modified: latest(...getChanges('guide')) },
    ...toSitemapPages('services-page', ...services),
    ...(hasScholarships ? [{ path: '/scholarships', modified: scholarships }] : []),
    ...toSitemapPages('contact-page', office),
    ...toSitemapPages('about-page', office),
    ...pages
      .filter(({ type }) => !isFixed(type))
      .map(({ address, modified }) => ({ path: address, modified })),
  ]
}

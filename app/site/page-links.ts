import { useRouteLoaderData } from 'react-router'
import type { AnalyticsSettings } from '#app/features/analytics/contract.ts'
import type { PublicAnnouncement } from '#app/features/announcements/contract.ts'
import type { PublicMenu } from '#app/features/menus/contract.ts'
import type { PageType } from '#app/features/pages/contract.ts'
import type { PublishedLink } from '#app/features/pages/published-contract.ts'

interface PublicLinks {
  published: PublishedLink[]
  hasScholarships: boolean
  /** The menu that the office has arranged; undefined for the default menu. */
  menu?: PublicMenu
  /** Undefined if there is none today. */
  announcement?: PublicAnnouncement
  /** What pages count and load. */
  analytics?: AnalyticsSettings
  /** Whether visitors can subscribe to the newsletter. */
  hasNewsletter: boolean
}

/** The data of the layout's loader; undefined if it failed. */
const usePublicLinks = () => useRouteLoaderData<PublicLinks>('site/layout')

const usePublished = () => usePublicLinks()?.published ?? []

/** Whether any scholarship is open. */
export const useHasScholarships = () => usePublicLinks()?.hasScholarships ?? false

/** Returns the menu that the office has arranged; undefined for the default menu. */
export const useOfficeMenu = () => usePublicLinks()?.menu

/** Returns the announcement of today in the language of the page, or else in English. */
export const useAnnouncement = () => usePublicLinks()?.announcement

export const useAnalytics = () => usePublicLinks()?.analytics

export const useHasNewsletter = () => usePublicLinks()?.hasNewsletter ?? false

/** Returns the pages of a menu location: 'menu' or 'footer'. */
export const usePageLinks = (menu_location: string) =>
  usePublished().filter((link) => link.menu_location === menu_location)

/** Returns links to all pages of this type, in the office's order. */
export function useLinksTo(type: PageType) {
  const links = usePublished().filter((link) => link.type === type)
  return links.map(({ address, label, title }) => ({ to: address, label: label || title }))
}

import type { Feature } from '#app/platform/server/feature/feature.ts'

/** Prefixes of our own addresses: API, screens, and files of public/. */
const reserved = new Set([
  'admin',
  'api',
  'assets',
  'media',
  'preview',
  'progress',
  'healthz',
  'readyz',
  'metrics',
  '__manifest',
  'favicon.ico',
  'favicon.svg',
  'flags',
  'icons',
  'licence-of-fonts.txt',
  'licence-of-hucre.txt',
  'licences.txt',
  'logo.svg',
  'pictures',
  'site.webmanifest',
  'slides',
  'countries',
  'social',
])

/** The pages of the shell; those of features are in their manifests. A test compares both. */
const shellPages = [
  '/',
  '/about',
  '/destinations',
  '/services',
  '/scholarships',
  '/header',
  '/sitemap.xml',
  '/robots.txt',
]

type Described = Pick<Feature, 'manifest'>

/** Returns the pages of app/routes.ts, in English. */
export const listOwnPages = (features: Described[]) =>
  new Set([...shellPages, ...features.flatMap(({ manifest }) => manifest?.pages ?? [])])

/** Returns a function that tells whether an address of this site is ours, so that the office cannot use it. */
export function createReserved(features: Described[]) {
  const pages = listOwnPages(features)
  return (address: string) => pages.has(address) || reserved.has(address.split('/')[1] ?? '')
}

/** Prefixes of our own addresses: API, screens, and files of public/. */
const reserved = new Set([
  ...['admin', 'api', 'assets', 'media', 'preview', 'healthz', 'readyz', 'metrics', '__manifest'],
  ...['favicon.ico', 'favicon.svg', 'flags', 'globes', 'icons', 'licence-of-fonts.txt'],
  ...['licences.txt', 'logo.svg', 'outlines'],
  ...['pictures', 'site.webmanifest', 'slides', 'social'],
])

/** The pages of app/routes.ts; a test compares them. */
const pages = new Set([
  ...['/', '/compare', '/search', '/about', '/destinations', '/services', '/scholarships'],
  ...['/contact', '/forgotten-password'],
  ...['/hero', '/header', '/login', '/setup', '/password', '/sitemap.xml', '/robots.txt'],
])

/** Whether an address of this site is ours, so that the office cannot use it. */
export function isReserved(address: string) {
  return pages.has(address) || reserved.has(address.split('/')[1] ?? '')
}

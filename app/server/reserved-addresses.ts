/** What addresses of our own begin with: calls, screens, and files of public/. */
const reserved = new Set([
  ...['admin', 'api', 'assets', 'media', 'preview', 'healthz', 'readyz', 'metrics', '__manifest'],
  ...['favicon.ico', 'favicon.svg', 'flags', 'globes', 'icons', 'licence-of-fonts.txt'],
  ...['licences.txt', 'logo.svg', 'outlines'],
  ...['pictures', 'site.webmanifest', 'slides', 'social'],
])

/** The pages of the map in app/routes.ts; a test compares them. */
const pages = new Set([
  ...['/', '/compare', '/search', '/about', '/destinations', '/services', '/scholarships'],
  ...['/contact', '/forgotten-password'],
  ...['/hero', '/header', '/login', '/setup', '/password', '/sitemap.xml', '/robots.txt'],
])

/** Whether something of ours stands at this address of the site, whatever the office writes. */
export function isReserved(address: string) {
  return pages.has(address) || reserved.has(address.split('/')[1] ?? '')
}

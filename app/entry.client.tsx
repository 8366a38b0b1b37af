import { startLinks } from './site/links.ts'
import { startSite } from './site/start.ts'

// What the router left for itself stands in pages of the office, and in no other: there it follows links.
if ('__reactRouterContext' in window) import('./admin/start.tsx')
else startLinks()
startSite()

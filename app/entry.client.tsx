import { startPrefetching } from './site/links.ts'
import { startSite } from './site/start.ts'

// Pages of visitors ask for this without an order: it may come before the page's end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()

function start() {
  // What the router left for itself stands in pages of the office, and in no other: there it follows links.
  if ('__reactRouterContext' in window) import('./admin/start.tsx')
  else startPrefetching()
  startSite()
}

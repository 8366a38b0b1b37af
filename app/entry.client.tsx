import { startPrefetching } from './site/links.ts'
import { startSite } from './site/start.ts'

// Visitor pages load this asynchronously, possibly before the page has ended.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()

function start() {
  // Only back office pages contain the router's data; there the router runs.
  if ('__reactRouterContext' in window) import('./admin/start.tsx')
  else startPrefetching()
  startSite()
}

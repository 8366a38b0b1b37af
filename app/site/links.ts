import { prefersReducedData } from '#app/base/browser/prefers-reduced-data.ts'

const HOVER_MS = 65
const fetched = new Set<string>()

/**
 * Fetches the page behind a link that the mouse rests on; where the browser has no speculation
 * rules (see site-scripts.tsx), also the one behind a link that is touched. A link that is followed
 * shows at once that something happens (`data-leaving`).
 */
export function startPrefetching() {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse') timer = setTimeout(() => prefetch(getTarget(target)), HOVER_MS)
  })
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    const touch = ({ target }: Event) => prefetch(getTarget(target))
    document.addEventListener('touchstart', touch, { passive: true })
  }
  document.addEventListener('click', (event) => {
    const { defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
    const isElsewhere = defaultPrevented || ctrlKey || metaKey || shiftKey || altKey
    if (!isElsewhere && getTarget(event.target)) root.dataset.leaving = ''
  })
  // From the browser's memory a page comes as it was left.
  addEventListener('pagehide', () => delete root.dataset.leaving)
}

const root = document.documentElement

/** Of a link that leads to another page of ours in this tab. */
function getTarget(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  const isOurs = link && link.origin === location.origin && !link.target && !link.download
  return isOurs && link.pathname !== location.pathname ? link.pathname + link.search : undefined
}

function prefetch(href: string | undefined) {
  if (!href || fetched.has(href) || prefersReducedData() || /^\/(admin|api|media)\//.test(href))
    return
  fetched.add(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

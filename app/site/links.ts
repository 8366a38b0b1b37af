import { prefersReducedData } from '#app/platform/browser/prefers-reduced-data.ts'

const HOVER_MS = 65
const prefetched = new Set<string>()

/**
 * Prefetches the page of a hovered link and, in browsers without speculation rules (see
 * site-scripts.tsx), of a touched link. A followed link shows progress (`data-leaving`).
 */
export function startPrefetching() {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse') timer = setTimeout(() => prefetch(getTarget(target)), HOVER_MS)
  })
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    const handleTouch = ({ target }: Event) => prefetch(getTarget(target))
    document.addEventListener('touchstart', handleTouch, { passive: true })
  }
  document.addEventListener('click', (event) => {
    const { defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
    const isNotFollowed = defaultPrevented || ctrlKey || metaKey || shiftKey || altKey
    if (!isNotFollowed && getTarget(event.target)) root.dataset.leaving = ''
  })
  // Ends the progress, because the back/forward cache may show this page again as it is now.
  addEventListener('pagehide', () => delete root.dataset.leaving)
}

const root = document.documentElement

/** Returns the address of a link to another page of this site in this tab. */
function getTarget(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  const isInternal = link && link.origin === location.origin && !link.target && !link.download
  return isInternal && link.pathname !== location.pathname ? link.pathname + link.search : undefined
}

function prefetch(href: string | undefined) {
  if (!href || prefetched.has(href) || prefersReducedData() || /^\/(admin|api|media)\//.test(href))
    return
  prefetched.add(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/**
 * Fits a sheet into the area above the screen keyboard, because neither `dvh` nor a fixed position
 * takes the keyboard into account. Returns a function that removes the listeners.
 */
export function fitVisibleViewport({ style }: HTMLElement) {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const fit = () => {
    // A zoomed sheet keeps its size, so that the visitor can pan in it.
    const isZoomed = viewport.scale > 1.01
    style.setProperty('--visible-height', isZoomed ? null : `${viewport.height}px`)
    style.setProperty('--visible-top', isZoomed ? null : `${viewport.offsetTop}px`)
  }
  const listener = new AbortController()
  fit()
  for (const change of ['resize', 'scroll']) {
    viewport.addEventListener(change, fit, listener)
  }
  return () => listener.abort()
}

/**
 * Keeps a sheet within what the screen keyboard leaves free: neither `dvh` nor a fixed position
 * takes the keyboard into account. Returns how to stop.
 */
export function fitVisibleViewport(sheet: HTMLElement | null) {
  const viewport = window.visualViewport
  if (!viewport || !sheet) return undefined
  const fit = () => {
    // Whoever has zoomed in wants to look around in the sheet, not to have it shrink.
    const isZoomed = viewport.scale > 1.01
    set(sheet, '--visible-height', isZoomed ? null : viewport.height)
    set(sheet, '--visible-top', isZoomed ? null : viewport.offsetTop)
  }
  fit()
  viewport.addEventListener('resize', fit)
  viewport.addEventListener('scroll', fit)
  return () => {
    viewport.removeEventListener('resize', fit)
    viewport.removeEventListener('scroll', fit)
  }
}

function set({ style }: HTMLElement, name: string, pixels: number | null) {
  style.setProperty(name, pixels === null ? null : `${pixels}px`)
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

const NEAR_END = 40

/**
 * Keeps what is being read where it is, whatever comes below; not every browser does that by
 * itself. Returns what to call when the list was scrolled.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>) {
  const anchor = useRef<{ row: Element; offset: number }>(undefined)

  useLayoutEffect(() => {
    if (!list.current || !anchor.current?.row.isConnected) return
    const { row, offset } = anchor.current
    list.current.scrollTop += offsetOf(row, list.current) - offset
  })

  return () => {
    if (!list.current) return
    const row = isAtEnd(list.current) ? undefined : firstVisible(list.current)
    anchor.current = row && { row, offset: offsetOf(row, list.current) }
  }
}

/** Of a reversed column: it begins at its end, and counts down from there. */
export function isAtEnd({ scrollTop }: Element) {
  return scrollTop > -NEAR_END
}

function firstVisible(list: Element) {
  const { top } = list.getBoundingClientRect()
  return [...list.querySelectorAll('li')].find((row) => row.getBoundingClientRect().bottom > top)
}

/** From the end of the list, which stays when the keyboard takes room away. */
function offsetOf(row: Element, list: Element) {
  return row.getBoundingClientRect().top - list.getBoundingClientRect().bottom
}

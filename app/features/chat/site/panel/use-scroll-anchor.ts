import { type RefObject, useLayoutEffect, useRef } from 'react'

const NEAR_END_PX = 40

/**
 * Keeps the scroll position when messages are added, because not every browser does so.
 * Returns the scroll handler.
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

/** In a reversed column, scrollTop is 0 at the end and negative above. */
export function isAtEnd({ scrollTop }: Element) {
  return scrollTop > -NEAR_END_PX
}

function firstVisible(list: Element) {
  const { top } = list.getBoundingClientRect()
  return [...list.querySelectorAll('li')].find((row) => row.getBoundingClientRect().bottom > top)
}

/** Measures from the end of the list, because the end does not move when the keyboard opens. */
function offsetOf(row: Element, list: Element) {
  return row.getBoundingClientRect().top - list.getBoundingClientRect().bottom
}

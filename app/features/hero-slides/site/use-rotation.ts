import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useMediaQuery } from '#app/ui/use-media-query.ts'

const rotationMs = 5000

/**
 * Shows the next slide every 5 s, counted from the last change. It rests under the mouse, while
 * the keyboard is inside, and when the visitor paused it; who prefers reduced motion has to start it.
 */
export function useRotation(embla: UseEmblaCarouselType[1], selected: number) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setWanted] = useState<boolean>()
  const [isUnderMouse, setUnderMouse] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isWanted = choice ?? !isCalm
  const isRotating = isWanted && !isUnderMouse && !isFocused

  // Each change of the slide starts the 5 s anew.
  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => {
      if (!document.hidden) embla?.scrollNext(isCalm)
    }, rotationMs)
    return () => clearInterval(timer)
  }, [embla, isRotating, isCalm, selected])

  const hold = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setUnderMouse(pointerType === 'mouse'),
    onPointerLeave: () => setUnderMouse(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  const go = {
    previous: () => embla?.scrollPrev(isCalm),
    next: () => embla?.scrollNext(isCalm),
    to: (index: number) => embla?.scrollTo(index, isCalm),
  }
  return { isRotating, isWanted, setWanted, hold, go }
}

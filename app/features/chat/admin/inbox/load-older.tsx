import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'

interface LoadOlderProps {
  plural: 'messages' | 'conversations'
  load: () => Promise<void>
  /**
   * Called after loading if the button had the focus. It must move the focus, because the button
   * disappears.
   */
  onDone?: () => void
  className: string
}

/** Loads older items when it is scrolled into view or clicked. */
export function LoadOlder({ plural, load, onDone, className }: LoadOlderProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isLoading, setIsLoading] = useState(false)

  async function loadItems() {
    const isFocused = document.activeElement === button.current
    setIsLoading(true)
    await load().catch(() =>
      showToast('error', `Failed to load older ${plural}. Please try again.`),
    )
    setIsLoading(false)
    if (isFocused) onDone?.()
  }

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) button.current?.click()
    })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Button
      ref={button}
      size="small"
      className={className}
      disabled={isLoading}
      onClick={loadItems}
    >
      {isLoading ? `Loading ${plural}...` : `Older ${plural}`}
    </Button>
  )
}

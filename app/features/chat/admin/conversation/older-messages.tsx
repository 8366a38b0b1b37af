import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'

interface OlderMessagesProps {
  load: () => Promise<void>
  /** Takes the focus over from the button. */
  onDone: () => void
}

/** Loads older messages when it is scrolled into sight, or pressed. */
export function OlderMessages({ load, onDone }: OlderMessagesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isLoading, setIsLoading] = useState(false)

  async function show() {
    const isFocused = document.activeElement === button.current
    setIsLoading(true)
    await load().catch(() => showToast('error', 'Failed to load older messages. Please try again.'))
    setIsLoading(false)
    if (isFocused) onDone()
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
      className="justify-self-center"
      disabled={isLoading}
      onClick={show}
    >
      {isLoading ? 'Loading messages...' : 'Older messages'}
    </Button>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'

const EVERY_MS = 3000

/**
 * Polls at once, then every 3 s as long as the page is visible; at once again when it becomes
 * visible, and when `subject` changes. Says whether the last try failed.
 */
export function usePoll(poll: () => Promise<void>, subject: unknown) {
  const [isInterrupted, setIsInterrupted] = useState(false)
  const run = useEffectEvent(poll)

  useEffect(() => {
    let timer: number | undefined
    let isRunning = false
    let isOver = false

    async function tick() {
      clearTimeout(timer)
      if (isRunning || document.hidden) return
      isRunning = true
      const isDone = await run().then(
        () => true,
        (error) => console.warn('Polling failed', error),
      )
      isRunning = false
      if (isOver) return
      setIsInterrupted(!isDone)
      timer = window.setTimeout(tick, EVERY_MS)
    }

    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [subject])

  return isInterrupted
}

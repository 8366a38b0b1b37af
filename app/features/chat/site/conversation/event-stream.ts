import { messagesApi } from '../../contract.ts'
import type { VisitorEvents } from '../../stream-events.ts'

/** Something between us and the server may hold the answer back for ever. */
const HELLO_WITHIN_MS = 15_000
/** A ping comes every 20 s. */
const SILENT_MS = 45_000

/** A name and its data, of those in stream-events.ts. */
export type VisitorEvent = {
  [Name in keyof VisitorEvents]: { name: Name; data: VisitorEvents[Name] }
}[keyof VisitorEvents]

const names = ['hello', 'message', 'cleared', 'read', 'typing', 'online', 'ping'] as const

interface Listener {
  onEvent: (event: VisitorEvent) => void
  /** It is over: refused, broken off, or silent for too long. */
  onEnd: () => void
}

/** One connection, which never comes back by itself. Returns how to close it. */
export function openEventStream(user_id: string, after: number, { onEvent, onEnd }: Listener) {
  const query = new URLSearchParams({ user_id, after: String(after) })
  const source = new EventSource(`${messagesApi.stream.url}?${query}`)
  let watchdog = setTimeout(end, HELLO_WITHIN_MS)
  source.onerror = end
  for (const name of names) {
    source.addEventListener(name, ({ data }) => {
      clearTimeout(watchdog)
      watchdog = setTimeout(end, SILENT_MS)
      onEvent({ name, data: JSON.parse(data) })
    })
  }

  function close() {
    clearTimeout(watchdog)
    source.close()
  }

  function end() {
    close()
    onEnd()
  }
  return close
}

import { messagesApi } from '../../contract.ts'
import type { VisitorEvent, VisitorEvents } from '../../stream-events.ts'
import type { Connect } from '../../transport/reconnecting-stream.ts'

const eventNames = [
  'hello',
  'message',
  'cleared',
  'restored',
  'closed',
  'read',
  'typing',
  'online',
  'ping',
] as const

/** Connects to a visitor's stream. It starts after the cursor at the time of the connection. */
export function visitorStream(user_id: string, cursor: () => number): Connect<VisitorEvent> {
  return ({ onEvents, onEnd }) => {
    const query = new URLSearchParams({ user_id, after: String(cursor()) })
    const source = new EventSource(`${messagesApi.stream.url}?${query}`)
    let received: VisitorEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    for (const name of eventNames) {
      source.addEventListener(name, ({ data }) => {
        // Delivers the events of one task together, because the first connection may send
        // thousands.
        if (received.length === 0) timer = setTimeout(flush)
        received.push({ name, data: JSON.parse(data) })
      })
    }
    source.onerror = () => {
      source.close()
      flush()
      onEnd('broken')
    }

    function flush() {
      clearTimeout(timer)
      const events = received
      received = []
      if (events.length > 0) onEvents(events)
    }
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }
}

/** Applies an event to the last hello; undefined before the first hello. */
export function applyToHello(
  hello: VisitorEvents['hello'] | undefined,
  { name, data }: VisitorEvent,
): VisitorEvents['hello'] | undefined {
  if (name === 'hello') return data
  if (!hello) return undefined
  if (name === 'message') {
    return { ...hello, first_seq: hello.first_seq || data.seq, last_seq: data.seq }
  }
  if (name === 'cleared') {
    return { ...hello, first_seq: data.up_to < hello.last_seq ? data.up_to + 1 : 0 }
  }
  if (name === 'restored') return { ...hello, first_seq: data.first_seq }
  if (name === 'closed') return { ...hello, closed: data.closed }
  if (name === 'read') return { ...hello, office_read_seq: data.seq }
  return name === 'online' ? { ...hello, online: data.online } : hello
}

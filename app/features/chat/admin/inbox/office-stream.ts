import { createParser } from 'eventsource-parser'
import { conversationsApi } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { Connect } from '../../transport/reconnecting-stream.ts'

export interface Credentials {
  /** The access token of the signed-in account. */
  token: () => string | undefined
  /** Renews the token after a 401. Resolves to whether it succeeded. */
  renew: () => Promise<boolean>
}

/** Connects to the office stream with the token in a header. The stream ends with the session. */
export function officeStream(credentials: Credentials): Connect<OfficeEvent> {
  return ({ onEvents, onEnd }) => {
    const connection = new AbortController()
    const { signal } = connection
    connect(credentials, signal)
      .then((body) => body && listen(body, onEvents, signal))
      .then(
        (isSignedIn) => onEnd(isSignedIn ? 'broken' : 'ended'),
        (error) => {
          if (signal.aborted) return
          console.warn('The stream was interrupted', error)
          onEnd('unreachable')
        },
      )
    return () => connection.abort()
  }
}

/** Resolves to undefined when the session has ended. */
async function connect({ token, renew }: Credentials, signal: AbortSignal) {
  const request = () =>
    fetch(conversationsApi.stream.url, {
      headers: { authorization: `Bearer ${token()}` },
      cache: 'no-store',
      signal,
    })
  let response = await request()
  if (response.status === 401) {
    if (!(await renew())) return undefined
    response = await request()
  }
  if (!response.ok || !response.body) throw new Error(`Refused: ${response.status}`)
  return response.body
}

/** Resolves when the stream ends. */
async function listen(
  body: ReadableStream<BufferSource>,
  onEvents: (events: OfficeEvent[]) => void,
  signal: AbortSignal,
) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const received: OfficeEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data }) =>
      received.push({ name: event, data: JSON.parse(data) } as OfficeEvent),
  })
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (signal.aborted) break
    parser.feed(chunk.value)
    if (received.length > 0) onEvents(received.splice(0))
  }
  return true
}

import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

export interface ReadEvent {
  event: string
  data: Record<string, unknown>
  id?: string
}

/** Starts listening and returns the address. */
export async function listen(app: FastifyInstance) {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Opens an event stream over HTTP and closes it with the test. */
export async function readEvents(url: string, headers: Record<string, string> = {}) {
  const closing = new AbortController()
  onTestFinished(() => closing.abort())
  const response = await fetch(url, { headers, signal: closing.signal })
  const events: ReadEvent[] = []
  const waiting = new Set<() => void>()
  let isEnded = false
  const notifyWaiting = () => {
    for (const each of waiting) each()
  }
  const ended = parseStream(response, (event) => {
    events.push(event)
    notifyWaiting()
  }).finally(() => {
    isEnded = true
    notifyWaiting()
  })

  /** Resolves with the events once they fulfil the condition. */
  async function waitFor(condition: (events: ReadEvent[]) => boolean): Promise<ReadEvent[]> {
    while (!condition(events)) {
      if (isEnded) throw new Error(`The stream ended after ${JSON.stringify(events)}`)
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
        setTimeout(resolve, 1000).unref()
      })
    }
    return events
  }
  return {
    response,
    events,
    ended,
    waitFor,
    /** Resolves with the data of the next `count` events of this name. */
    async takeEvents(name: string, count = 1) {
      const all = await waitFor((events) => filterByName(events, name).length >= count)
      return filterByName(all, name).map(({ data }) => data)
    },
    close: () => closing.abort(),
  }
}

const filterByName = (events: ReadEvent[], name: string) =>
  events.filter(({ event }) => event === name)

async function parseStream({ body }: Response, takeEvents: (event: ReadEvent) => void) {
  let text = ''
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) takeEvents(parseEvent(block))
    }
  } catch {
    // Closed by the test or by the server.
  }
}

function parseEvent(block: string): ReadEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  return { ...fields, event: fields.event ?? '', data: JSON.parse(fields.data ?? '{}') }
}

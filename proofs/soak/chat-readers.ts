import { setTimeout as sleep } from 'node:timers/promises'
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import type { ApiClient } from '#app/contract/api-client.ts'
import { type Message, messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import type { OfficeEvents } from '#app/features/chat/stream-events.ts'

/** Browsers wait 45 s for a ping; the test waits less. */
const SILENCE_MS = 1500
const PAGE = 1000

/** The messages that one side has shown, by conversation, in order. */
export interface Reader {
  shown: Map<string, Message[]>
  stop: () => Promise<void>
}

/** Reads like a visitor's chat: a stream with a cursor; gaps are filled from the list. */
export function readAsVisitor(url: string, api: ApiClient, user_id: string): Reader {
  const messages: Message[] = []
  const path = () => `/api/messages/stream/?user_id=${user_id}&after=${messages.length}`
  const readAfter = (after: number) =>
    api.call(messagesApi.list, { querystring: { user_id, after, limit: PAGE } })

  async function handleEvent({ event, data }: EventSourceMessage) {
    if (event === 'message') await addInOrder(messages, JSON.parse(data), readAfter)
  }
  return { shown: new Map([[user_id, messages]]), stop: readStream(url, path, {}, handleEvent) }
}

/** Reads like the inbox: one stream; after each hello every conversation catches up. */
export function readAsOffice(
  url: string,
  api: ApiClient,
  headers: Record<string, string>,
  userIds: string[],
): Reader {
  const shown = new Map(userIds.map((userId) => [userId, [] as Message[]]))
  const readAfter = (user_id: string) => (after: number) =>
    api.call(conversationsApi.messages, {
      params: { user_id },
      querystring: { after, limit: PAGE },
    })

  async function handleEvent({ event, data }: EventSourceMessage) {
    if (event === 'hello') {
      for (const [userId, messages] of shown) await fetchMissing(messages, readAfter(userId))
    }
    if (event !== 'conversation') return
    const { user_id, message } = JSON.parse(data) as OfficeEvents['conversation']
    const messages = shown.get(user_id)
    if (messages) await addInOrder(messages, message, readAfter(user_id))
  }
  return { shown, stop: readStream(url, () => '/api/conversations/stream/', headers, handleEvent) }
}

type ReadAfter = (seq: number) => Promise<Message[]>

/** Shows a message in order; fetches missing messages first. */
async function addInOrder(messages: Message[], message: Message, readAfter: ReadAfter) {
  if (message.seq > messages.length + 1) await fetchMissing(messages, readAfter)
  if (message.seq === messages.length + 1) messages.push(message)
}

async function fetchMissing(messages: Message[], readAfter: ReadAfter) {
  for (;;) {
    const page = await readAfter(messages.length)
    messages.push(...page)
    if (page.length < PAGE) return
  }
}

/** Reads a stream and reconnects until stopped. Returns the stop function. */
function readStream(
  url: string,
  path: () => string,
  headers: Record<string, string>,
  handleEvent: (event: EventSourceMessage) => Promise<void>,
) {
  const stopping = new AbortController()
  const following = readUntilStopped()

  async function readUntilStopped() {
    while (!stopping.signal.aborted) {
      await readOnce().catch(() => undefined)
      await sleep(20)
    }
  }

  async function readOnce() {
    const silence = new AbortController()
    const signal = AbortSignal.any([silence.signal, stopping.signal])
    const watchdog = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const { body, ok } = await fetch(url + path(), { headers, signal })
      if (!ok || !body) return
      const events = body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
      for await (const event of events) {
        watchdog.refresh()
        await handleEvent(event)
      }
    } finally {
      clearTimeout(watchdog)
      silence.abort()
    }
  }

  return () => {
    stopping.abort()
    return following
  }
}

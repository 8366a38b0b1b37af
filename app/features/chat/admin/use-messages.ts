import { useRef, useState } from 'react'
import { useApi } from '#app/use-api.ts'
import { conversationsApi, type Message, messagesApi } from '../contract.ts'
import { mergeMessages } from './merge-messages.ts'
import { usePoll } from './use-poll.ts'

const PER_PAGE = 50

/**
 * One conversation: the newest messages, those that come, and older ones on demand. What is
 * shown has been read.
 */
export function useMessages(user_id: string) {
  const api = useApi()
  const params = { user_id }
  const [messages, setMessages] = useState<Message[]>()
  const [hasOlder, setHasOlder] = useState(false)
  // How far the server has told all: our own messages may stand after some not yet fetched.
  const cursor = useRef(0)
  const readUpTo = useRef(0)

  const add = (more: Message[]) => setMessages((known = []) => mergeMessages(known, more))
  const fetchPage = (page: { before?: number; after?: number }) =>
    api.call(conversationsApi.messages, { params, querystring: { ...page, limit: PER_PAGE } })

  const isInterrupted = usePoll(async () => {
    const isFirst = messages === undefined
    const page = await fetchPage(isFirst ? {} : { after: cursor.current })
    if (isFirst) setHasOlder(page.length === PER_PAGE)
    if (isFirst || page.length > 0) add(page)
    cursor.current = page.at(-1)?.seq ?? cursor.current
    await markRead()
  }, user_id)

  async function markRead() {
    const seq = cursor.current
    if (seq === readUpTo.current) return
    await api.attempt(conversationsApi.read, { params, body: { seq } })
    readUpTo.current = seq
  }

  async function loadOlder() {
    const page = await fetchPage({ before: messages?.[0]?.seq })
    setHasOlder(page.length === PER_PAGE)
    add(page)
  }

  /** Returns why it was not sent, or undefined when it was. The same `id` is stored once. */
  async function send(id: string, message: string) {
    const body = { id, user_id, sender: 'admin' as const, message }
    const result = await api.attempt(messagesApi.send, { body }).catch(() => undefined)
    if (!result) return 'The server cannot be reached.'
    if (!result.ok) return result.failure.detail
    add([result.value])
    return undefined
  }

  return { messages, hasOlder, loadOlder, send, isInterrupted }
}

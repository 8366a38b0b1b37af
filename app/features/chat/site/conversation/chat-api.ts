import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { messagesApi } from '../../contract.ts'
import { checkMessage } from '../../transport/delivery.ts'

/** Has a timeout, because pending requests never complete after a network change. */
export const api = createBrowserApi({ timeoutMs: 15_000 })

/**
 * Fetches the newest 1000 messages, or the first 1000 after a seq, and whether the conversation is
 * closed. Rejects when the server is unreachable.
 */
export async function fetchMessages(user_id: string, after: number | undefined) {
  const result = await api.attempt(messagesApi.list, { querystring: { user_id, after } })
  if (!result.ok) throw new Error(`The chat messages could not be loaded: ${result.status}`)
  const messages = result.value.map((message) => checkMessage(message, user_id))
  return { messages, isClosed: result.headers?.get('x-conversation-closed') === 'true' }
}

/** Reports the read position. Resolves to whether it succeeded; never rejects. */
export async function sendRead(user_id: string, seq: number) {
  try {
    return (await api.attempt(messagesApi.read, { body: { user_id, seq } })).ok
  } catch {
    return false
  }
}

/** Reports the visitor's presence. Ignores errors, because later reports replace it. */
export async function sendPresence(
  user_id: string,
  presence: { page?: string; is_typing?: boolean },
) {
  try {
    await api.attempt(messagesApi.presence, { body: { user_id, ...presence } })
  } catch {
    // The next report contains the same data.
  }
}

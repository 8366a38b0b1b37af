import { createBrowserApi } from '#app/base/browser/browser-api.ts'
import { messagesApi } from '../../contract.ts'
import { checkMessage } from '../../transport/delivery.ts'

/** A phone that changed its network never hears from the old one. */
export const api = createBrowserApi({ timeoutMs: 15_000 })

/**
 * The newest 1000 messages, or the first 1000 after a seq, and whether the office is done with the
 * conversation. Rejects when the server is away.
 */
export async function receive(user_id: string, after: number | undefined) {
  const result = await api.attempt(messagesApi.list, { querystring: { user_id, after } })
  if (!result.ok) throw new Error(`The chat's messages could not be read: ${result.status}`)
  const messages = result.value.map((message) => checkMessage(message, user_id))
  return { messages, isClosed: result.headers?.get('x-conversation-closed') === 'true' }
}

/** Whether the server knows now that the visitor has read up to this seq. Never rejects. */
export async function sendRead(user_id: string, seq: number) {
  try {
    return (await api.attempt(messagesApi.read, { body: { user_id, seq } })).ok
  } catch {
    return false
  }
}

/** For the office to see; nothing is lost when it does not arrive. Never rejects. */
export async function sendPresence(
  user_id: string,
  presence: { page?: string; is_typing?: boolean },
) {
  try {
    await api.attempt(messagesApi.presence, { body: { user_id, ...presence } })
  } catch {
    // The next sign says it again.
  }
}

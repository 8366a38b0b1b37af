import { createBrowserApi } from '#app/base/browser/browser-api.ts'
import { type Message, messagesApi, type NewMessage } from '../../contract.ts'

/** A phone that changed its network never hears from the old one. */
const api = createBrowserApi({ timeoutMs: 15_000 })

/** For these the same text would be refused again. */
const forGood = [400, 403, 409, 413]

export interface Refusal {
  status: number
  code: string
  /** A sentence for the visitor. */
  reason: string
}

export type Delivery =
  | { outcome: 'stored'; message: Message }
  | { outcome: 'refused'; refusal: Refusal }
  /** Neither stored nor refused as far as we know. */
  | { outcome: 'unknown'; retryAfterMs: number }

/** Posts a message once. Never rejects. */
export async function deliver(body: NewMessage): Promise<Delivery> {
  try {
    const result = await api.attempt(messagesApi.send, { body })
    if (result.ok) return { outcome: 'stored', message: check(result.value, body.user_id) }
    const { status, failure, retryAfter = 0 } = result
    if (!forGood.includes(status)) {
      console.error('A chat message could not be sent', status)
      return { outcome: 'unknown', retryAfterMs: retryAfter * 1000 }
    }
    const reason = failure.fields?.message ?? failure.detail
    return { outcome: 'refused', refusal: { status, code: failure.code, reason } }
  } catch (error) {
    console.error('A chat message could not be sent', error)
    return { outcome: 'unknown', retryAfterMs: 0 }
  }
}

/** The newest 1000 messages, or the first 1000 after a seq. Rejects when the server is away. */
export async function receive(user_id: string, after: number | undefined) {
  const result = await api.attempt(messagesApi.list, { querystring: { user_id, after } })
  if (!result.ok) throw new Error(`The chat's messages could not be read: ${result.status}`)
  return result.value.map((message) => check(message, user_id))
}

/** Whether the server knows now that the visitor has read up to this seq. Never rejects. */
export async function tellRead(user_id: string, seq: number) {
  try {
    return (await api.attempt(messagesApi.read, { body: { user_id, seq } })).ok
  } catch {
    return false
  }
}

/** For the office to see; nothing is lost when it does not arrive. Never rejects. */
export async function tellSigns(user_id: string, signs: { page?: string; is_typing?: boolean }) {
  try {
    await api.attempt(messagesApi.signs, { body: { user_id, ...signs } })
  } catch {
    // The next sign says it again.
  }
}

/** What stands between us and the server may answer 200 too: a hotel's sign-in page, say. */
function check(value: unknown, user_id: string) {
  if (isMessage(value) && value.user_id === user_id) return value
  throw new TypeError('This answer did not come from the chat')
}

export function isMessage(value: unknown): value is Message {
  const { id, user_id, sender, message, created_at, seq } = Object(value) as Partial<Message>
  return (
    [id, user_id, message].every((text) => typeof text === 'string') &&
    (sender === 'user' || sender === 'admin') &&
    !Number.isNaN(Date.parse(created_at ?? '')) &&
    Number.isInteger(seq)
  )
}

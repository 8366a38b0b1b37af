import type { ApiClient } from '#app/contract/api-client.ts'
import { type Message, messagesApi, type NewMessage } from '../contract.ts'

/** For these the same text would be refused again. */
const permanentStatuses = [400, 403, 409, 413]

export interface Refusal {
  kind: 'refused'
  status: number
  code: string
  /** A sentence for the writer. */
  reason: string
  /** One for each field that is wrong. */
  fields?: Record<string, string>
}

export type Delivery =
  | { outcome: 'stored'; message: Message }
  | { outcome: 'refused'; refusal: Refusal }
  /** Neither stored nor refused as far as we know. */
  | { outcome: 'unknown'; retryAfterMs: number }

/** Posts a message once. Never rejects. */
export async function postMessage(api: ApiClient, body: NewMessage): Promise<Delivery> {
  try {
    const result = await api.attempt(messagesApi.send, { body })
    if (result.ok) return { outcome: 'stored', message: checkMessage(result.value, body.user_id) }
    const { status, failure, retryAfter = 0 } = result
    if (!permanentStatuses.includes(status)) {
      console.error('A chat message could not be sent', status)
      return { outcome: 'unknown', retryAfterMs: retryAfter * 1000 }
    }
    const { code, detail, fields } = failure
    const reason = fields?.message ?? detail
    return { outcome: 'refused', refusal: { kind: 'refused', status, code, reason, fields } }
  } catch (error) {
    console.error('A chat message could not be sent', error)
    return { outcome: 'unknown', retryAfterMs: 0 }
  }
}

/** What stands between us and the server may answer 200 too: a hotel's sign-in page, say. */
export function checkMessage(value: unknown, user_id: string) {
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

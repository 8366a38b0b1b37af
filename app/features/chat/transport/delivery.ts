import type { ApiClient, Problem, Result } from '#app/contract/api-client.ts'
import { type Message, messagesApi, type NewMessage } from '../contract.ts'

/** After these statuses, a retry of the same text would be refused again. */
export const permanentStatuses = [400, 403, 409, 413]

export interface Refusal {
  kind: 'refused'
  status: number
  code: string
  /** A sentence for the author. */
  reason: string
  params?: Problem['params']
  /** One message per invalid field. */
  fields?: Record<string, string>
}

export type Delivery =
  | { outcome: 'stored'; message: Message }
  | { outcome: 'refused'; refusal: Refusal }
  /** No response, so the message may or may not be stored. */
  | { outcome: 'unknown'; retryAfterMs: number }

/** Posts a message once. Never rejects. */
export function postMessage(api: ApiClient, body: NewMessage) {
  return deliver(() => api.attempt(messagesApi.send, { body }), body.user_id)
}

/** Sends once and converts the result. Never rejects. */
export async function deliver(
  send: () => Promise<Result<Message>>,
  user_id: string,
  refusedStatuses = permanentStatuses,
): Promise<Delivery> {
  try {
    const result = await send()
    if (result.ok) return { outcome: 'stored', message: checkMessage(result.value, user_id) }
    const { status, failure, retryAfter = 0 } = result
    if (!refusedStatuses.includes(status)) {
      console.error('A chat message could not be sent', status)
      return { outcome: 'unknown', retryAfterMs: retryAfter * 1000 }
    }
    const { code, detail, params, fields } = failure
    const reason = fields?.message ?? fields?.file ?? detail
    return {
      outcome: 'refused',
      refusal: { kind: 'refused', status, code, reason, params, fields },
    }
  } catch (error) {
    console.error('A chat message could not be sent', error)
    return { outcome: 'unknown', retryAfterMs: 0 }
  }
}

/** Throws if a response with status 200 is not from the chat, for example the sign-in page of a hotel network. */
export function checkMessage(value: unknown, user_id: string) {
  if (isMessage(value) && value.user_id === user_id) return value
  throw new TypeError('The response is not from the chat')
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

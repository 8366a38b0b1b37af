import type { Message } from '../../contract.ts'
import type { OfficeState } from './office-watch.ts'
import type { OutboxEntry } from './outbox.ts'

export interface ConversationState {
  /** What was shown under an id that this browser had before. */
  earlier: Message[]
  messages: Message[]
  /** What the visitor typed and the server has not acknowledged, in order. */
  outbox: OutboxEntry[]
  office: OfficeState
  isReconnecting: boolean
  isErased: boolean
}

/** Whether there is nothing new to show; an outbox is read anew each time. */
export function isSameState(one: ConversationState, other: ConversationState) {
  const names = Object.keys(one) as (keyof ConversationState)[]
  return names.every((name) =>
    name === 'outbox'
      ? JSON.stringify(one.outbox) === JSON.stringify(other.outbox)
      : one[name] === other[name],
  )
}

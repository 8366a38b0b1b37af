import type { Message } from '../../contract.ts'

export const MAX_MESSAGES = 1000

/** What is known of a conversation's messages. */
export interface History {
  /** By seq, each once. */
  messages: Message[]
  /** Nothing up to this seq is shown or asked for: deleted, or longer ago than is kept. */
  floor: number
}

/** Out of messages in any order, which are all there is. */
export function buildHistory(all: Message[]): History {
  const messages = mergeBySeq([], all).slice(-MAX_MESSAGES)
  return { messages, floor: (messages[0]?.seq ?? 1) - 1 }
}

export const lastSeqOf = ({ messages }: History) => messages.at(-1)?.seq ?? 0

/** Up to this seq nothing is missing. */
export function cursorOf({ messages, floor }: History) {
  let seq = floor
  for (const message of messages) {
    if (message.seq !== seq + 1) break
    seq += 1
  }
  return seq
}

export const hasGap = (history: History) => cursorOf(history) < lastSeqOf(history)

export const hasMessage = ({ messages }: History, id: string) =>
  messages.some((message) => message.id === id)

/** With these, which may be known. */
export function extend({ messages, floor }: History, added: Message[]): History {
  const later = added.filter(({ seq }) => seq > floor)
  const all = mergeBySeq(messages, later)
  return all.length > MAX_MESSAGES ? buildHistory(all) : { messages: all, floor }
}

/** `all` is the complete history, except for messages after `requestedAtSeq` that arrived meanwhile. */
export function reconcile(history: History, all: Message[], requestedAtSeq: number): History {
  const later = history.messages.filter(({ seq }) => seq > requestedAtSeq)
  const messages = mergeBySeq(all, later)
  const isSame =
    messages.length === history.messages.length &&
    messages.every(({ id }) => hasMessage(history, id))
  return isSame ? history : extend(buildHistory(all), later)
}

/** The messages up to this seq are gone. */
export function dropUpTo({ messages, floor }: History, upTo: number): History {
  const left = messages.filter(({ seq }) => seq > upTo)
  return {
    messages: left.length < messages.length ? left : messages,
    floor: Math.max(floor, upTo),
  }
}

/** Both, oldest first, each once; `known` itself when nothing is new. */
function mergeBySeq(store: Message[], added: Message[]) {
  const bySeq = new Map(store.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === store.length) return store
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

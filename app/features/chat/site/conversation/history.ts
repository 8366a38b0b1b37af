import type { Message } from '../../contract.ts'

export const MAX_MESSAGES = 1000

/** The loaded messages of a conversation. */
export interface History {
  /** Ordered by seq, without duplicates. */
  messages: Message[]
  /** Messages up to this seq are not loaded, because they are deleted or too old. */
  floor: number
}

/** Builds the history from all messages, in any order. */
export function buildHistory(all: Message[]): History {
  const messages = mergeBySeq([], all).slice(-MAX_MESSAGES)
  return { messages, floor: (messages[0]?.seq ?? 1) - 1 }
}

export const lastSeqOf = ({ messages }: History) => messages.at(-1)?.seq ?? 0

/** Returns the seq up to which no message is missing. */
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

/** Adds messages, except duplicates and messages up to the floor. */
export function addMessages({ messages, floor }: History, added: Message[]): History {
  const later = added.filter(({ seq }) => seq > floor)
  const all = mergeBySeq(messages, later)
  return all.length > MAX_MESSAGES ? buildHistory(all) : { messages: all, floor }
}

/**
 * Replaces the history by `all`, the complete list at the time of the request. Adds messages after
 * `requestedAtSeq`, which arrived later.
 */
export function reconcile(history: History, all: Message[], requestedAtSeq: number): History {
  const later = history.messages.filter(({ seq }) => seq > requestedAtSeq)
  const messages = mergeBySeq(all, later)
  const isSame =
    messages.length === history.messages.length &&
    messages.every(({ id }) => hasMessage(history, id))
  return isSame ? history : addMessages(buildHistory(all), later)
}

/** Removes the messages up to this seq. */
export function dropUpTo({ messages, floor }: History, upTo: number): History {
  const remaining = messages.filter(({ seq }) => seq > upTo)
  return {
    messages: remaining.length < messages.length ? remaining : messages,
    floor: Math.max(floor, upTo),
  }
}

/**
 * Merges without duplicates, ordered by seq. Returns `stored` unchanged if all messages are in it.
 */
function mergeBySeq(stored: Message[], added: Message[]) {
  const bySeq = new Map(stored.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === stored.length) return stored
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

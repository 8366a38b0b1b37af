import type { Message } from '../contract.ts'

/** Both together in the order of the conversation, each message once. */
export function mergeMessages(known: Message[], more: Message[]) {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

import type { Message } from '../contract.ts'
import { isMessage } from './chat-api.ts'
import { forget, readList, write } from './storage.ts'

const MOST = 1000

/** What this browser knows of a conversation, by seq; kept for the next opening. */
export class MessageCache {
  readonly visitorId: string
  messages: Message[]
  #key: string

  constructor(visitorId: string) {
    this.visitorId = visitorId
    this.#key = `chatMessages:${visitorId}`
    this.messages = this.#stored()
  }

  get lastSeq() {
    return this.messages.at(-1)?.seq ?? 0
  }

  has(id: string) {
    return this.messages.some((message) => message.id === id)
  }

  isKey(key: string | null) {
    return key === this.#key
  }

  /** Takes over what another tab has stored. */
  addStored() {
    this.add(this.#stored())
  }

  /** Leaves the storage to what matters more. */
  dropStored() {
    forget(this.#key)
  }

  add(messages: Message[]) {
    this.#set(mergeBySeq(this.messages, messages))
  }

  /** `messages` is all there is, except for what came after `askedAtSeq` while they travelled. */
  replace(messages: Message[], askedAtSeq: number) {
    const later = this.messages.filter(({ seq }) => seq > askedAtSeq)
    const all = mergeBySeq(messages, later)
    const isSame = all.length === this.messages.length && all.every(({ id }) => this.has(id))
    if (!isSame) this.#set(all)
  }

  #stored() {
    return mergeBySeq([], readList(this.#key, isMessage))
  }

  #set(messages: Message[]) {
    if (messages === this.messages) return
    this.messages = messages
    // The newest matter most where there is little room.
    for (let most = MOST; most >= 1; most = Math.floor(most / 4)) {
      if (write(this.#key, JSON.stringify(messages.slice(-most)))) return
    }
  }
}

/** The newest 1000 of both, oldest first, each once; `known` itself when nothing is new. */
function mergeBySeq(known: Message[], added: Message[]) {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === known.length) return known
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq).slice(-MOST)
}

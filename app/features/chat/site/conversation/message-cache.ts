import type { Message } from '../../contract.ts'
import { forget, readList, write } from '../../wire/storage.ts'
import { isMessage } from './chat-api.ts'

const MOST = 1000
const SAVE_AFTER_MS = 250

/** What this browser knows of a conversation, by seq; kept for the next opening. */
export class MessageCache {
  readonly visitorId: string
  messages: Message[]
  /** Nothing up to this seq is shown or asked for: deleted, or longer ago than is kept. */
  #floor: number
  #key: string
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #isErased = false

  constructor(visitorId: string) {
    this.visitorId = visitorId
    this.#key = `chatMessages:${visitorId}`
    this.messages = this.#stored()
    this.#floor = floorOf(this.messages)
  }

  get lastSeq() {
    return this.messages.at(-1)?.seq ?? 0
  }

  /** Up to this seq nothing is missing. */
  get cursor() {
    let seq = this.#floor
    for (const message of this.messages) {
      if (message.seq !== seq + 1) break
      seq += 1
    }
    return seq
  }

  get hasGap() {
    return this.cursor < this.lastSeq
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
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    forget(this.#key)
  }

  /** Nothing is kept of it any more, whatever still comes. */
  erase() {
    this.#isErased = true
    this.messages = []
    this.dropStored()
  }

  add(messages: Message[]) {
    const later = messages.filter(({ seq }) => seq > this.#floor)
    this.#set(mergeBySeq(this.messages, later))
  }

  /** `messages` is all there is, except for what came after `askedAtSeq` while they travelled. */
  replace(messages: Message[], askedAtSeq: number) {
    const later = this.messages.filter(({ seq }) => seq > askedAtSeq)
    const all = mergeBySeq(messages, later)
    const isSame = all.length === this.messages.length && all.every(({ id }) => this.has(id))
    if (isSame) return
    this.#floor = floorOf(messages)
    this.#set(all)
  }

  /** The messages up to this seq are gone. */
  clear(upTo: number) {
    this.#floor = Math.max(this.#floor, upTo)
    const left = this.messages.filter(({ seq }) => seq > upTo)
    if (left.length < this.messages.length) this.#set(left)
  }

  /** At once, for what other tabs must know before they see that the outbox has changed. */
  save() {
    if (this.#saveTimer === undefined) return
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    // The newest matter most where there is little room.
    for (let most = MOST; most >= 1; most = Math.floor(most / 4)) {
      if (write(this.#key, JSON.stringify(this.messages.slice(-most)))) return
    }
  }

  #stored() {
    return mergeBySeq([], readList(this.#key, isMessage))
  }

  #set(messages: Message[]) {
    if (messages === this.messages || this.#isErased) return
    this.messages = messages.slice(-MOST)
    if (messages.length > MOST) this.#floor = floorOf(this.messages)
    // Writing a long conversation anew for each of many messages would hold up the page.
    this.#saveTimer ??= setTimeout(() => this.save(), SAVE_AFTER_MS)
  }
}

function floorOf([first]: Message[]) {
  return (first?.seq ?? 1) - 1
}

/** Both, oldest first, each once; `known` itself when nothing is new. */
function mergeBySeq(known: Message[], added: Message[]) {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === known.length) return known
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

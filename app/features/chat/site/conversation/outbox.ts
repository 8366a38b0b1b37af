import { v7 as newId } from 'uuid'
import { forget, readList, write } from '../../wire/storage.ts'
import type { Refusal } from './chat-api.ts'

/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  id: string
  message: string
  typed_at: string
  /** Why the server would not have it; it then waits for the visitor. */
  refusal?: Refusal
}

const outboxKeyOf = (visitorId: string) => `chatOutbox:${visitorId}`

/** What was typed and is not acknowledged, in order, shared by this browser's tabs. */
export class Outbox {
  #key: string
  #makeRoom: () => void
  /**
   * What this tab put in. Storage has no transactions: of two tabs that write in the same moment
   * one overwrites the other, and puts its own back as soon as it sees that.
   */
  #own = new Map<string, OutboxEntry>()

  /** `makeRoom` is called when the storage is full. */
  constructor(visitorId: string, makeRoom: () => void) {
    this.#key = outboxKeyOf(visitorId)
    this.#makeRoom = makeRoom
  }

  list(): OutboxEntry[] {
    const stored = readList(this.#key, isEntry)
    for (const entry of stored) if (this.#own.has(entry.id)) this.#own.set(entry.id, entry)
    const ids = new Set(stored.map(({ id }) => id))
    const missing = [...this.#own.values()].filter(({ id }) => !ids.has(id))
    // What was refused is only missing because another tab's visitor discarded it.
    for (const { id, refusal } of missing) if (refusal) this.#own.delete(id)
    return [...stored, ...missing.filter(({ refusal }) => !refusal)]
  }

  next() {
    return this.list().find(({ refusal }) => !refusal)
  }

  add(message: string) {
    const entry = { id: newId(), message, typed_at: new Date().toISOString() }
    this.#own.set(entry.id, entry)
    this.#store(this.list())
  }

  /** Takes out what is known to be stored by the server. */
  settle(isStored: (id: string) => boolean) {
    const entries = this.list()
    const left = entries.filter(({ id }) => !isStored(id))
    if (left.length === entries.length) return
    for (const { id } of entries) if (isStored(id)) this.#own.delete(id)
    this.#store(left)
  }

  refuse(id: string, refusal: Refusal) {
    this.#change(id, (entry) => ({ ...entry, refusal }))
  }

  /** Under the same id, so that it cannot be stored twice, unless just that id is taken. */
  retry(id: string) {
    this.#change(id, ({ refusal, ...entry }) => ({
      ...entry,
      id: refusal?.status === 409 ? newId() : id,
    }))
  }

  discard(id: string) {
    this.settle((each) => each === id)
  }

  isKey(key: string | null) {
    return key === this.#key
  }

  /** Writes again what another tab may have overwritten. */
  heal() {
    const entries = this.list()
    if (entries.length > readList(this.#key, isEntry).length) this.#store(entries)
  }

  /** Nothing comes back, whatever this tab had put in. */
  erase() {
    this.#own.clear()
    forget(this.#key)
  }

  /** Takes everything along to another visitor's outbox. */
  moveTo(visitorId: string) {
    this.#own = new Map(this.list().map((entry) => [entry.id, entry]))
    forget(this.#key)
    this.#key = outboxKeyOf(visitorId)
    this.heal()
  }

  #change(id: string, change: (entry: OutboxEntry) => OutboxEntry) {
    const entries = this.list().map((entry) => (entry.id === id ? change(entry) : entry))
    this.#own.delete(id)
    this.#store(entries)
  }

  #store(entries: OutboxEntry[]) {
    if (entries.length === 0) return forget(this.#key)
    if (write(this.#key, JSON.stringify(entries))) return
    this.#makeRoom()
    write(this.#key, JSON.stringify(entries))
  }
}

function isEntry(value: unknown): value is OutboxEntry {
  const { id, message, typed_at, refusal } = Object(value) as Partial<OutboxEntry>
  return (
    [id, message].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(typed_at ?? '')) &&
    (refusal === undefined || typeof refusal?.reason === 'string')
  )
}

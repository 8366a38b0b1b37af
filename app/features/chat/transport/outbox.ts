import { newId } from '#app/platform/browser/new-id.ts'
import type { ChatFile } from '../contract.ts'
import { listKeys, read, remove, write } from './storage.ts'

/** A message that the server has not acknowledged yet. */
export interface UnsentMessage {
  /** A UUIDv7, which sorts by time. */
  id: string
  message: string
  typed_at: string
  /** The file to send, which is in the `FileStore`; `message` is its name. */
  file?: ChatFile
  /**
   * Set when the message waits for a decision of its author. The kind of a file that was chosen but
   * not sent is 'chosen'.
   */
  error?: { kind: string; status?: number }
}

interface Options<Entry> {
  /** Returns whether the additional fields of a stored entry are valid. */
  isEntry?: (entry: Entry) => boolean
  /** Called when the storage is full, to delete other data. */
  makeRoom?: () => void
}

/**
 * Messages that are not acknowledged, in order, shared by all tabs. Each entry has its own key:
 * storage has no transactions, so tabs that write one list at the same time would lose entries.
 */
export class Outbox<Entry extends UnsentMessage> {
  #prefix: string
  #options: Options<Entry>

  constructor(prefix: string, options: Options<Entry> = {}) {
    this.#prefix = prefix
    this.#options = options
  }

  list() {
    const keys = new Set(listKeys().filter((key) => key.startsWith(this.#prefix)))
    return [...keys].sort().flatMap((key) => this.#parse(read(key)))
  }

  /** Returns the next entry to send. */
  next() {
    return this.list().find(({ error }) => !error)
  }

  add(input: Omit<Entry, 'id' | 'typed_at'>) {
    const entry = { ...input, id: this.#newId(), typed_at: new Date().toISOString() } as Entry
    this.save(entry)
    return entry
  }

  save(entry: Entry) {
    const [key, text] = [this.#prefix + entry.id, JSON.stringify(entry)]
    if (write(key, text)) return
    this.#options.makeRoom?.()
    write(key, text)
  }

  /** Keeps the id, so that the message is stored once, unless another message has this id. */
  retry({ error, ...entry }: Entry) {
    const id = error?.status === 409 ? this.#newId() : entry.id
    if (id !== entry.id) this.remove(entry.id)
    this.save({ ...entry, id } as Entry)
  }

  remove(id: string) {
    remove(this.#prefix + id)
  }

  /** Whether a storage key belongs to the outbox; null means all keys. */
  isKey(key: string | null) {
    return key?.startsWith(this.#prefix) ?? true
  }

  /** Returns an id that sorts after all entries, even if the system clock was set back. */
  #newId() {
    const last = this.list().at(-1)?.id ?? ''
    const id = newId()
    if (id > last) return id
    const lastMs = Number.parseInt(last.replace('-', '').slice(0, 12), 16)
    return newId({ msecs: lastMs + 1 })
  }

  #parse(text: string | null): Entry[] {
    try {
      const value: unknown = JSON.parse(text ?? '')
      const { isEntry = () => true } = this.#options
      return isUnsentMessage(value) && isEntry(value as Entry) ? [value as Entry] : []
    } catch {
      return []
    }
  }
}

function isUnsentMessage(value: unknown): value is UnsentMessage {
  const { id, message, typed_at } = Object(value) as Partial<UnsentMessage>
  return (
    [id, message].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(typed_at ?? ''))
  )
}

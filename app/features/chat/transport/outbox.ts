import { newId } from '#app/base/browser/new-id.ts'
import { listKeys, read, remove, write } from './storage.ts'

/** A message that the server has not acknowledged yet. */
export interface UnsentMessage {
  /** By age, as UUIDv7 are. */
  id: string
  message: string
  typed_at: string
  /** Why it waits for its writer. */
  error?: { kind: string; status?: number }
}

interface Options<Entry> {
  /** Whether one that was stored has also what all do not have. */
  isEntry?: (entry: Entry) => boolean
  /** Called when the storage is full. */
  makeRoom?: () => void
}

/**
 * What was typed and is not acknowledged, in order, shared by this browser's tabs. Each entry has
 * a key of its own: storage has no transactions, and two tabs that write one list in the same
 * moment would lose one.
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

  /** What is to be sent next. */
  next() {
    return this.list().find(({ error: problem }) => !problem)
  }

  add(input: Omit<Entry, 'id' | 'typed_at' | 'error'>) {
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

  /** Under the same id, so that it cannot be stored twice, unless just that id is taken. */
  retry({ error: problem, ...entry }: Entry) {
    const id = problem?.status === 409 ? this.#newId() : entry.id
    if (id !== entry.id) this.remove(entry.id)
    this.save({ ...entry, id } as Entry)
  }

  remove(id: string) {
    remove(this.#prefix + id)
  }

  /** Whether a change of this item of the storage is one of the outbox; null: all of them. */
  isKey(key: string | null) {
    return key?.startsWith(this.#prefix) ?? true
  }

  /** After all that wait, also when the clock was set back. */
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

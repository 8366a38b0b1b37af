import { forget, listKeys, read, write } from '../../wire/storage.ts'

/** What an administrator has sent and the server has not acknowledged. */
export interface Reply {
  /** By age, as UUIDv7 are. */
  id: string
  user_id: string
  message: string
  typed_at: string
  /** How much of the conversation its writer had seen when beginning to write. */
  seen_seq: number
  problem?: Problem
}

/** Why it waits for its writer: it was refused, or a colleague has answered before. */
type Problem =
  | { kind: 'refused'; status: number; reason: string }
  | { kind: 'answered'; answer: string; seq: number }

/**
 * Each reply under a key of its own: storage has no transactions, and two tabs that write one
 * list in the same moment would lose a reply.
 */
export class StoredReplies {
  #prefix: string

  constructor(administratorId: string) {
    this.#prefix = `officeReply:${administratorId}:`
  }

  list() {
    const keys = new Set(listKeys().filter((key) => this.isKey(key)))
    return [...keys].sort().flatMap((key) => parse(read(key)))
  }

  keep(reply: Reply) {
    write(this.#prefix + reply.id, JSON.stringify(reply))
  }

  forget(id: string) {
    forget(this.#prefix + id)
  }

  isKey(key: string | null) {
    return key?.startsWith(this.#prefix) ?? true
  }
}

function parse(text: string | null): Reply[] {
  try {
    const reply: unknown = JSON.parse(text ?? '')
    return isReply(reply) ? [reply] : []
  } catch {
    return []
  }
}

function isReply(value: unknown): value is Reply {
  const { id, user_id, message, typed_at, seen_seq } = Object(value) as Partial<Reply>
  return (
    [id, user_id, message].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(typed_at ?? '')) &&
    Number.isInteger(seen_seq)
  )
}

import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '../../contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { Known, Part } from './known.ts'

const HOLDS_MS = 6000
const SIGN_EVERY_MS = 3000

/** Who is writing to whom at this moment. */
export class TypingSigns implements Part {
  #known: Known
  #api: ApiClient
  #ownName: string
  /** By visitor, then by who writes, '' for the visitor: what ends the sign. */
  #timers = new Map<string, Map<string, ReturnType<typeof setTimeout>>>()
  #signed = { userId: '', at: 0 }

  constructor(known: Known, api: ApiClient, ownName: string) {
    this.#known = known
    this.#api = api
    this.#ownName = ownName
  }

  /** Tells all others that one is writing to this visitor. */
  sign(userId: string) {
    const { userId: before, at } = this.#signed
    if (before === userId && Date.now() - at < SIGN_EVERY_MS) return
    this.#signed = { userId, at: Date.now() }
    this.#api
      .attempt(conversationsApi.typing, { params: { user_id: userId } })
      .catch(() => undefined)
  }

  /** What was being written has been sent. */
  stop() {
    this.#signed = { userId: '', at: 0 }
  }

  async refresh() {}

  hear({ name, data }: OfficeEvent) {
    if (name === 'typing' && data.by?.name !== this.#ownName) {
      this.#begin(data.user_id, data.by?.name ?? '')
    }
    if (name !== 'conversation') return
    // Whoever has sent is not writing any more; which colleague it was is not told.
    for (const writer of [...(this.#timers.get(data.user_id)?.keys() ?? [])]) {
      if ((writer === '') === (data.message.sender === 'user')) this.#end(data.user_id, writer)
    }
  }

  #begin(userId: string, writer: string) {
    const writers = this.#timers.get(userId) ?? new Map()
    this.#timers.set(userId, writers)
    clearTimeout(writers.get(writer))
    writers.set(
      writer,
      setTimeout(() => this.#end(userId, writer), HOLDS_MS),
    )
    this.#show()
  }

  #end(userId: string, writer: string) {
    const writers = this.#timers.get(userId)
    clearTimeout(writers?.get(writer))
    writers?.delete(writer)
    if (writers?.size === 0) this.#timers.delete(userId)
    this.#show()
  }

  #show() {
    const signs = [...this.#timers].map(([userId, writers]) => {
      const colleagues = [...writers.keys()].filter((writer) => writer !== '')
      return [userId, { isVisitor: writers.has(''), colleagues }] as const
    })
    this.#known.change({ writing: new Map(signs) })
  }
}

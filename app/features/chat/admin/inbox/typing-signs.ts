import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { Known, Part, Writing } from './known.ts'

const HOLDS_MS = 6000
const SIGN_EVERY_MS = 3000

/** Who is writing to whom at this moment. */
export class TypingSigns implements Part {
  #known: Known
  #api: ApiClient
  #ownId: string
  /** What ends each sign. */
  #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #signed = { userId: '', at: 0 }

  constructor(known: Known, api: ApiClient, ownId: string) {
    this.#known = known
    this.#api = api
    this.#ownId = ownId
  }

  /** Tells all others that one is writing to this visitor. */
  sign(userId: string) {
    const { userId: before, at } = this.#signed
    if (before === userId && Date.now() - at < SIGN_EVERY_MS) return
    this.#signed = { userId, at: Date.now() }
    const params = { user_id: userId }
    this.#api.attempt(conversationsApi.typing, { params }).catch(() => undefined)
  }

  /** What was being written has been sent. */
  stop() {
    this.#signed = { userId: '', at: 0 }
  }

  async refresh() {}

  hear({ name, data }: OfficeEvent) {
    if (name === 'typing' && data.by?.id !== this.#ownId) this.#begin(data)
    // Whoever has sent is not writing any more.
    if (name === 'conversation') {
      this.#end({ user_id: data.user_id, by: data.message.author ?? null })
    }
  }

  #begin(sign: Writing) {
    clearTimeout(this.#timers.get(keyOf(sign)))
    this.#timers.set(
      keyOf(sign),
      setTimeout(() => this.#end(sign), HOLDS_MS),
    )
    const others = this.#allBut(sign)
    const { writing } = this.#known.getState()
    if (others.length === writing.length) this.#known.change({ writing: [...writing, sign] })
  }

  #end(sign: Writing) {
    clearTimeout(this.#timers.get(keyOf(sign)))
    this.#known.change({ writing: this.#allBut(sign) })
  }

  #allBut(sign: Writing) {
    return this.#known.getState().writing.filter((each) => keyOf(each) !== keyOf(sign))
  }
}

const keyOf = ({ user_id, by }: Writing) => `${user_id} ${by?.id}`

import type { OfficeEvent } from '../../stream-events.ts'
import { Observable } from '../../wire/observable.ts'
import type { OfficeListener } from './live-office.ts'

const HOLDS_MS = 6000

export interface Writing {
  isVisitor: boolean
  /** The administrators who write, but for oneself. */
  colleagues: string[]
}

/** Who is writing to whom at this moment: for each visitor's conversation. */
export class TypingSigns
  extends Observable<ReadonlyMap<string, Writing>>
  implements OfficeListener
{
  #ownName: string
  /** By visitor, then by who writes, '' for the visitor: what ends the sign. */
  #timers = new Map<string, Map<string, ReturnType<typeof setTimeout>>>()

  constructor(ownName: string) {
    super(new Map())
    this.#ownName = ownName
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
    this.setState(new Map(signs))
  }
}

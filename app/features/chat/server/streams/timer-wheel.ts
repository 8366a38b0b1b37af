/**
 * Comes by each member once in so many ticks, every one at a tick of its own: thousands of timers
 * for the price of one.
 */
export class TimerWheel<Member> {
  #slots: Set<Member>[]
  #now = 0
  #visit: (member: Member) => void

  constructor(ticks: number, visit: (member: Member) => void) {
    this.#slots = Array.from({ length: ticks }, () => new Set())
    this.#visit = visit
  }

  /** First visited after a whole round. */
  add(member: Member) {
    this.#slots[this.#now]?.add(member)
  }

  delete(member: Member) {
    for (const slot of this.#slots) if (slot.delete(member)) return
  }

  tick() {
    this.#now = (this.#now + 1) % this.#slots.length
    for (const member of this.#slots[this.#now] ?? []) this.#visit(member)
  }
}

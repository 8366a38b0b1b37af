/**
 * Visits each member once in a number of ticks, spread over them. Replaces thousands of timers by
 * one.
 */
export class TimerWheel<Member> {
  #slots: Set<Member>[]
  #now = 0
  #visit: (member: Member) => void

  constructor(ticks: number, visit: (member: Member) => void) {
    this.#slots = Array.from({ length: ticks }, () => new Set())
    this.#visit = visit
  }

  /** First visited after a full round. */
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

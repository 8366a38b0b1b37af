/**
 * Visits each member once per round of `ticks`, and spreads the visits evenly over the round. One
 * timer for the wheel replaces one timer for each of thousands of members.
 */
export class TimerWheel<Member> {
  #slots: Set<Member>[]
  #now = 0
  #visit: (member: Member) => void

  constructor(ticks: number, visit: (member: Member) => void) {
    this.#slots = Array.from({ length: ticks }, () => new Set())
    this.#visit = visit
  }

  /** Adds a member, which is first visited after a full round. */
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

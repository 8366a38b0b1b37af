/** A seeded random generator (mulberry32), so that runs are repeatable. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A whole number from 0 to below `end`. */
  integer(end: number) {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }

  pick<Choice>(choices: readonly Choice[]) {
    return choices[this.integer(choices.length)] as Choice
  }

  /** Returns two different choices. */
  pickTwo<Choice>(choices: readonly Choice[]): [Choice, Choice] {
    const first = this.integer(choices.length)
    const second = (first + 1 + this.integer(choices.length - 1)) % choices.length
    return [choices[first] as Choice, choices[second] as Choice]
  }
}

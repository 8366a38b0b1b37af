/** Members grouped by name. */
export class Groups<Member> {
  #groups = new Map<string, Set<Member>>()

  add(name: string, member: Member) {
    const group = this.#groups.get(name)
    if (group) group.add(member)
    else this.#groups.set(name, new Set([member]))
  }

  delete(name: string, member: Member) {
    const group = this.#groups.get(name)
    group?.delete(member)
    if (group?.size === 0) this.#groups.delete(name)
  }

  /** Returns the members of a group in insertion order. */
  of(name: string): ReadonlySet<Member> {
    return this.#groups.get(name) ?? empty
  }

  names() {
    return [...this.#groups.keys()]
  }

  *[Symbol.iterator]() {
    for (const group of this.#groups.values()) yield* group
  }

  /** The count of members in all groups. */
  get size() {
    return [...this.#groups.values()].reduce((sum, group) => sum + group.size, 0)
  }

  get isEmpty() {
    return this.#groups.size === 0
  }
}

const empty: ReadonlySet<never> = new Set()

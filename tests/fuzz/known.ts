import { isKnown, type Json, type Known } from './step.ts'

const MOST = 60
const MOST_CHARACTERS = 4000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What answers have told so far, by kind: the ids of things, and values by their names. */
export class KnownValues {
  #values = new Map<string, Json[]>()

  /** Takes what an answer of this address says. */
  learn(url: string, answer: Json) {
    const places = url
      .split('/')
      .filter((part) => part && !part.startsWith(':') && !['api', 'public', 'v1'].includes(part))
    this.#take(answer, places.at(-1) ?? '', places[0] ?? '')
  }

  #take(value: Json, place: string, root: string) {
    if (Array.isArray(value)) {
      for (const each of value.slice(0, MOST)) this.#take(each, place, root)
      return
    }
    if (typeof value !== 'object' || value === null) return
    this.#add(`object ${place}`, value)
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'object') {
        this.#take(each, name, root)
        if (each && !Array.isArray(each)) this.#add(`object ${name}`, each)
        continue
      }
      if (typeof each === 'boolean' || String(each).length > MOST_CHARACTERS) continue
      this.#add(name, each)
      if (name !== 'id' || !uuid.test(String(each))) continue
      this.#add(place, each)
      this.#add(`${root.replace(/s$/, '')}-${place}`, each)
    }
  }

  #add(kind: string, value: Json) {
    const all = this.#values.get(kind) ?? []
    all.push(value)
    if (all.length > MOST) all.shift()
    this.#values.set(kind, all)
  }

  /** The same with what stands for known values filled in. */
  fill(value: Json): Json {
    if (isKnown(value)) return this.#find(value)
    if (Array.isArray(value)) return value.map((each) => this.fill(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.fill(each)]))
  }

  #find({ $known, back, only, tweak }: Known): Json {
    const kinds = String($known).split('|')
    // An id of something else is better than none.
    const all = [...kinds, 'id'].map((kind) => this.#values.get(kind)).find((each) => each?.length)
    const found = all?.at(-1 - (Number(back) % all.length)) ?? null
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return found
    const names = Array.isArray(only)
      ? only.filter((name) => Object.hasOwn(found, name))
      : Object.keys(found)
    const part = structuredClone(
      Object.fromEntries(names.map((name) => [name, found[name] ?? null])),
    )
    if (tweak) replaceOne(part, tweak.at, tweak.to)
    return part
  }
}

/** Replaces one value, at any depth. */
function replaceOne(value: Json, at: number, to: Json) {
  const places: [holder: Json[] | { [name: string]: Json }, name: string][] = []
  function walk(holder: Json) {
    if (typeof holder !== 'object' || holder === null) return
    for (const [name, each] of Object.entries(holder)) {
      places.push([holder, name])
      walk(each)
    }
  }
  walk(value)
  const [holder, name] = places[at % Math.max(1, places.length)] ?? []
  if (holder && name !== undefined) Object.assign(holder, { [name]: to })
}

import { TOTP } from 'otpauth'
import { isKnown, type Json, type Known } from './step.ts'

const MOST = 60
const MOST_CHARACTERS = 4000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A token of ours: what carries the same name may be something else. */
const isSigned = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** What answers have told so far, by kind: the ids of things, and values by their names. */
export class KnownValues {
  /** By which name whoever calls has a conversation. */
  self = ''
  #values: Map<string, Json[]>

  /** Knows what the other knows. */
  constructor(other?: KnownValues) {
    this.#values = other ? structuredClone(other.#values) : new Map()
  }

  /** Takes what an answer of this address says. */
  learn(url: string, answer: Json) {
    const places = url
      .split('/')
      .filter((part) => part && !part.startsWith(':') && !['api', 'public', 'v1'].includes(part))
    const place = places.at(-1) ?? ''
    this.#take(answer, place, places[0] ?? '')
    const all = Array.isArray(answer) ? answer.map((each) => Object(each).id) : []
    if (all.length > 0 && all.every(Boolean)) this.#add(`all ${place}`, all)
  }

  #take(value: Json, place: string, root: string) {
    if (Array.isArray(value)) {
      for (const each of value.slice(0, MOST)) {
        if (typeof each === 'string' && each.length <= MOST_CHARACTERS) this.#add(place, each)
        this.#take(each, place, root)
      }
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
      if (uuid.test(String(each))) this.#addId(name, each, place, root)
      else this.#add(isSigned.test(String(each)) ? `signed ${name}` : name, each)
    }
  }

  /** Apart from the rest: `destinations` may also be the name of a number. */
  #addId(name: string, id: Json, place: string, root: string) {
    this.#add(`id ${name}`, id)
    if (name !== 'id') return
    this.#add(`id ${place}`, id)
    this.#add(`id ${root.replace(/s$/, '')}-${place}`, id)
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
    if ($known === 'self') return this.self
    if ($known === 'figures') return this.#makeFigures()
    // An id of something else is better than none.
    if (kinds[0]?.startsWith('id ')) kinds.push('id id')
    const all = kinds.map((kind) => this.#values.get(kind)).find((each) => each?.length)
    const found = all?.at(-1 - (Number(back) % all.length)) ?? ''
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

  /** What an app shows for the newest secret. */
  #makeFigures() {
    const secret = this.#values.get('secret')?.findLast((each) => /^[A-Z2-7]+$/.test(String(each)))
    return secret ? new TOTP({ secret: String(secret) }).generate() : '123456'
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

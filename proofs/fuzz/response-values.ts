import { TOTP } from 'otpauth'
import { Authenticators, type Challenge } from './authenticators.ts'
import { isPlaceholder, type Json, type Placeholder } from './step.ts'
import { isCounter } from './value-kinds.ts'

const MAX_VALUES = 60
const MAX_CHARACTERS = 4000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The position of a value in a response. */
interface ValuePosition {
  place: string
  /** The first part of the address. */
  root: string
  /** The id of the row that contains it, or ''. */
  owner: string
  /** Public responses have fewer fields than the office's. */
  isPublic: boolean
}

/** A signed token; other values may have the same field name. */
const signedToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** Some values cannot be converted to a string: their `toString` is not a function. */
const toText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Values of the responses so far: ids by type and other values by name. */
export class ResponseValues {
  /** The caller, and the name of their conversation. */
  #caller = ''
  #self = ''
  #values: Map<string, Json[]>
  #authenticators: Authenticators
  /** The ids in the step's address, and the challenge and name in its body. */
  #owner = ''
  #challenge = ''
  #username = ''

  /** Copies the values of the other. */
  constructor(other?: ResponseValues) {
    this.#values = other ? structuredClone(other.#values) : new Map()
    this.#authenticators = new Authenticators(other ? other.#authenticators : undefined)
  }

  /** Resets the context for the next step. */
  begin(caller: string) {
    this.#caller = caller
    this.#self = caller.startsWith('visitor') ? caller : 'visitor-1'
    this.#owner = ''
    this.#challenge = ''
  }

  /** Collects the values of a response. */
  collect(url: string, answer: Json, address: string) {
    const [owner = ''] = address.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) ?? []
    const places = url
      .split('/')
      .filter((part) => part && !part.startsWith(':') && !['api', 'public', 'v1'].includes(part))
    const isPublic = url.startsWith('/api/public/')
    this.#collectFrom(answer, {
      place: places.at(-1) ?? '',
      root: places[0] ?? '',
      owner,
      isPublic,
    })
    const { challenge, options, passkey, secret } = Object(answer)
    if (secret && url.endsWith('/codes/')) {
      this.#add(`codes secret of ${this.#challenge || this.#caller}`, secret)
      if (this.#challenge) this.#add('started challenge', this.#challenge)
    }
    const removed = url.endsWith('/delete_user_messages/') && address.match(/user_id=([\w-]+)/)
    if (removed) this.#add('removed user_id', removed[1] ?? '')
    if (url === '/factor_required/') {
      this.#add(`username of ${challenge}`, this.#username.toLowerCase())
    }
    if (!challenge || !url.endsWith('options/')) return
    this.#addOf(this.#caller, `issued ${url.replace(/options\/$/, '')}`, challenge)
    const question = options ?? passkey
    if (question) this.#add(`question ${challenge}`, question)
  }

  #collectFrom(value: Json, where: ValuePosition) {
    const { place, owner, isPublic } = where
    if (Array.isArray(value)) {
      for (const each of value.slice(0, MAX_VALUES)) {
        if (typeof each === 'string' && each.length <= MAX_CHARACTERS)
          this.#addOf(owner, place, each)
        this.#collectFrom(each, where)
      }
      const all = value.map((each) => Object(each).id)
      if (all.length > 0 && all.every(Boolean)) this.#addOf(owner, `all ${place}`, all)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const own = typeof value.id === 'string' ? value.id : owner
    if (!isPublic) this.#addOf(own, `object ${place}`, value)
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'object') {
        this.#collectFrom(each, { ...where, place: name, owner: own })
        continue
      }
      if (typeof each === 'boolean' || String(each).length > MAX_CHARACTERS) continue
      if (uuid.test(String(each))) this.#addId(name, each, where)
      else if (signedToken.test(String(each))) {
        this.#add(`signed ${name}`, each)
        this.#add(`${place} ${name}`, each)
      } else {
        this.#addOf(isCounter(name) ? own : '', name, each)
        if (each !== '') this.#add(`${place} ${name}`, each)
        const [, picture] = String(each).match(/^\/media\/([0-9a-f]{32})\.webp$/) ?? []
        if (picture) this.#addPicture(picture)
      }
    }
  }

  /** Adds the names under which it is served. */
  #addPicture(hash: string) {
    this.#add('media name', `${hash}.webp`)
    this.#add('cards file', `${hash}.jpg`)
    for (const form of ['192', '512', 'maskable']) this.#add('icons file', `${hash}-${form}.png`)
  }

  /** Separate from other values, because `destinations` can also be a number. */
  #addId(name: string, id: Json, { place, root, owner }: ValuePosition) {
    this.#add(`id ${name}`, id)
    if (name !== 'id') return
    this.#addOf(owner, `id ${place}`, id)
    this.#add(`id ${root.replace(/s$/, '')}-${place}`, id)
    if (owner) this.#add(`having ${place}`, owner)
  }

  /** Adds the value also by its owner. */
  #addOf(owner: string, kind: string, value: Json) {
    this.#add(kind, value)
    if (owner) this.#add(`${kind} of ${owner}`, value)
  }

  #add(kind: string, value: Json) {
    const all = this.#values.get(kind) ?? []
    all.push(value)
    if (all.length > MAX_VALUES) all.shift()
    this.#values.set(kind, all)
  }

  /** Fills in a part of the address. Later values prefer rows of this owner. */
  fillPart(value: Json): Json {
    const filled = this.fill(value)
    const text = toText(filled)
    if (uuid.test(text)) this.#owner = text
    return filled
  }

  /** Returns the value with its placeholders filled in. */
  fill(value: Json): Json {
    if (isPlaceholder(value)) return this.#find(value)
    if (Array.isArray(value)) return value.map((each) => this.fill(each))
    if (typeof value !== 'object' || value === null) return value
    const filled = Object.entries(value).map(([name, each]) => {
      const inner = this.fill(each)
      if (name === 'challenge') this.#challenge = toText(inner)
      if (name === 'username') this.#username = toText(inner)
      return [name, inner]
    })
    return Object.fromEntries(filled)
  }

  #find(placeholder: Placeholder): Json {
    const { $response, back, only, tweak } = placeholder
    if ($response === 'self') return this.#self
    if ($response === 'one-time code') return this.#createOneTimeCode(back)
    const needsAuthenticator = $response === 'passkey' || $response === 'new passkey'
    const found = needsAuthenticator
      ? this.#useAuthenticator(placeholder)
      : this.#pick($response, back)
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

  /** Prefers values of the address or body, then of the caller, then of all. */
  #pick(kindList: string, back: number): Json {
    const kinds = kindList.split('|')
    // Falls back to an id of another type.
    if (kinds[0]?.startsWith('id ')) kinds.push('id id')
    const [signingIn = ''] = this.#values.get(`username of ${this.#challenge}`) ?? []
    const owners = [this.#owner, this.#challenge, signingIn, this.#caller].filter(Boolean)
    const all = owners
      .flatMap((owner) => kinds.map((kind) => `${kind} of ${owner}`))
      .concat(kinds)
      .map((kind) => this.#values.get(kind))
      .find((each) => each?.length)
    return all?.at(-1 - (Number(back) % all.length)) ?? ''
  }

  /** Answers the last WebAuthn challenge. */
  #useAuthenticator({ $response, back, changes = [] }: Placeholder): Json {
    const challenge = this.#pick(`question ${this.#challenge}`, 0) as unknown as Challenge
    const use = { isNew: $response === 'new passkey', back, changes }
    return this.#authenticators.respond(challenge, use) as unknown as Json
  }

  /** Returns a one-time code for the newest secret, or a recent one. */
  #createOneTimeCode(back: number) {
    const secret = this.#pick('codes secret', 0)
    const timestamp = Date.now() - (Number(back) % 2 || 0) * 30_000
    return secret ? new TOTP({ secret: String(secret) }).generate({ timestamp }) : '123456'
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

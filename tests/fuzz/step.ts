export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/**
 * Stands for a value out of an earlier answer, so that a step can be sent again to another
 * database: the newest but `back` of the first of these kinds of which any is known.
 */
export interface Known {
  /** As "lead-files|files": see known.ts. */
  $known: string
  back: number
  /** Of an object: these properties. */
  only?: string[]
  /** Of an object: what one of its values is replaced with. */
  tweak?: { at: number; to: Json }
  /** Of what a device signs: its bytes before. */
  changes?: Change[]
}

/** A file that is made of a good one: bytes changed one after the other. */
interface FileStep {
  sample: string
  /** What it is called; left out: a plain name with the ending of the sample. */
  name?: string
  changes: Change[]
}

/** `at` is where, as a part of the file's length. */
export type Change =
  | { do: 'cut'; at: number }
  | { do: 'set'; at: number; byte: number }
  | { do: 'number'; at: number; value: number; size: 1 | 2 | 4 }
  | { do: 'copy'; at: number; from: number; length: number }

export interface Part {
  name: string
  value?: Json
  file?: FileStep
}

/** `cut` is how much of the bytes is sent, from 0 to 1. */
export type Body =
  | { json: Json; cut?: number }
  /** A character for each byte. */
  | { raw: string }
  | { form: Part[]; boundary?: string; cut?: number }

/** One request: all of it, as data that can be kept. Texts may hold what no address or header may. */
export interface Step {
  /** Whose credentials come along: see world.ts. */
  as: string
  /** What it was grown from, as "PATCH /api/leads/:id/"; what it asks may be something else. */
  route: string
  method: string
  /** Texts stand in the address as they are, values are encoded. */
  path: (string | { value: Json })[]
  query: [name: string, value: Json][] | string
  headers: Record<string, Json>
  body?: Body
  /** Over a connection; left out: without one. */
  by?: 'network'
  /** Bytes in place of all that, a character each, piece by piece. */
  wire?: string[]
}

export const isKnown = (value: Json): value is Json & Known =>
  typeof Object(value).$known === 'string'

/** A route of the running server, without what does not travel. */
export interface Route {
  method: string
  url: string
  schema: {
    params?: Schema
    querystring?: Schema
    body?: Schema
    response?: Record<string, Schema>
  }
  config: { access?: string; right?: string; upload?: string; isAnyFile?: true }
}

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  type?: string
  const?: Json
  enum?: Json[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  patternProperties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
  phone?: object
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/**
 * A placeholder for a value of an earlier response, so that a step works on another database: the
 * value `back` places before the newest of the first kind with values.
 */
export interface Placeholder {
  /** For example "lead-files|files"; see response-values.ts. */
  $response: string
  back: number
  /** Keeps only these properties of an object. */
  only?: string[]
  /** Replaces one value of an object. */
  tweak?: { at: number; to: Json }
  /** Changes the bytes before a device signs them. */
  changes?: Change[]
}

/** A file made of a valid sample by changing bytes. */
interface FileStep {
  sample: string
  /** The file name; by default a plain name with the sample's extension. */
  name?: string
  changes: Change[]
}

/** `at` is the position as a share of the file's length. */
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

/** `cut` is the share of the bytes that is sent, 0 to 1. */
export type Body =
  | { json: Json; cut?: number }
  /** A character for each byte. */
  | { raw: string }
  | { form: Part[]; boundary?: string; cut?: number }

/** A request as serialisable data. Texts may contain characters that addresses and headers cannot. */
export interface Step {
  /** The caller whose credentials are sent; see fixtures.ts. */
  as: string
  /** The route that it was generated from, such as "PATCH /api/leads/:id/". */
  route: string
  method: string
  /** Texts are used as they are, values are encoded. */
  path: (string | { value: Json })[]
  query: [name: string, value: Json][] | string
  headers: Record<string, Json>
  body?: Body
  /** Sends over a connection instead of by injection. */
  by?: 'network'
  /** Raw bytes instead of a request, one character each, in pieces. */
  wire?: string[]
}

export const isPlaceholder = (value: Json): value is Json & Placeholder =>
  typeof Object(value).$response === 'string'

/** A route of the running server, as serialisable data. */
export interface Route {
  method: string
  url: string
  schema: {
    params?: Schema
    querystring?: Schema
    body?: Schema
    response?: Record<string, Schema>
  }
  config: { access?: string; right?: string; upload?: string; acceptsAnyFile?: true }
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

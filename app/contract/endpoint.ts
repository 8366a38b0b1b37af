import type { Static, TSchema } from 'typebox'
import type { Right } from './rights.ts'

/**
 * Who may call: `anyone` (visitors too), only an `administrator` with a living session, or only
 * another program with a `key`.
 */
export type Access = 'anyone' | 'administrator' | 'key'

export type RowAccess = 'by-viewer' | 'none'

/** Of calls of the office. */
export interface OfficeConfig {
  access: 'administrator'
  right: Right
  rows?: RowAccess
}

/** A Fastify route without its handler: all that a caller needs to know. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/api/${string}`
  schema: {
    summary: string
    params?: TSchema
    querystring?: TSchema
    body?: TSchema
    response: Record<number, TSchema>
  }
  config: {
    access: Access
    /**
     * Whoever is signed in needs it, or the key that comes along. Only calls for anyone may name
     * none: there it is needed of the office, not of visitors.
     */
    right?: Right
    /**
     * Required of routes with a right of `rightsByRow`. `by-viewer`: the store functions take the
     * viewer and return and change only rows that the viewer may know. `none`: no such row is touched.
     */
    rows?: RowAccess
    /** Whoever calls has shown within the last minutes that it is still them. */
    reauthentication?: 'recent'
    /** The form field that may carry a picture; the call then takes multipart/form-data too. */
    upload?: string
    /** Its file is no picture: the handler judges it. */
    acceptsAnyFile?: true
  }
}

/** Told how much of a file has left, from 0 to 1. */
export type OnProgress = (fraction: number) => void

/** What a caller sends: only the parts that the endpoint declares; a query may be spared if all in it may. */
export type Input<E extends Endpoint> = {
  [Part in 'params' | 'body' as E['schema'][Part] extends TSchema ? Part : never]: Static<
    Extract<E['schema'][Part], TSchema>
  >
} & (E['schema']['querystring'] extends TSchema
  ? QueryInput<Static<E['schema']['querystring']>>
  : unknown) &
  (E['config'] extends { upload: string } ? UploadInput : unknown)

type QueryInput<Query> =
  Partial<Query> extends Query ? { querystring?: Query } : { querystring: Query }

interface UploadInput {
  file?: Blob
  onProgress?: OnProgress
  /** Ends the sending. */
  signal?: AbortSignal
}

/** What a caller gets back when the call succeeds. */
export type Output<E extends Endpoint> = {
  [Status in Exclude<keyof E['schema']['response'], OtherStatus>]: Static<
    Extract<E['schema']['response'][Status], TSchema>
  >
}[Exclude<keyof E['schema']['response'], OtherStatus>]

/** What an endpoint declares that brings something else than what was asked for. */
type OtherStatus = 202 | 409

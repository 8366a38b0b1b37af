import type { Static, TSchema } from 'typebox'
import type { KeyRight, Right } from './rights.ts'

/**
 * Who may call: `anyone` (visitors too), an `administrator` with an active session, or another
 * program with a `key`.
 */
export type Access = 'anyone' | 'administrator' | 'key'

export type RowAccess = 'viewer-scope' | 'none'

/** The configuration of calls of the back office. */
export interface OfficeConfig {
  access: 'administrator'
  right: Right
  rowAccess?: RowAccess
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
     * The right that the administrator or the API key needs. Only calls with the access `anyone`
     * may omit it; if they state a right, visitors do not need it.
     */
    right?: Right
    /** The right that an API key needs instead of `right`. */
    keyRight?: KeyRight
    /**
     * Required for routes with a right of `rowLevelRights`. `viewer-scope`: the store functions
     * take the viewer, and return and change only rows that the viewer may see. `none`: the route
     * does not use such rows.
     */
    rowAccess?: RowAccess
    /** The caller must have re-authenticated within the last minutes. */
    reauthentication?: 'recent'
    /** The form field that may contain a picture; the call then accepts multipart/form-data too. */
    upload?: string
    /** The upload need not be a picture; the handler checks the file. */
    acceptsAnyFile?: true
  }
}

/** Receives the fraction of a file that has been sent, from 0 to 1. */
export type OnProgress = (fraction: number) => void

/**
 * The input of a call: the parameters, body and query that the endpoint declares. The query is
 * optional if all its parameters are optional.
 */
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
  /** Aborts the upload. */
  signal?: AbortSignal
}

/** The output of a successful call. */
export type Output<E extends Endpoint> = {
  [Status in Exclude<keyof E['schema']['response'], OtherStatus>]: Static<
    Extract<E['schema']['response'][Status], TSchema>
  >
}[Exclude<keyof E['schema']['response'], OtherStatus>]

/** Declared statuses whose body is not the output. */
type OtherStatus = 202 | 409

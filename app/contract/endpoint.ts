import type { Static, TSchema } from 'typebox'
import type { Right } from './rights.ts'

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
     * The right that the administrator or the API key needs. Only calls for anyone may have none;
     * there visitors do not need it.
     */
    right?: Right
    /**
     * Required of routes with a right of `rowLevelRights`. `viewer-scope`: the store functions take
     * the viewer and return and change only rows that the viewer may see. `none`: no such row is
     * used.
     */
    rowAccess?: RowAccess
    /** The caller must have re-authenticated within the last minutes. */
    reauthentication?: 'recent'
    /** The form field that may contain a picture; the call then accepts multipart/form-data too. */
    upload?: string
    /** The file is not a picture; the handler checks it. */
    acceptsAnyFile?: true
  }
}

/** Called with the sent part of a file, from 0 to 1. */
export type OnProgress = (fraction: number) => void

/**
 * The input of a call: the parts that the endpoint declares. The query is optional when all its
 * parameters are.
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

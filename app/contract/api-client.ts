import type { Endpoint, Input, OnProgress, Output } from './endpoint.ts'

/** An error for programs: a code that never changes, and parameters for its message. */
export interface Problem {
  code: string
  params?: Record<string, string | number>
}

/** The body of every response with status 400 or higher. */
export interface ApiFailure extends Problem {
  /** A sentence for people. */
  detail: string
  /** One message per invalid field, keyed by field name. */
  fields?: Record<string, string>
  /** The problem of each field. */
  problems?: Record<string, Problem>
  /** With 409, the present values of fields that `seen` names and that have changed meanwhile. */
  current?: Record<string, unknown>
}

export type Result<Value> =
  | { ok: true; value: Value; total: number; headers?: Headers }
  | {
      ok: false
      status: number
      failure: ApiFailure
      /** The body of a response that is not from the API, for example from a proxy. */
      rawBody?: unknown
      /** The seconds to wait before a retry; undefined or 0 if the response does not state them. */
      retryAfter?: number
    }

/**
 * Whether a retry would also fail: the request is invalid, and the server is neither busy nor down.
 */
export const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/** Sends one request to the API: `fetch` in the browser, `inject` on the server. */
export type Send = (request: {
  method: Endpoint['method']
  url: string
  body?: object
  /** The file to upload; `field` is the name of its form field. */
  file?: Blob
  field?: string
  onProgress?: OnProgress
  signal?: AbortSignal
}) => Promise<{
  status: number
  body: unknown
  /** The value of X-Total-Count, or NaN. */
  total: number
  /** The value of Retry-After in seconds, or 0. */
  retryAfter?: number
  /** The headers of a response that came over the network. */
  headers?: Headers
}>

const unexplainedError: ApiFailure = {
  code: 'unexplained',
  detail: 'The server answered with an error. Please try again.',
}

export type ApiClient = ReturnType<typeof createApiClient>

/** `translate` localizes error messages; by default they stay unchanged. */
export function createApiClient(
  send: Send,
  translate: (failure: ApiFailure) => ApiFailure | Promise<ApiFailure> = (failure) => failure,
) {
  /** For calls that may fail: returns the error as a value. */
  async function attempt<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
  ): Promise<Result<Output<E>>> {
    const { params, querystring, ...rest } = input as {
      params?: object
      querystring?: object
      body?: object
      file?: Blob
      onProgress?: OnProgress
      signal?: AbortSignal
    }
    const { status, body, total, retryAfter, headers } = await send({
      method: endpoint.method,
      url: fillUrl(endpoint.url, params) + toQuery(querystring),
      field: endpoint.config.upload,
      ...rest,
    })
    if (status < 400) return { ok: true, value: body as Output<E>, total, headers }
    // A proxy may answer without a body, or with null.
    const given = body as Partial<ApiFailure> | null
    if (!given?.detail) {
      return {
        ok: false,
        status,
        failure: await translate(unexplainedError),
        rawBody: body,
        retryAfter,
      }
    }
    return { ok: false, status, failure: await translate(given as ApiFailure), retryAfter }
  }

  /** For calls that should succeed: throws an error as a Response, which React Router shows. */
  async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const result = await attempt(endpoint, input)
    if (!result.ok) throw Response.json(result.failure, { status: result.status })
    return result.value
  }

  return { attempt, call }
}

function fillUrl(pattern: string, params: object = {}) {
  return Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    pattern,
  )
}

function toQuery(query: object = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

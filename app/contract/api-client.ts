import type { Endpoint, Input, OnProgress, Output } from './endpoint.ts'

/** What is wrong, for programs: a name that never changes, and what a sentence about it needs. */
export interface Problem {
  code: string
  params?: Record<string, string | number>
}

/** The body of every answer of 400 and above. */
export interface ApiFailure extends Problem {
  /** A sentence for a person. */
  detail: string
  /** One message per invalid field, keyed by field name. */
  fields?: Record<string, string>
  /** What is wrong with each of them. */
  problems?: Record<string, Problem>
}

export type Result<Value> =
  | { ok: true; value: Value; total: number; headers?: Headers }
  | {
      ok: false
      status: number
      failure: ApiFailure
      /** What was answered where that is no refusal of the API's, such as a proxy's; else undefined. */
      remoteImages?: unknown
      /** In seconds; left out or 0 when the answer does not say. */
      retryAfter?: number
    }

/** Whether the same call would be refused again: it is wrong, and the server is neither busy nor down. */
export const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/** Carries one request to the API: `fetch` in the browser, `inject` on the server. */
export type Send = (request: {
  method: Endpoint['method']
  url: string
  body?: object
  /** Goes as this field of a form. */
  file?: Blob
  field?: string
  onProgress?: OnProgress
  signal?: AbortSignal
}) => Promise<{
  status: number
  body: unknown
  /** What X-Total-Count said, or NaN. */
  total: number
  /** What Retry-After said, in seconds, or 0. */
  retryAfter?: number
  /** Of an answer that came over the network. */
  headers?: Headers
}>

const unexplainedError: ApiFailure = {
  code: 'unexplained',
  detail: 'The server answered with an error. Please try again.',
}

export type ApiClient = ReturnType<typeof createApiClient>

/** `inWords` puts a refusal into the words of who reads it; without it the API's own stay. */
export function createApiClient(
  send: Send,
  translate: (failure: ApiFailure) => ApiFailure | Promise<ApiFailure> = (failure) => failure,
) {
  /** For calls that may be refused: the refusal comes back as a value. */
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
    // What stands between us and the server may answer without a body, or with null, but it answers.
    const given = body as Partial<ApiFailure> | null
    if (!given?.detail) {
      return {
        ok: false,
        status,
        failure: await translate(unexplainedError),
        remoteImages: body,
        retryAfter,
      }
    }
    return { ok: false, status, failure: await translate(given as ApiFailure), retryAfter }
  }

  /** For calls that should succeed: a refusal is thrown as a Response, which React Router shows. */
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

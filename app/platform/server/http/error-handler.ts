import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { ApiError, Conflict, MethodNotAllowed, ValidationError } from './errors.ts'
import { toFieldErrors } from './field-errors.ts'

/**
 * Turns every error into a response. Logs unexpected errors with the request id, which the response
 * contains too. `localize` translates the sentences.
 */
export function handleError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  localize = (failure: ApiFailure) => failure,
) {
  const apiError = error instanceof ApiError ? error : toApiError(error, request.id)
  const { statusCode, retryAfter } = apiError
  if (statusCode >= 500 && apiError !== error) {
    request.log.error(error)
    reply.header('x-request-id', request.id)
  }
  logError(request, apiError)
  if (retryAfter) reply.header('retry-after', retryAfter)
  reply.code(statusCode)
  const body = localize(toErrorBody(apiError))
  if (expectsJson(request) || apiError instanceof MethodNotAllowed) return reply.send(body)
  return reply.type('text/plain; charset=utf-8').send(`${body.detail}\n`)
}

/**
 * Logs rejected requests with the caller and the route instead of the URL, because a URL may
 * contain personal data.
 */
function logError(request: FastifyRequest, { statusCode, code }: ApiError) {
  const level = logLevels[statusCode]
  if (!level) return
  const { ip, method, routeOptions, administrator, apiKey } = request
  const by = administrator?.id ?? apiKey?.id
  request.log[level](
    { ip, by, method, route: routeOptions.url, statusCode, code },
    'request rejected',
  )
}

/** Access violations are warnings; invalid requests may be mistakes. */
const logLevels: Record<number, 'warn' | 'info'> = {
  401: 'warn',
  403: 'warn',
  429: 'warn',
  400: 'info',
  405: 'info',
  413: 'info',
  415: 'info',
}

function expectsJson(request: FastifyRequest) {
  return isApiCall(request) || request.routeOptions.url === '/readyz'
}

/** Uses the matched route, because a URL can be spelled in many ways. */
export function isApiCall({ routeOptions, url }: FastifyRequest) {
  return (routeOptions.url ?? url).startsWith('/api/')
}

/**
 * Temporary database errors. SQLite: busy, full or not writable. PostgreSQL: unreachable, shutting
 * down, out of resources, standby, or deadlock. Nothing was stored, and a retry may work.
 */
const unavailablePattern = new RegExp(
  [
    '^(ECONN|EHOST|ENET|EAI_AGAIN|ETIMEDOUT|ENOTFOUND|EPIPE|08|25006|25P03|40001|40P01|57P|53)',
    'connect ENOENT|connection (terminated|timeout|has been discarded)|not queryable',
    'timeout exceeded|read timeout|driver has already been destroyed|calling end on the pool',
    'database is locked|disk is full|could not write|disk I/O error',
    'readonly database|unable to open database|database file',
  ].join('|'),
  'i',
)

function toApiError(error: FastifyError, request_id: string) {
  const fieldErrors = toFieldErrors(error.validation ?? [])
  if (fieldErrors) return new ValidationError(fieldErrors)
  const status = statusOf(error)
  const [code, detail] =
    defaultErrors[status] ?? (status < 500 ? defaultErrors[400] : defaultErrors[500])
  if (status < 500) return new ApiError(status, code, detail)
  return new ApiError(status, code, `${detail} Request ID: ${request_id}.`, {
    request_id,
  })
}

function statusOf(error: FastifyError) {
  const { statusCode = 500 } = error
  return statusCode >= 500 && isUnavailable(error) ? 503 : statusCode
}

/** Whether the database could not be reached or written. */
export function isUnavailable({
  code = '',
  message,
}: Pick<FastifyError, 'message'> & { code?: string }) {
  return unavailablePattern.test(code) || unavailablePattern.test(message)
}

const defaultErrors: Record<number, [code: string, detail: string]> &
  Record<400 | 500, [string, string]> = {
  400: ['invalid', 'The request could not be understood.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'This is too large to be accepted.'],
  415: ['unsupported_media_type', 'This content type is not supported.'],
  500: ['error', 'Something went wrong on our side.'],
  503: ['unavailable', 'The service is not available right now. Please try again soon.'],
}

function toErrorBody(apiError: ApiError): ApiFailure {
  const { message: detail, code, params } = apiError
  if (apiError instanceof Conflict) return { detail, code, params, current: apiError.current }
  if (!(apiError instanceof ValidationError)) return { detail, code, params }
  const fieldErrors = Object.entries(apiError.fieldErrors)
  const fields = Object.fromEntries(fieldErrors.map(([field, { detail }]) => [field, detail]))
  const problems = Object.fromEntries(
    fieldErrors.map(([field, { detail: _, ...rest }]) => [field, rest]),
  )
  return { detail, code, fields, problems }
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { FieldsRefused, MethodNotAllowed, Refusal } from './errors.ts'
import { toFaults } from './faults.ts'

/**
 * The one place where an error becomes an answer. What is logged of it has the request's id, and the
 * answer says it.
 */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = error instanceof Refusal ? error : toRefusal(error, request.id)
  const { statusCode, retryAfter, message } = refusal
  if (statusCode >= 500 && refusal !== error) {
    request.log.error(error)
    reply.header('x-request-id', request.id)
  }
  noteRefusal(request, refusal)
  if (retryAfter) reply.header('retry-after', retryAfter)
  reply.code(statusCode)
  if (isForProgram(request) || refusal instanceof MethodNotAllowed) {
    return reply.send(toFailure(refusal))
  }
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
}

/** Who was kept out of what, by its route: an address may have in it what somebody has typed. */
function noteRefusal(request: FastifyRequest, { statusCode, code }: Refusal) {
  const level = logged[statusCode]
  if (!level) return
  const { ip: address, method, routeOptions, administrator, apiKey } = request
  const by = administrator?.id ?? apiKey?.id
  request.log[level]({ address, by, method, route: routeOptions.url, statusCode, code }, 'refused')
}

/** What tries to get past something; what nobody could take in may be a mistake. */
const logged: Record<number, 'warn' | 'info'> = {
  ...{ 401: 'warn', 403: 'warn', 429: 'warn' },
  ...{ 400: 'info', 405: 'info', 413: 'info', 415: 'info' },
}

function isForProgram(request: FastifyRequest) {
  return isApiCall(request) || request.routeOptions.url === '/readyz'
}

/** By the route that was found: an address may be spelled in many ways. */
export function isApiCall({ routeOptions, url }: FastifyRequest) {
  return (routeOptions.url ?? url).startsWith('/api/')
}

/**
 * SQLite busy, full or not writable; PostgreSQL not reachable, ending us, out of room, a standby, or
 * giving one of two up that waited for each other: nothing of it is kept, and once more it works.
 */
const unavailable = new RegExp(
  [
    '^(ECONN|EHOST|ENET|EAI_AGAIN|ETIMEDOUT|ENOTFOUND|EPIPE|08|25006|25P03|40001|40P01|57P|53)',
    'connect ENOENT|connection (terminated|timeout|has been discarded)|not queryable',
    'timeout exceeded|read timeout|driver has already been destroyed|calling end on the pool',
    'database is locked|disk is full|could not write|disk I/O error',
    'readonly database|unable to open database|database file',
  ].join('|'),
  'i',
)

function toRefusal(error: FastifyError, request_id: string) {
  const faults = toFaults(error.validation ?? [])
  if (faults) return new FieldsRefused(faults)
  const status = statusOf(error)
  const [code, detail] = answers[status] ?? (status < 500 ? answers[400] : answers[500])
  if (status < 500) return new Refusal(status, code, detail)
  return new Refusal(status, code, `${detail} The log has it as ${request_id}.`, { request_id })
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
  return unavailable.test(code) || unavailable.test(message)
}

const answers: Record<number, [code: string, detail: string]> &
  Record<400 | 500, [string, string]> = {
  400: ['invalid', 'The request could not be understood.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'This is too large to be accepted.'],
  415: ['unsupported_media_type', 'This kind of content is not accepted here.'],
  500: ['error', 'Something went wrong on our side.'],
  503: ['unavailable', 'The service is not available right now. Please try again soon.'],
}

function toFailure(refusal: Refusal): ApiFailure {
  const { message: detail, code, params } = refusal
  if (!(refusal instanceof FieldsRefused)) return { detail, code, ...(params && { params }) }
  const faults = Object.entries(refusal.faults)
  const fields = Object.fromEntries(faults.map(([field, { detail }]) => [field, detail]))
  const problems = Object.fromEntries(
    faults.map(([field, { detail: _, ...rest }]) => [field, rest]),
  )
  return { detail, code, fields, problems }
}

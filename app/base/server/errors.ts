import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiFailure } from '#app/contract/api-client.ts'

/** A refusal that a handler throws; `detail` is a sentence for a person. */
class Refusal extends Error {
  statusCode: number
  code: string
  fields?: Record<string, string>
  /** In seconds. */
  retryAfter?: number

  constructor(statusCode: number, code: string, detail: string) {
    super(detail)
    this.statusCode = statusCode
    this.code = code
  }
}

/** 400 for one field that only the handler can judge. */
export class FieldRefused extends Refusal {
  constructor(field: string, message: string) {
    super(400, 'invalid', checkFields)
    this.fields = { [field]: message }
  }
}

export class SignInRequired extends Refusal {
  constructor() {
    super(401, 'not_authenticated', 'Please log in as admin.')
  }
}

export class TokenNotValid extends Refusal {
  constructor() {
    super(401, 'token_not_valid', 'Token is invalid or expired')
  }
}

export class NoActiveAccount extends Refusal {
  constructor() {
    super(401, 'no_active_account', 'No active account found with the given credentials')
  }
}

export class NotAllowed extends Refusal {
  constructor(detail: string) {
    super(403, 'permission_denied', detail)
  }
}

/** A conversation that another browser has begun. */
export class NotOwner extends Refusal {
  constructor() {
    super(403, 'not_owner', 'This conversation belongs to another browser.')
  }
}

/** For what is not asked in the way of HTTP. */
export class NotUnderstood extends Refusal {
  constructor() {
    super(400, 'invalid', 'The request could not be understood.')
  }
}

/** The answer says in `Allow` what is. */
export class MethodNotAllowed extends Refusal {
  constructor() {
    super(405, 'method_not_allowed', 'This address does not take requests of this kind.')
  }
}

/** For a body that is no form at all, or ends too early. */
export class FormNotReadable extends Refusal {
  constructor() {
    super(400, 'invalid', 'The form could not be read.')
  }
}

export class ContentNotAccepted extends Refusal {
  constructor() {
    super(415, 'unsupported_media_type', 'This kind of content is not accepted here.')
  }
}

/** `subject` as in "Contact not found." */
export class NotFound extends Refusal {
  constructor(subject: string) {
    super(404, 'not_found', `${subject} not found.`)
  }
}

/** For a one-time link that lets nobody in any more. */
export class LinkVoid extends Refusal {
  constructor(detail: string) {
    super(404, 'not_found', detail)
  }
}

export class Conflict extends Refusal {
  constructor(detail: string) {
    super(409, 'conflict', detail)
  }
}

export class TooManyRequests extends Refusal {
  constructor(retryAfter: number) {
    super(429, 'throttled', `Too many requests. Please try again in ${spell(retryAfter)}.`)
    this.retryAfter = retryAfter
  }
}

export class Unavailable extends Refusal {
  constructor(detail: string) {
    super(503, 'unavailable', detail)
  }
}

/** More to do than there is room for: not their fault, and not for long. `retryAfter` in seconds. */
export class TooBusy extends Refusal {
  constructor(retryAfter = 5) {
    super(503, 'busy', 'There is too much to do at the moment. Please try again in a few seconds.')
    this.retryAfter = retryAfter
  }
}

const checkFields = 'Please check the marked fields.'

/** The one place where an error becomes an answer. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusOf(error)
  const isRefusal = error instanceof Refusal
  if (status >= 500 && !isRefusal) request.log.error(error)
  if (isRefusal && error.retryAfter) reply.header('retry-after', error.retryAfter)
  const failure = toFailure(error, status)
  if (isForProgram(request) || error instanceof MethodNotAllowed)
    return reply.code(status).send(failure)
  return reply.code(status).type('text/plain; charset=utf-8').send(`${failure.detail}\n`)
}

function isForProgram(request: FastifyRequest) {
  return isApiCall(request) || request.routeOptions.url === '/readyz'
}

/** By the route that was found: an address may be spelled in many ways. */
export function isApiCall({ routeOptions, url }: FastifyRequest) {
  return (routeOptions.url ?? url).startsWith('/api/')
}

/** SQLite busy, full or not writable; PostgreSQL not reachable, ending us or out of connections. */
const unavailable = new RegExp(
  [
    '^(ECONN|EHOST|ENET|EAI_AGAIN|ETIMEDOUT|ENOTFOUND|EPIPE|08|25P03|57P|53)',
    'connect ENOENT|connection (terminated|timeout|has been discarded)|not queryable',
    'timeout exceeded|read timeout|driver has already been destroyed|calling end on the pool',
    'database is locked|disk is full|could not write|disk I/O error',
    'readonly database|unable to open database|database file',
  ].join('|'),
  'i',
)

function statusOf(error: FastifyError | Refusal) {
  const status = error.statusCode ?? 500
  if (status < 500) return status
  return unavailable.test(error.code ?? '') || unavailable.test(error.message) ? 503 : status
}

function toFailure(error: FastifyError | Refusal, status: number): ApiFailure {
  if (error instanceof Refusal) {
    const { message: detail, code, fields } = error
    return { detail, code, ...(fields && { fields }) }
  }
  const fields = toFields(error)
  if (fields) return { detail: checkFields, code: 'invalid', fields }
  const [code, detail] = answers[status] ?? (status < 500 ? answers[400] : answers[500])
  return { detail, code }
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

/** undefined when the error is about no field in particular: a body that is no object. */
function toFields({ validation = [] }: FastifyError) {
  const fields: Record<string, string> = {}
  for (const { instancePath, keyword, params, message } of validation) {
    const field = instancePath.split('/')[1] || String(params.missingProperty ?? '')
    if (field) fields[field] ??= toSentence(keyword, params, message)
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

function toSentence(keyword: string, params: Record<string, unknown>, message = '') {
  switch (keyword) {
    case 'required':
    case 'minLength':
      return Number(params.limit ?? 1) > 1
        ? `At least ${params.limit} characters, please.`
        : 'Please fill this in.'
    case 'maxLength':
      if (params.limit === 0) return 'Please leave this empty.'
      return `At most ${params.limit} characters, please.`
    case 'maxItems':
      return `At most ${params.limit}, please.`
    case 'wellFormed':
      return 'This contains characters that cannot be stored.'
    case 'format':
      return params.format === 'email'
        ? 'Please give a valid email address.'
        : 'This does not look right.'
    case 'type':
      return `This must be ${aOrAn(String(params.type))}.`
    case 'pattern':
      return 'This contains characters that do not belong here.'
    default:
      return `This ${message}.`
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  array: 'a list',
}
const aOrAn = (type: string) => kinds[type] ?? `of type ${type}`

function spell(seconds: number) {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

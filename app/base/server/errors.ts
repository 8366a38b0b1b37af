import type { Problem } from '#app/contract/api-client.ts'

/**
 * A refusal that a handler throws. `code` and `params` are for programs and never change; `detail`
 * is a sentence for a person. Where several sentences share a code, `params` give the `reason`.
 */
export class ApiError extends Error {
  statusCode: number
  code: string
  params?: Problem['params']
  /** In seconds. */
  retryAfter?: number

  constructor(statusCode: number, code: string, detail: string, params?: Problem['params']) {
    super(detail)
    this.statusCode = statusCode
    this.code = code
    this.params = params
  }
}

/** What is wrong with a field; `detail` is a sentence for a person. */
export interface FieldError extends Problem {
  detail: string
}

/** By the fields' names: what the contract refuses, or only the handler can judge. */
export class ValidationError extends ApiError {
  fieldErrors: Record<string, FieldError>

  constructor(fieldErrors: Record<string, FieldError>) {
    super(400, 'invalid', 'Please check the marked fields.')
    this.fieldErrors = fieldErrors
  }
}

export class SignInRequired extends ApiError {
  constructor() {
    super(401, 'not_authenticated', 'Please log in as admin.')
  }
}

export class ApiKeyRequired extends ApiError {
  constructor() {
    super(401, 'not_authenticated', 'Please send an API key: “Authorization: Bearer gtv_…”.')
  }
}

export class InvalidToken extends ApiError {
  constructor() {
    super(401, 'token_not_valid', 'Token is invalid or expired')
  }
}

export class PermissionDenied extends ApiError {
  constructor(detail: string) {
    super(403, 'permission_denied', detail)
  }
}

/** Of somebody who is signed in, whose role has no right to it. */
export class MissingRight extends ApiError {
  constructor() {
    const detail = 'Your role does not include this. An owner of your office can change your role.'
    super(403, 'permission_denied', detail, { reason: 'role' })
  }
}

/** For what is not asked in the way of HTTP. */
export class InvalidRequest extends ApiError {
  constructor() {
    super(400, 'invalid', 'The request could not be understood.')
  }
}

/** The answer says in `Allow` what is. */
export class MethodNotAllowed extends ApiError {
  constructor() {
    super(405, 'method_not_allowed', 'This address does not take requests of this kind.')
  }
}

/** For a body that is no form at all, or ends too early. */
export class UnreadableForm extends ApiError {
  constructor() {
    super(400, 'invalid', 'The form could not be read.', { reason: 'form_not_readable' })
  }
}

export class UnsupportedMediaType extends ApiError {
  constructor() {
    super(415, 'unsupported_media_type', 'This kind of content is not accepted here.')
  }
}

/** `subject` as in "Contact not found." */
export class NotFound extends ApiError {
  constructor(subject: string) {
    super(404, 'not_found', `${subject} not found.`)
  }
}

export class Conflict extends ApiError {
  constructor(detail: string, reason?: string) {
    super(409, 'conflict', detail, reason ? { reason } : undefined)
  }
}

export class TooManyRequests extends ApiError {
  constructor(retryAfter: number) {
    const detail = `Too many requests. Please try again in ${formatDelay(retryAfter)}.`
    super(429, 'throttled', detail, { retry_after: retryAfter })
    this.retryAfter = retryAfter
  }
}

export class ServiceUnavailable extends ApiError {
  constructor(detail: string) {
    super(503, 'unavailable', detail)
  }
}

/** More to do than there is room for: not their fault, and not for long. `retryAfter` in seconds. */
export class ServerBusy extends ApiError {
  constructor(retryAfter: number) {
    super(503, 'busy', 'There is too much to do at the moment. Please try again in a few seconds.')
    this.retryAfter = retryAfter
  }
}

function formatDelay(seconds: number) {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

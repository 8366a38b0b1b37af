import type { ApiFailure, Problem } from '#app/contract/api-client.ts'

/**
 * An error response that a handler throws. `code` and `params` are for programs and never change;
 * `detail` is a sentence for people. Where several sentences share a code, `params.reason` tells
 * them apart.
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

/** A validation error of one field; `detail` is a sentence for people. */
export interface FieldError extends Problem {
  detail: string
}

/** Errors by field name, found by the contract or by the handler. */
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

export class InvalidApiKey extends ApiError {
  constructor() {
    super(401, 'token_not_valid', 'This API key is unknown, revoked or expired.')
  }
}

export class PermissionDenied extends ApiError {
  constructor(detail: string) {
    super(403, 'permission_denied', detail)
  }
}

/** The caller is signed in, but the role lacks the right. */
export class MissingRight extends ApiError {
  constructor() {
    const detail = 'Your role does not include this. An owner of your office can change your role.'
    super(403, 'permission_denied', detail, { reason: 'role' })
  }
}

/** For malformed HTTP requests. */
export class InvalidRequest extends ApiError {
  constructor() {
    super(400, 'invalid', 'The request could not be understood.')
  }
}

/** The header `Allow` lists the allowed methods. */
export class MethodNotAllowed extends ApiError {
  constructor() {
    super(405, 'method_not_allowed', 'This address does not take requests of this kind.')
  }
}

/** The body is not a form, or is incomplete. */
export class UnreadableForm extends ApiError {
  constructor() {
    super(400, 'invalid', 'The form could not be read.', { reason: 'form_not_readable' })
  }
}

export class UnsupportedMediaType extends ApiError {
  constructor() {
    super(415, 'unsupported_media_type', 'This content type is not supported.')
  }
}

/** `subject` as in "Contact not found." */
export class NotFound extends ApiError {
  constructor(subject: string) {
    super(404, 'not_found', `${subject} not found.`)
  }
}

export class Conflict extends ApiError {
  /** The present values of fields that have changed meanwhile. */
  current?: ApiFailure['current']

  constructor(detail: string, reason?: string, current?: ApiFailure['current']) {
    super(409, 'conflict', detail, reason ? { reason } : undefined)
    this.current = current
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

/** The server is overloaded. `retryAfter` in seconds. */
export class ServerBusy extends ApiError {
  constructor(retryAfter: number) {
    super(503, 'busy', 'The server is busy. Please try again in a few seconds.')
    this.retryAfter = retryAfter
  }
}

function formatDelay(seconds: number) {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { StudentDocument } from '../contract.ts'

type Details = Pick<StudentDocument, 'kind'> &
  Partial<Pick<StudentDocument, 'title' | 'issued_on' | 'valid_until' | 'state' | 'reject_reason'>>

/** Throws ValidationError for details that contradict each other. */
export function checkDetails(details: Details) {
  const { kind, title = '', issued_on, valid_until, state, reject_reason = '' } = details
  const errors: Record<string, { code: string; detail: string }> = {}
  if (kind === 'other' && title === '')
    errors.title = { code: 'no_title', detail: 'Please enter the name of this document.' }
  if (issued_on && valid_until && valid_until < issued_on) {
    const detail = 'A document cannot end before its issue date.'
    errors.valid_until = { code: 'before_issue', detail }
  }
  if (state === 'rejected' && reject_reason === '')
    errors.reject_reason = { code: 'no_reason', detail: 'Please enter why it was rejected.' }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

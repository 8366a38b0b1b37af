import { ValidationError } from '#app/platform/server/http/errors.ts'
import { findAddressError } from '#app/platform/server/text/secure-address.ts'
import type { ScholarshipChange } from '../contract.ts'

/** Validates what the schema cannot. Throws ValidationError. */
export function validateScholarship({ source }: ScholarshipChange) {
  const error = source === undefined ? undefined : findAddressError(source)
  if (error) throw new ValidationError({ source: error })
}

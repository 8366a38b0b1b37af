import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { ScholarshipChange } from '../contract.ts'

/** Validates what the schema cannot. Throws ValidationError. */
export function validateScholarship({ source }: ScholarshipChange) {
  if (source !== undefined && !isAddress(source)) throw new ValidationError({ source: noAddress })
}

function isAddress(text: string) {
  const { protocol, hostname = '' } = URL.parse(text) ?? {}
  return protocol === 'https:' && hostname.includes('.')
}

const noAddress = {
  code: 'not_an_address',
  detail: 'Please enter an address that begins with https://.',
}

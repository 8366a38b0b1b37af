import type { FieldError } from '../http/errors.ts'

/**
 * Returns the error of a text that is not exactly one https address on the internet. `isLine`: the text
 * is a line of a field with several addresses.
 */
export function findAddressError(text: string, isLine = false): FieldError | undefined {
  // A second address begins after a space, a comma or a letter; within one, after "/" or "=".
  if (/\s|[^/=]https?:\/\//i.test(text)) return isLine ? notOneLine : notOneAddress
  const { protocol, hostname = '' } = URL.parse(text) ?? {}
  const isAddress = protocol === 'https:' && hostname.includes('.') && !/["<>\\]/.test(text)
  return isAddress ? undefined : notAnAddress
}

const notOneAddress = {
  code: 'not_one_address',
  detail: 'Please enter only one address, without spaces.',
}
const notOneLine = {
  code: 'not_one_address',
  detail: 'Please enter each address on its own line, without spaces.',
}
const notAnAddress = {
  code: 'not_an_address',
  detail: 'Please enter an address that begins with https://.',
}

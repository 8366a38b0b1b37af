import { type Origin, readOrigin } from '#app/contract/enquiry.ts'
import { toLine } from '../text/visible-text.ts'

/**
 * The origin that a browser reports. It is untrusted input, so each value is reduced to one visible line.
 * The token of a preview is secret and not stored.
 */
export function readSentOrigin(text?: string): Partial<Origin> {
  const values = Object.entries(readOrigin(text)).map(([name, value]) => [
    name,
    toLine(value).replace(previewToken, ''),
  ])
  return Object.fromEntries(values)
}

const previewToken = /(?<=^(\/[a-z]+)?\/preview)\/.*/i

import { type Origin, readOrigin } from '#app/contract/enquiry.ts'
import { toLine } from './visible-text.ts'

/** What a browser tells of where it came from: anybody can write an address, so each is one visible line. */
export function readSentOrigin(text?: string): Partial<Origin> {
  const values = Object.entries(readOrigin(text)).map(([name, value]) => [name, toLine(value)])
  return Object.fromEntries(values)
}

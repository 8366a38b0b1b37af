import { isDay } from '#app/base/server/days.ts'
import { FieldsRefused } from '#app/base/server/errors.ts'
import type { ScholarshipChange } from '../contract.ts'

/** Throws a sentence for what no schema can judge. */
export function judgeScholarship({ deadline, source }: ScholarshipChange) {
  const faults = {
    ...(deadline !== undefined && !isDay(deadline) && { deadline: noDay }),
    ...(source !== undefined && !isAddress(source) && { source: noAddress }),
  }
  if (Object.keys(faults).length > 0) throw new FieldsRefused(faults)
}

function isAddress(text: string) {
  const { protocol, hostname = '' } = URL.parse(text) ?? {}
  return protocol === 'https:' && hostname.includes('.')
}

const noDay = { code: 'not_a_day', detail: 'Please give a day of the calendar, as in 2027-01-31.' }
const noAddress = {
  code: 'not_an_address',
  detail: 'Please give an address that begins with https://.',
}

import { isbot } from 'isbot'
import { DIRECT, OTHER, type Visit } from '../contract.ts'
import type { CountType } from './store.ts'

/** In characters. Values are cut to this length. */
const MAX_LENGTH = 100

/** Returns what a visit adds to the counts of the day; nothing for programs. */
export function describeVisit(visit: Visit, userAgent: string): [type: CountType, value: string][] {
  if (!userAgent || isbot(userAgent)) return []
  const { page, referrer, campaign, search, click } = visit
  if (click) return [['click', click]]
  const counted: [CountType, string | undefined][] = [
    ['page', page],
    ['device', findDevice(userAgent)],
    ['source', referrer === '' ? DIRECT : referrer?.toLowerCase().replace(/^www\./, '')],
    ['campaign', campaign],
    ['search', search && hidePersonalData(search)],
  ]
  return counted.flatMap(([type, value]): [CountType, string][] =>
    value ? [[type, [...value].slice(0, type === 'page' ? undefined : MAX_LENGTH).join('')]] : [],
  )
}

function findDevice(userAgent: string) {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi/i.test(userAgent) ? 'phone' : 'computer'
}

/** People may type phone numbers and e-mail addresses into the search; these are not stored. */
const hidePersonalData = (search: string) =>
  /@|(\p{Nd}[\s-]?){5}/u.test(search) ? OTHER : search.toLowerCase().replaceAll(/\s+/g, ' ')

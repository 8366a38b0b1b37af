import { isbot } from 'isbot'
import { DIRECT, OTHER, type Visit } from '../contract.ts'
import type { CountType } from './store.ts'

/** In characters. Values are cut to this length. */
const MAX_LENGTH = 100

/** Returns what a visit adds to the counts of the day; nothing for programs. */
export function describeVisit(visit: Visit, userAgent: string): [type: CountType, value: string][] {
  if (!userAgent || isbot(userAgent)) return []
  const { page, campaign, search, click } = visit
  if (click) return [['click', click]]
  const counted: [CountType, string | undefined][] = [
    ['page', page],
    ['device', findDevice(userAgent)],
    ['source', findSource(visit)],
    ['campaign', campaign],
    ['search', search && hidePersonalData(search)],
  ]
  return counted.flatMap(([type, value]): [CountType, string][] =>
    value ? [[type, [...value].slice(0, type === 'page' ? undefined : MAX_LENGTH).join('')]] : [],
  )
}

/** Usual names of sources in addresses, and the sites that they stand for. */
const sites: Record<string, string> = {
  fb: 'facebook.com',
  facebook: 'facebook.com',
  ig: 'instagram.com',
  insta: 'instagram.com',
  instagram: 'instagram.com',
  google: 'google.com',
  linkedin: 'linkedin.com',
  tiktok: 'tiktok.com',
  twitter: 'x.com',
  x: 'x.com',
  viber: 'viber.com',
  whatsapp: 'whatsapp.com',
  yt: 'youtube.com',
  youtube: 'youtube.com',
}

/**
 * Returns the source that the address names, which counts more than the referrer: apps send none. Names
 * and the hosts of their phone sites and redirects count as the site.
 */
function findSource({ referrer, campaign = '' }: Visit) {
  const [tagged = ''] = campaign.split(' / ')
  const named = tagged === '' || tagged === '–' ? referrer : tagged
  if (named === undefined) return undefined
  const source = named
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  if (source === '') return DIRECT
  if (Object.hasOwn(sites, source)) return sites[source]
  const host = Object.values(sites).find((site) => source.endsWith(`.${site}`))
  return host ?? source
}

function findDevice(userAgent: string) {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi/i.test(userAgent) ? 'phone' : 'computer'
}

/** People may type phone numbers and e-mail addresses into the search; these are not stored. */
const hidePersonalData = (search: string) =>
  /@|(\p{Nd}[\s-]?){5}/u.test(search) ? OTHER : search.toLowerCase().replaceAll(/\s+/g, ' ')

import { type Static, Type } from 'typebox'
import { Text } from './common.ts'

const MAX_LENGTH = 200

/** Where an enquiry came from. '' is what nobody knows. */
export const Origin = Type.Object({
  /** As the campaign's address named it (utm_source), and its medium and name. */
  source: Text(MAX_LENGTH, 0),
  medium: Text(MAX_LENGTH, 0),
  campaign: Text(MAX_LENGTH, 0),
  /** The site that led here. */
  referrer: Text(MAX_LENGTH, 0),
  /** The path of the first page of the visit, and of the page of the enquiry. */
  landing_page: Text(MAX_LENGTH, 0),
  page: Text(MAX_LENGTH, 0),
  referred_by: Text(MAX_LENGTH, 0),
})
export type Origin = Static<typeof Origin>

/** What a browser tells of it, as a query: "source=…&landing_page=…"; what does not fit is left out. */
export function readOrigin(text = ''): Partial<Origin> {
  const params = new URLSearchParams(text)
  const names = Object.keys(Origin.properties).filter((name) => name !== 'referred_by')
  return Object.fromEntries(
    names.map((name) => [name, (params.get(name) ?? '').slice(0, MAX_LENGTH)]),
  )
}

/** How enquiries come. */
export const ways = [
  'form',
  'chat',
  'walk-in',
  'phone',
  'whatsapp',
  'referral',
  'import',
  'api',
] as const
export type Way = (typeof ways)[number]

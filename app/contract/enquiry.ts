import { type Static, Type } from 'typebox'
import { Text } from './common.ts'

const MOST = 200

/** Where an enquiry came from. '' is what nobody knows. */
export const Origin = Type.Object({
  /** As the campaign's address named it (utm_source), and its medium and name. */
  source: Text(MOST, 0),
  medium: Text(MOST, 0),
  campaign: Text(MOST, 0),
  /** The site that led here. */
  referrer: Text(MOST, 0),
  /** The path of the first page of the visit, and of the page of the enquiry. */
  landing_page: Text(MOST, 0),
  page: Text(MOST, 0),
  referred_by: Text(MOST, 0),
})
export type Origin = Static<typeof Origin>

/** What a browser tells of it, as a query: "source=…&landing_page=…"; what does not fit is left out. */
export function readOrigin(text = ''): Partial<Origin> {
  const said = new URLSearchParams(text)
  const names = Object.keys(Origin.properties).filter((name) => name !== 'referred_by')
  return Object.fromEntries(names.map((name) => [name, (said.get(name) ?? '').slice(0, MOST)]))
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

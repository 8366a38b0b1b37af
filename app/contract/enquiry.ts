import { type Static, Type } from 'typebox'
import { Text } from './common.ts'

const MAX_LENGTH = 200

/** The origin of an enquiry; '' for unknown. */
export const Origin = Type.Object({
  /** From the campaign parameters utm_source, utm_medium and utm_campaign. */
  source: Text(MAX_LENGTH, 0),
  medium: Text(MAX_LENGTH, 0),
  campaign: Text(MAX_LENGTH, 0),
  /** The host of the referring site. */
  referrer: Text(MAX_LENGTH, 0),
  /** The path of the first page of the visit, and of the page with the enquiry. */
  landing_page: Text(MAX_LENGTH, 0),
  page: Text(MAX_LENGTH, 0),
  referred_by: Text(MAX_LENGTH, 0),
})
export type Origin = Static<typeof Origin>

/**
 * Reads the origin that a browser sends as a query: "source=…&landing_page=…". Values are
 * truncated.
 */
export function readOrigin(text = ''): Partial<Origin> {
  const params = new URLSearchParams(text)
  const names = Object.keys(Origin.properties).filter((name) => name !== 'referred_by')
  return Object.fromEntries(
    names.map((name) => [name, (params.get(name) ?? '').slice(0, MAX_LENGTH)]),
  )
}

/** The channels of enquiries. */
export const channels = [
  'form',
  'chat',
  'walk-in',
  'phone',
  'whatsapp',
  'referral',
  'import',
  'api',
] as const
export type Channel = (typeof channels)[number]

import type { MappedField } from '../contract.ts'

type Option = readonly [value: string, name: string]

const MIN_LENGTH = 3

/** Countries that most students of Nepal go to. */
const studyCountries = new Set([
  'AU',
  'CA',
  'CY',
  'DE',
  'DK',
  'FI',
  'FR',
  'GB',
  'IE',
  'JP',
  'KR',
  'MT',
  'NZ',
  'US',
])

/** Proposes what a value of a file means: the only option with a similar name; '' for none. */
export function suggestTarget(field: MappedField, value: string, options: readonly Option[]) {
  const key = toKey(value)
  const isSimilar = ([, name]: Option) => {
    const other = toKey(name)
    const [short, long] = key.length < other.length ? [key, other] : [other, key]
    return short.length >= MIN_LENGTH && ` ${long}`.includes(` ${short}`)
  }
  const similar = options.filter(isSimilar)
  const common = similar.filter(([code]) => field === 'country' && studyCountries.has(code))
  const [only, ...others] = common.length > 0 ? common : similar
  return only && others.length === 0 ? only[0] : ''
}

const toKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

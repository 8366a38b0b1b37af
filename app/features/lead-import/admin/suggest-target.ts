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

/** Words that say that a stage is not reached: "Visa refused", "Offer awaited". */
const denied =
  /(?<!\p{L})(refus|reject|declin|cancel|withdr|await|wait|pending|not?(?!\p{L})|never|baki)|रिजेक्ट|अस्वीकृत|रद्द|छैन|बाँकी/u

/** Starts of Nepali statuses. */
const words: [RegExp, string][] = [
  [/^भिसा /, 'visa '],
  [/^अफर /, 'offer '],
  [/^आवेदन /, 'applied '],
  [/^भर्ना /, 'enrolled '],
  [/^कागजात /, 'documents '],
  [/^सम्पर्क /, 'contacted '],
]

const translate = (key: string) =>
  words.reduce((text, [pattern, word]) => text.replace(pattern, word), key)

/** Short names of countries by code. */
const shortNames: [RegExp, string][] = [
  [/^n ?z$/, 'NZ'],
  [/^jpn$/, 'JP'],
  [/^(s korea|korea)$/, 'KR'],
  [/^(u ?k|यु ?के|यूके|england|britain)$/, 'GB'],
]

/** Proposes what a value of a file means: the only option with a similar name; '' for none. */
export function suggestTarget(field: MappedField, value: string, options: readonly Option[]) {
  const key = translate(toKey(value))
  if (field === 'stage' && denied.test(key)) return ''
  const [, code] = shortNames.find(([pattern]) => field === 'country' && pattern.test(key)) ?? []
  if (code && options.some(([option]) => option === code)) return code
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

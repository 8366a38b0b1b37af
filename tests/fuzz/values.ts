import fc from 'fast-check'
import type { Json, Schema } from './step.ts'

/** What a schema takes, in the place of this name on the route of this address. */
export function good(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { properties, patternProperties } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => good(each, name, url)))
  if (properties) return goodObject(schema, url)
  const [rest] = Object.values(patternProperties ?? {})
  if (rest)
    return fc.dictionary(fc.string({ maxLength: 20 }), good(rest, name, url), { maxKeys: 3 })
  switch (schema.type) {
    case 'string':
      return goodText(schema, name, url)
    case 'integer':
      return isCounter(name)
        ? fc.oneof({ weight: 5, arbitrary: known(name) }, whole(schema))
        : whole(schema)
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return goodList(schema, name, url)
    default:
      return fc.oneof(known(`object ${name}`), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>)
  }
}

export function goodObject({ properties = {}, required = [] }: Schema, url: string) {
  const values = Object.entries(properties).map(
    ([name, schema]) => [name, good(schema, name, url)] as const,
  )
  return fc.record(Object.fromEntries(values), { requiredKeys: required }) as fc.Arbitrary<{
    [name: string]: Json
  }>
}

function goodList(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  if (name === 'ids' && url.endsWith('/order/')) {
    const all = { weight: 4, arbitrary: known(`all ${url.split('/').at(-3)}`) }
    return fc.oneof(all, fewOrMany(schema, name, url))
  }
  return fewOrMany(schema, name, url)
}

function fewOrMany(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { items = {}, minItems = 0, maxItems = 5 } = schema
  const few = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) }
  const each = good(items, name, url)
  if (schema.uniqueItems) {
    return fc.uniqueArray(each, { ...few, selector: (value) => JSON.stringify(value) })
  }
  const most = { minLength: Math.min(maxItems, 40), maxLength: Math.min(maxItems, 40), size: 'max' }
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(each, few) },
    fc.array(each, most as fc.ArrayConstraints),
  )
}

/** What somebody must have read to change something. */
const isCounter = (name: string) => ['version', 'revision', 'seq'].includes(name)

const whole = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema) =>
  fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
    fc.integer({ min: minimum, max: maximum }),
  )

/** Known from earlier answers by these kinds. Mostly the newest: what a step has just made. */
export const known = (kinds: string): fc.Arbitrary<Json> =>
  fc.record({ $known: fc.constant(kinds), back: fc.oneof(fc.nat(2), fc.nat(30)) })

function goodText(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  if (format === 'uuid') {
    return fc.oneof({ weight: 8, arbitrary: known(idKinds(name, url)) }, fc.uuid())
  }
  if (schema.phone) return fc.oneof({ weight: 6, arbitrary: freshText(schema) }, known('phone'))
  const fits = (text: string) =>
    text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))
  const fresh = freshText(schema)
  const own = name === 'code' && pattern ? undefined : handedOut[name]
  if (own) return fc.oneof(...own.map(known), fresh)
  const also = format ? [] : (spoken[name] ?? []).filter(fits)
  const longest = fc
    .string({ unit: 'grapheme', minLength: maxLength, maxLength, size: 'max' })
    .map((text) => firstOf(text, maxLength))
  const isFree = !format && !pattern && maxLength > minLength && maxLength <= 500
  return fc.oneof(
    { weight: 6, arbitrary: fresh },
    { weight: 2, arbitrary: known(name) },
    ...(also.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...also) }] : []),
    ...(isFree ? [{ weight: 1, arbitrary: longest }] : []),
  )
}

/** What somebody was given, and nobody could guess. */
const handedOut: Record<string, string[]> = {
  user_id: ['self', 'self', 'user_id'],
  code: ['figures', 'figures', 'recovery_codes', 'code'],
  challenge: ['signed challenge', 'signed challenge', 'challenge'],
  refresh: ['signed refresh', 'signed refresh', 'signed access'],
  ticket: ['ticket', 'ticket'],
  token: ['token', 'token'],
}

/** As the contract counts: Unicode code points. */
const firstOf = (text: string, most: number) => [...text].slice(0, most).join('')

function freshText({ format, pattern, phone, minLength = 0, maxLength = 200 }: Schema) {
  if (format === 'email') return fc.emailAddress({ size: 'small' })
  if (format === 'date-time') return moment.map((date) => date.toISOString())
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10))
  if (phone) return fc.constantFrom(...phones)
  if (pattern) return fitting(pattern)
  const long = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return fc
    .oneof(
      fc.constantFrom(...words).map((word) => word.padEnd(minLength, 'a')),
      fc.string({ ...long, unit: 'grapheme' }),
      fc.string({ ...long, unit: 'binary' }),
      fc.string(long),
    )
    .map((text) =>
      firstOf(minLength > 0 && text.trim() === '' ? 'a'.repeat(minLength) : text, maxLength),
    )
}

const phones = ['+977 980-0000000', '9800000001', '०९८००००००२३', '+1 (202) 555-0101']

const moment = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
)

/** By our patterns; those of addresses also as people write them. */
function fitting(pattern: string): fc.Arbitrary<string> {
  const byPattern = fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' })
  if (!pattern.includes('http')) return byPattern
  return fc.oneof(
    fc.constantFrom(...addresses.filter((each) => new RegExp(pattern).test(each))),
    byPattern,
  )
}

const addresses = [
  ...['', '/', '/contact', '/canada', 'https://other.example/a.png', 'http://[::1]/'],
  'https://fcm.googleapis.com/fcm/send/example',
]

const words = [
  '',
  'Asha Gurung',
  'Fees',
  'नमस्ते',
  'विद्यार्थी भिसा',
  '۱۲۳ १२३',
  '‮gnol',
  '🎓👩‍🎓',
  'a, b; c',
].concat(['<b>x</b>', '{uk.student-visa.fee}', '%_\\', "O'Neil", '2026-11-30', '09:00', '/canada'])

/** Of the curve P-256: its generator, as browsers write a public key. */
export const examplePoint =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

/** What makes sense in these fields beside what stands in answers. */
const spoken: Record<string, string[]> = {
  username: ['Owner', 'owner', 'Editor', 'Viewer', 'Counsellor'],
  password: ['example-password', 'example-password', 'another-example-password', 'wrong'],
  current_password: ['example-password', 'wrong'],
  new_password: ['example-password', 'another-example-password'],
  time_zone: ['Asia/Kathmandu', 'Europe/London', 'Mars/Base'],
  country: ['NP', 'AU', 'CA', 'Canada', 'UK', ''],
  countries: ['NP', 'AU', 'CA'],
  number: ['1', '2'],
  at: ['2098-03-01T09:00', '2020-03-01T09:00:00'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/example'],
  p256dh: [examplePoint],
  auth: ['A'.repeat(22)],
  why: ['', 'New fees'],
  accent: ['#16245a', '#fff', 'red'],
  deadline: ['2027-01-31', '2020-01-31'],
  consent_on: ['2026-10-20'],
  from: ['2026-01-01', '09:00', '100'],
  until: ['2026-12-31', '18:00', '24:00'],
  source: ['/old', '/canada', 'https://grants.example/'],
  list: ['contacts', 'leads'],
  w: ['480', '960'],
  q: ['visa', 'Asha', 'भिसा', '980', '"', '%', '_', "'", '\\'],
}

/** Of which kinds an id of this name is on this route, as answers call them. */
export function idKinds(name: string, url: string) {
  const places = url.split('/').filter((part) => part && !['api', 'public', 'v1'].includes(part))
  const at = places.indexOf(`:${name}`)
  const place = at > 0 ? (places[at - 1] ?? '') : ''
  const around = places.filter((part) => !part.startsWith(':')).reverse()
  const one = name.replace(/_id$/, '')
  const kinds = place ? [place] : [name, `${one}s`, ...around]
  return [...(aliases[place || one] ?? []), ...kinds].map((kind) => `id ${kind}`).join('|')
}

const aliases: Record<string, string[]> = {
  owner: ['administrators'],
  people: ['administrators'],
  'lead-absences': ['administrators'],
  stage: ['lead-stages', 'stages'],
  other: ['leads'],
  file: ['lead-files', 'files'],
  entry: ['entries'],
  'lead-files': ['files'],
  'lead-checks': ['checks', 'checklist'],
  'fact-values': ['values'],
}

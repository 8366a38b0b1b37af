import fc from 'fast-check'
import { byteChanges } from './byte-changes.ts'
import { addresses, exampleValues, phones, texts } from './example-values.ts'
import { invalidValue } from './invalid-values.ts'
import type { Json, Schema } from './step.ts'
import { isCounter, listObjectKinds, listSecretKinds, placeholder, validId } from './value-kinds.ts'

/** Generates a valid value for a field of this name on this route. */
export function validValue(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { properties, patternProperties } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => validValue(each, name, url)))
  if (name === 'answer' && properties?.rawId) {
    return signedResponse(
      properties.response?.properties?.attestationObject ? 'new passkey' : 'passkey',
    )
  }
  if (properties) return validObject(schema, url)
  const [rest] = Object.values(patternProperties ?? {})
  if (rest)
    return fc.dictionary(fc.string({ maxLength: 20 }), validValue(rest, name, url), { maxKeys: 3 })
  switch (schema.type) {
    case 'string':
      return validText(schema, name, url)
    case 'integer':
      return isCounter(name)
        ? fc.oneof({ weight: 5, arbitrary: placeholder(name) }, integerIn(schema))
        : integerIn(schema)
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return validList(schema, name, url)
    default:
      return fc.oneof(
        placeholder(listObjectKinds(name)),
        fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
      )
  }
}

/** Generates a device's answer to the last challenge; some answers are forged. */
function signedResponse(kind: string): fc.Arbitrary<Json> {
  const device = { $response: fc.constant(kind), back: fc.nat(3) }
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(device) },
    fc.record({ ...device, changes: byteChanges as fc.Arbitrary<Json> }),
    fc.record({ ...device, tweak: fc.record({ at: fc.nat(20), to: invalidValue }) }),
  )
}

export function validObject({ properties = {}, required = [] }: Schema, url: string) {
  const values = Object.entries(properties).map(
    ([name, schema]) => [name, validValue(schema, name, url)] as const,
  )
  const all = fc.record(Object.fromEntries(values)) as fc.Arbitrary<{ [name: string]: Json }>
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  // Mostly few, because with many one is usually wrong.
  const kept = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .subarray(optional, { maxLength: Math.min(optional.length, 3) })
        .map((few) => [...few, ...(alternatives[url] ?? [])]),
    },
    { weight: 2, arbitrary: fc.subarray(optional) },
  )
  return fc.tuple(all, kept).map(([all, kept]) => {
    const names = [...required, ...kept]
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  })
}

/** Fields that schemas leave optional because an alternative exists. */
const alternatives: Record<string, string[]> = {
  '/api/facts/:id/values/': ['from'],
  '/api/v1/leads/': ['phone'],
}

function validList(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  if (name === 'ids' && url.endsWith('/order/')) {
    const all = { weight: 4, arbitrary: placeholder(`all ${url.split('/').at(-3)}`) }
    return fc.oneof(all, fewOrMany(schema, name, url))
  }
  return fewOrMany(schema, name, url)
}

function fewOrMany(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { items = {}, minItems = 0, maxItems = 5 } = schema
  const few = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) }
  const each = validValue(items, name, url)
  if (schema.uniqueItems) {
    return fc.uniqueArray(each, { ...few, selector: (value) => JSON.stringify(value) })
  }
  const most = { minLength: Math.min(maxItems, 40), maxLength: Math.min(maxItems, 40), size: 'max' }
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(each, few) },
    fc.array(each, most as fc.ArrayConstraints),
  )
}

const integerIn = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema) =>
  fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
    fc.integer({ min: minimum, max: maximum }),
  )

function validText(schema: Schema, name: string, url: string): fc.Arbitrary<Json> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  if (format === 'uuid') {
    // Ids in bodies are made by the client.
    if (name === 'id') return fc.oneof({ weight: 4, arbitrary: fc.uuid() }, placeholder('id id'))
    return validId(name, url)
  }
  if (schema.phone) return fc.oneof({ weight: 6, arbitrary: newText(schema) }, placeholder('phone'))
  const fits = (text: string) =>
    text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  const fresh = newText(schema)
  const own = name === 'code' && pattern ? undefined : listSecretKinds(url)[name]
  if (own) return fc.oneof({ weight: 5, arbitrary: fc.oneof(...own.map(placeholder)) }, fresh)
  // Invited people need a new username.
  const isTaken = name === 'username' && url === '/api/administrators/'
  const also = format || isTaken ? [] : (exampleValues[name] ?? []).filter(fits)
  const longest = fc
    .string({ unit: 'grapheme', minLength: maxLength, maxLength, size: 'max' })
    .map((text) => firstOf(text, maxLength))
  const isFree = !format && !pattern && maxLength > minLength && maxLength <= 500
  return fc.oneof(
    { weight: 6, arbitrary: fresh },
    { weight: 2, arbitrary: placeholder(name) },
    ...(also.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...also) }] : []),
    ...(isFree ? [{ weight: 1, arbitrary: longest }] : []),
  )
}

/** Counts Unicode code points, as the contract does. */
const firstOf = (text: string, most: number) => [...text].slice(0, most).join('')

function newText({ format, pattern, phone, minLength = 0, maxLength = 200 }: Schema) {
  if (format === 'email') return fc.emailAddress({ size: 'small' })
  if (format === 'date-time') return timestamp.map((date) => date.toISOString())
  if (format === 'date') return day
  if (format === 'day-or-moment')
    return fc.oneof(
      day,
      timestamp.map((date) => date.toISOString()),
    )
  if (format === 'optional-date') return fc.oneof(fc.constant(''), day)
  if (format === 'local-date-time') return timestamp.map((date) => date.toISOString().slice(0, 16))
  if (format === 'time-of-day' || format === 'end-of-span') return timeOfDay
  if (format === 'optional-time-of-day') return fc.oneof(fc.constant(''), timeOfDay)
  if (phone) return fc.constantFrom(...phones)
  if (format === 'country') return fc.constantFrom('', 'AU', 'NO', 'NP')
  if (pattern) return valuesOfPattern(pattern)
  const long = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return fc
    .oneof(
      fc.constantFrom(...texts).map((word) => word.padEnd(minLength, 'a')),
      fc.string({ ...long, unit: 'grapheme' }),
      fc.string({ ...long, unit: 'binary' }),
      fc.string(long),
    )
    .map((text) =>
      firstOf(minLength > 0 && text.trim() === '' ? 'a'.repeat(minLength) : text, maxLength),
    )
}

const timestamp = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
)

const day = timestamp.map((date) => date.toISOString().slice(0, 10))
const timeOfDay = timestamp.map((date) => date.toISOString().slice(11, 16))

/** Generates texts by pattern; addresses also in people's spellings. */
function valuesOfPattern(pattern: string): fc.Arbitrary<string> {
  const byPattern = fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' })
  if (!pattern.includes('http')) return byPattern
  return fc.oneof(
    fc.constantFrom(...addresses.filter((each) => new RegExp(pattern).test(each))),
    byPattern,
  )
}

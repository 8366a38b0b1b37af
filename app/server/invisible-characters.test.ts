import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { toLine } from '#app/platform/server/text/visible-text.ts'
import { features } from './features.ts'

const contentKinds = features.flatMap(({ pageTypes = [] }) => pageTypes)

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  visible?: 'line' | 'lines'
}

const contracts = import.meta.glob<Record<string, unknown>>(
  '../{features/*,contract}/*contract.ts',
  {
    eager: true,
  },
)
const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.entries(contract))
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))

/** Secrets and tokens are compared byte by byte, so nothing is removed from them. */
const secrets = [
  'password',
  'current_password',
  'new_password',
  'token',
  'challenge',
  'refresh',
  'ticket',
]

/** Every string that an endpoint accepts, or that an editable page contains. */
function listStrings(schema: Schema | undefined, path: string): [string, Schema][] {
  if (!schema) return []
  const { properties = {}, items, anyOf = [] } = schema
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined
  return [
    ...(isFree ? [[path, schema] as [string, Schema]] : []),
    ...Object.entries(properties).flatMap(([name, each]) => listStrings(each, `${path} ${name}`)),
    ...listStrings(items, path),
    ...anyOf.flatMap((each) => listStrings(each, path)),
  ]
}

const strings = [
  ...endpoints.flatMap(({ method, url, schema }) =>
    (['params', 'querystring', 'body'] as const).flatMap((part) =>
      listStrings(schema[part] as Schema | undefined, `${method} ${url} ${part}`),
    ),
  ),
  ...contentKinds.flatMap(({ type, schema }) => listStrings(schema as Schema, type)),
].filter(([path]) => !secrets.includes(path.split(' ').at(-1) ?? ''))

/** One string for each form in the contract. */
const wholes = [
  'Sita Example',
  'sita@student.example',
  '9800000000',
  '/page/of-ours',
  'https://page.example/of-theirs',
  '2026-10-20',
  'en',
]
const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u3164',
  '\u180e',
  '\u{e0041}',
  '\u{e0001}',
  '\ufff9',
  '\u2800',
  '\ufe00',
  '\ufe01',
  '\ufe0e',
  '\ufe0f',
  '\u{e0100}',
  '\u{e01ef}',
]
const breaks = ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u0007', '\u001b']

/** Many strings share a schema, which is compiled once. */
const checks = new Map<string, (given: unknown) => { value: string }>()

/** Returns the stored text; undefined when it is refused. */
function store(schema: Schema, text: string) {
  const key = JSON.stringify(schema)
  const check =
    checks.get(key) ??
    createValidator<{ value: string }>({ type: 'object', properties: { value: JSON.parse(key) } })
  checks.set(key, check)
  try {
    return check({ value: text }).value
  } catch {
    return undefined
  }
}

test('strings of the contract drop invisible characters, and lines drop control characters', () => {
  expect(strings.length).toBeGreaterThan(300)
  const wrong: Record<string, string[]> = {}
  for (const [path, schema] of strings) {
    const signs = schema.visible === 'lines' ? invisible : [...invisible, ...breaks, '\t']
    for (const whole of wholes) {
      for (const sign of signs) {
        const stored = store(schema, `${whole.slice(0, 4)}${sign}${whole.slice(4)}`)
        if (stored?.includes(sign)) wrong[path] = [...(wrong[path] ?? []), nameSign(sign)]
      }
    }
  }
  expect(wrong).toEqual({})
})

const nameSign = (sign: string) => `U+${sign.codePointAt(0)?.toString(16)}`

test('refuses characters that change the text direction in every text field', () => {
  const texts = strings.filter(([, { visible }]) => visible)
  for (const [path, schema] of texts) {
    for (const whole of wholes) {
      expect([path, store(schema, `${whole}\u202etxt`)]).toEqual([path, undefined])
    }
  }
})

const line = { type: 'string', trim: true, visible: 'line', oneLine: true } as Schema
const lines = { type: 'string', trim: true, visible: 'lines' } as Schema

test('keeps joiners only where spelling and emoji need them', () => {
  const kept = [
    'क्‍ष',
    'श्री‌मान',
    'गर्‍यो',
    '👩‍🎓',
    '❤️',
    '❤︎',
    '❤️‍🔥',
    '1️⃣',
    '⠎⠊⠞⠁⠀⠙⠑⠧⠊',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ]
  for (const text of kept) expect(store(line, text)).toBe(text)
  expect(store(line, '\u200dSi\u200dta\u200c \ufeffश्रेष्ठ\u200d')).toBe('Sita श्रेष्ठ')
  expect(store(line, 'क्\u200d\u200c\u200dष')).toBe('क्\u200dष')
  expect(store(line, '\u200b \u3164')).toBe('')
  for (const sign of ['\ufe0f', '\u2800', '\u{e0101}']) {
    expect(store(line, sign)).toBe('')
    expect(store(line, `Sita1${sign}❤${sign}${sign}a${sign}\u200d❤ सीता${sign}`)).toBe(
      sign === '\ufe0f' ? 'Sita1❤\ufe0fa❤ सीता' : 'Sita1❤a❤ सीता',
    )
  }
})

test('replaces tabs in lines by spaces and keeps only line breaks', () => {
  expect(store(line, 'Sita\tExample\n')).toBe('Sita Example')
  expect(store(line, 'Sita\nExample')).toBeUndefined()
  expect(store(lines, 'One\r\ntwo\vthree\u2028four\tfive\u0007')).toBe(
    'One\r\ntwo\nthree\nfour\tfive',
  )
})

test('names of files and campaigns are one visible line', () => {
  expect(toLine(' fdp\u202e.exe\u200b\n ')).toBe('fdp.exe')
  expect(readSentOrigin('source=face\u202ebook%E2%80%8B%0Aads')).toMatchObject({
    source: 'facebook ads',
  })
})

test('the origin of an enquiry has no token of a preview', () => {
  const pages = { landing_page: '/preview/0f', page: '/ne/preview/0f' }
  expect(readSentOrigin(`${new URLSearchParams(pages)}`)).toMatchObject({
    landing_page: '/preview',
    page: '/ne/preview',
  })
})

test('cleaning is idempotent and keeps visible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(line, lines), (text, schema) => {
      const stored = store(schema, text)
      if (stored === undefined) return
      expect(store(schema, stored)).toBe(stored)
    }),
  )
})

import fc from 'fast-check'
import type { Json } from './step.ts'

/** Texts that few fields expect. */
const unusualTexts = [
  '',
  ' ',
  '\t\n',
  'a\0b',
  '\ud800',
  'a\udc00',
  '\u202etxt.exe',
  '\ufeff',
  'ｆｕｌｌ',
  '१२३४५६७८९०',
  '٣',
  'é'.normalize('NFD').repeat(40),
  '🎓'.repeat(300),
  'x'.repeat(5001),
  '\u0301'.repeat(200),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table leads; --',
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '=1+1',
  'a\r\nset-cookie: a=b',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '2026-02-30',
  '2026-11-22T25:61:61Z',
  '9999999-01-01',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'http://localhost/',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://user:password@other.example/',
  'https://xn--.example/',
  '//other.example/',
  '/\\other.example',
]

const unusualNumbers = [
  0,
  -0,
  -1,
  1.5,
  0.1,
  1e300,
  -1e300,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
]

const proto = JSON.parse('{"__proto__":{"isAdmin":true}}') as Json
const nest = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json

export const unusualText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...unusualTexts) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 }),
)

export const invalidValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: unusualText as fc.Arbitrary<Json> },
  fc.constantFrom<Json>(...unusualNumbers),
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], proto, nest(50), { length: 3 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
)

/** Generates an object with wrong values, or missing or unknown fields. */
export function damageObject(object: fc.Arbitrary<{ [name: string]: Json }>): fc.Arbitrary<Json> {
  const damages = fc.array(
    fc.record({
      action: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap', 'inside'),
      at: fc.nat(30),
      value: invalidValue,
      name: fc.oneof(fc.constantFrom('__proto__', 'id', 'role', 'constructor', ''), unusualText),
    }),
    { minLength: 1, maxLength: 2 },
  )
  return fc.tuple(object, damages).map(([given, all]) => {
    let entries = Object.entries(given)
    for (const { action, at, value, name } of all) {
      const index = entries.length > 0 ? at % entries.length : -1
      if (action === 'add') entries = [...entries, [name, value]]
      else if (action === 'drop') entries = entries.filter((_, place) => place !== index)
      else
        entries = entries.map((entry, place) =>
          place === index ? damageEntry(action, entry, value) : entry,
        )
    }
    // Keeps `__proto__` as an ordinary field.
    return Object.fromEntries(entries)
  })
}

function damageEntry(action: string, [name, old]: [string, Json], value: Json): [string, Json] {
  if (action === 'wrap') return [name, [old]]
  if (action !== 'inside' || typeof old !== 'object' || old === null) return [name, value]
  if (Array.isArray(old)) return [name, [...old.slice(1), value]]
  const [first = 'a', ...rest] = Object.keys(old)
  return [
    name,
    { ...Object.fromEntries(rest.map((each) => [each, old[each] ?? null])), [first]: value },
  ]
}

/** Bodies that are invalid JSON. */
export const invalidBodies = fc.oneof(
  fc.constantFrom('', '{', '{"a":', 'null', '[]', '"text"', '1', '{"a":1}}', '\0', '{"a":1e999}'),
  fc.constantFrom(
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '['.repeat(20_000),
    `{"revision":1,"content":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ),
  fc.constantFrom(
    '\xff\xfe{}',
    '\xef\xbb\xbf{}',
    '{"name":"\xc3"}',
    '{"a":1,"a":2}',
    '{"\\ud800":1}',
  ),
  fc.constant(`{"a":"${'x'.repeat(70 * 1024)}"}`),
  fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 60 }),
)

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a',
  'multipart/mixed; boundary=a',
  'image/png',
  'x',
  '',
  '/',
  'application/json, text/plain',
)

/** Malformed query strings. */
export const invalidQueries = fc.oneof(
  fc.constantFrom(
    'a',
    '=',
    '&&',
    '?',
    '%',
    '%ff=%ff',
    'limit=1&limit=2',
    'q[]=1',
    'q[a]=1',
    'q=%00',
  ),
  fc.constantFrom(
    'limit=0',
    'limit=-1',
    'limit=1e999',
    'offset=99999999999999999999',
    'after=0x10',
  ),
  fc.constantFrom(
    '__proto__=1',
    '__proto__[a]=1',
    'constructor=1',
    'token=',
    'user_id=',
    'q=%ed%a0%80',
  ),
  fc.constant(`q=${'x'.repeat(9000)}`),
  fc.constant('a=1&'.repeat(2000)),
  fc
    .array(fc.constantFrom('q', 'limit', 'a', '=', '&', '%', '%2', '+', ';', 'é', '#'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
)

/** Values for a part of an address. */
export const invalidPathParts = fc.constantFrom(
  '',
  '%',
  '%00',
  '%ff',
  '%2f',
  '%2e%2e',
  '..',
  '.',
  '%5c',
  '\\',
  '*',
  ':id',
  '//',
  '%20',
  '+',
  ';a=1',
  '%e2%80%ae',
  'x'.repeat(250),
  '__proto__',
  'constructor',
  'index.html',
  '%u0041',
  '%ed%a0%80',
  '?',
  '1',
  '-1',
  'null',
  '.json',
)

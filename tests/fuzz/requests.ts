import fc from 'fast-check'
import { changes } from './images.ts'
import { damaged, odd, oddBodies, oddParts, oddQueries, oddText, oddTypes } from './odd.ts'
import type { Body, Change, Json, Route, Schema, Step } from './step.ts'
import { good, goodObject, known } from './values.ts'
import { type IdentityName, identityNames } from './world.ts'

type Draft = Pick<Step, 'path' | 'query' | 'headers' | 'body'>

/** All requests that may be grown from these routes. */
export function requestsOf(routes: Route[]): fc.Arbitrary<Step> {
  const grown = routes.map((route) => ({ weight: weightOf(route), arbitrary: requestOf(route) }))
  return fc.oneof(...grown)
}

/** What hashes passwords takes long, and what nobody may do brings little. */
function weightOf({ url, method }: Route) {
  if (url.endsWith('*') && !['GET', 'POST'].includes(method)) return 0
  if (/\/(token|setup|password|proof)\//.test(url) || url === '/api/administrators/') return 2
  if (method === 'GET' && !url.startsWith('/api/')) return 6
  return method === 'POST' ? 10 : 6
}

function requestOf(route: Route): fc.Arbitrary<Step> {
  const { params, querystring, body } = route.schema
  const draft = fc.record({
    path: pathOf(route, params),
    query: queryOf(querystring, route.url),
    body: body || route.config.upload ? bodyOf(route, body ?? {}) : strayBody,
    headers: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, oddHeaders),
  })
  return fc
    .record({
      draft,
      as: callerOf(route),
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant(route.method) },
        { weight: route.method === 'GET' ? 4 : 0, arbitrary: fc.constant('HEAD') },
        fc.constantFrom(
          'GET',
          'HEAD',
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'QUERY',
        ),
      ),
      by: fc.constantFrom(undefined, undefined, undefined, 'network' as const),
    })
    .map(({ draft, as, method, by }) => ({
      ...{ as, route: `${route.method} ${route.url}`, method },
      ...toRequest(draft),
      ...(by && { by }),
    }))
}

function toRequest({ path, query, headers, body }: GrownDraft): Draft {
  const { content, type } = body
  const typed: Record<string, Json> = type === undefined ? {} : { 'content-type': type }
  return { path, query, headers: { ...typed, ...headers }, ...(content && { body: content }) }
}

interface GrownDraft extends Omit<Draft, 'body'> {
  body: Typed
}

/** A body with the content type it is sent as; forms say theirs when they are sent. */
interface Typed {
  content?: Body
  type?: string
}

const none: fc.Arbitrary<Typed> = fc.constant({})
const json = { type: 'application/json' }

const strayBody = fc.oneof(
  { weight: 20, arbitrary: none },
  odd.map((value): Typed => ({ content: { json: value }, ...json })),
  fc.tuple(oddBodies, oddTypes).map(([raw, type]): Typed => ({ content: { raw }, type })),
)

function bodyOf({ url, config }: Route, schema: Schema): fc.Arbitrary<Typed> {
  const whole = goodObject(schema, url)
  const asJson = (value: Json): Typed => ({ content: { json: value }, ...json })
  const place = url
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .at(-1)
  const resource = url.split('/').find((part) => part && part !== 'api')
  const before = fc
    .record({
      $known: fc.constantFrom(`object ${place}|object ${resource}`, `object ${resource}`),
      back: fc.nat(5),
      only: fc.constant(Object.keys(schema.properties ?? {})),
      tweak: fc.option(fc.record({ at: fc.nat(200), to: odd }), { nil: undefined, freq: 3 }),
    })
    .map(({ tweak, ...rest }): Json => ({ ...rest, ...(tweak && { tweak }) }))
  return fc.oneof(
    { weight: 12, arbitrary: whole.map(asJson) },
    { weight: 5, arbitrary: before.map(asJson) },
    { weight: 6, arbitrary: damaged(whole).map(asJson) },
    { weight: 1, arbitrary: odd.map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([value, cut]): Typed => ({ content: { json: value, cut }, ...json })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, oddTypes)
        .map(([value, type]): Typed => ({ content: { json: value }, type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(oddBodies, oddTypes)
        .map(([raw, type]): Typed => ({ content: { raw }, type })),
    },
    { weight: config.upload ? 14 : 1, arbitrary: formOf(schema, url, config.upload ?? 'file') },
    { weight: 1, arbitrary: none },
  )
}

function formOf(schema: Schema, url: string, field: string): fc.Arbitrary<Typed> {
  const { [field]: _, ...properties } = schema.properties ?? {}
  const required = schema.required?.filter((each) => each !== field)
  const fields = goodObject({ properties, required }, url)
  const file = fc.record({
    sample: fc.constantFrom('png', 'png', 'png', 'jpeg', 'webp', 'gif', 'pdf'),
    changes: fc.oneof({ weight: 4, arbitrary: fc.constant<Change[]>([]) }, changes),
  })
  return fc
    .record({
      fields: fc.oneof({ weight: 4, arbitrary: fields }, damaged(fields)),
      file: fc.option(file, { freq: 6, nil: undefined }),
      name: fc.oneof({ weight: 9, arbitrary: fc.constant(field) }, oddText),
      boundary: fc.option(fc.constantFrom('a', '', '"', 'x'.repeat(80)), {
        freq: 12,
        nil: undefined,
      }),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 12, nil: undefined }),
    })
    .map(({ fields, file, name, boundary, cut }): Typed => {
      const texts = typeof fields === 'object' && fields ? Object.entries(fields) : []
      const form = texts.map(([name, value]) => ({ name, value: value as Json }))
      const all = file ? [...form, { name, file }] : form
      const content = { form: all, ...(boundary !== undefined && { boundary }) }
      return { content: cut === undefined ? content : { ...content, cut } }
    })
}

function pathOf({ url }: Route, params: Schema = {}): fc.Arbitrary<Step['path']> {
  const parts = url.split(/(:\w+|\*)/).map((part): fc.Arbitrary<Step['path'][number]> => {
    if (part === '*') return wild
    if (!part.startsWith(':')) return fc.constant(part)
    const name = part.slice(1)
    const value = good(params.properties?.[name] ?? { type: 'string' }, name, url)
    return fc.oneof(
      { weight: 30, arbitrary: value.map((value) => ({ value })) },
      odd.map((value) => ({ value })),
      oddParts,
    )
  })
  const usual = fc.tuple(...parts)
  return fc.oneof(
    { weight: 25, arbitrary: usual },
    fc.tuple(usual, oddParts, fc.nat(5)).map(([path, part, at]) => path.toSpliced(at, 0, part)),
  )
}

/** Behind what is not the API: pages, and what stands nowhere. */
const wild = fc.oneof(
  { weight: 8, arbitrary: known('address|path').map((value) => ({ value })) },
  {
    weight: 8,
    arbitrary: fc.constantFrom('canada', 'contact', 'search', 'compare', 'services', 'about', ''),
  },
  { weight: 2, arbitrary: oddParts },
  oddText.map((value) => ({ value: value as Json })),
)

function queryOf(schema: Schema | undefined, url: string): fc.Arbitrary<Step['query']> {
  if (!schema?.properties) {
    return fc.oneof({ weight: 20, arbitrary: fc.constant<Step['query']>([]) }, oddQueries)
  }
  const whole = goodObject(schema, url)
  return fc.oneof(
    { weight: 12, arbitrary: whole.map((values) => Object.entries(values)) },
    { weight: 3, arbitrary: damaged(whole).map((values) => Object.entries(values as object)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, whole)
        .map((both) => both.flatMap((values) => Object.entries(values))),
    },
    { weight: 1, arbitrary: oddQueries },
  )
}

const oddHeaders: fc.Arbitrary<Record<string, Json>> = fc
  .array(
    fc.oneof(
      header('if-none-match', '*', '"a"', 'W/"', '"', ','),
      header('if-modified-since', 'yesterday', 'Sun, 22 Nov 2026 00:00:00 GMT'),
      header('range', 'bytes=0-', 'bytes=5-1', 'bytes=0-0,2-3', 'x=1'),
      header('accept-encoding', 'br', 'gzip;q=0', 'identity;q=0, *;q=0', 'br;q=x', ',', 'zstd'),
      header('accept', 'text/html', 'text/event-stream', 'image/png', '*/*;q=x'),
      header('last-event-id', '0', '-1', '1e9', '99999999999999999999', 'x', '१'),
      header(
        'cookie',
        'chatOwner=',
        'chatOwner=%ff; chatOwner=a',
        ';;;=',
        '__proto__=a',
        'a=\u00ff',
      ),
      header(
        'authorization',
        '',
        'Bearer',
        'Bearer x.y.z',
        'Basic U2l0YTpw',
        'Bearer gtv_x',
        'bearer  a',
      ),
      header('origin', 'null', 'https://other.example', 'http://localhost:3000', 'x'),
      header('sec-fetch-site', 'same-origin', 'cross-site', 'none', 'x'),
      header('x-forwarded-for', '::1', '1.2.3.4, 5.6.7.8', 'x', '999.1.1.1', ','),
      header('x-forwarded-proto', 'https', 'x'),
      header('host', 'other.example', 'a b', '', '[::1]:3000', 'localhost:99999'),
      header('user-agent', '', 'x'.repeat(2000), '\u00ff', 'Mozilla/5.0 (iPhone'),
      header('expect', '100-continue', 'x'),
      header('content-length', '0', '5', 'x'),
      header('content-encoding', 'gzip', 'identity', 'x'),
      header('transfer-encoding', 'chunked', 'gzip'),
      header('x-http-method-override', 'DELETE'),
      header('accept-language', 'ne', 'x'.repeat(200), '*;q=a'),
      header('connection', 'close', 'upgrade', 'x'),
      header('upgrade', 'websocket', 'h2c'),
      fc.tuple(fc.constantFrom('x-a', 'cookie', 'if-none-match', 'referer'), oddText),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs))

function header(name: string, ...values: string[]): fc.Arbitrary<[string, string]> {
  return fc.tuple(fc.constant(name), fc.constantFrom(...values))
}

/** Mostly somebody who may. */
function callerOf({ config }: Route): fc.Arbitrary<IdentityName> {
  const anybody = fc.constantFrom(...identityNames)
  const office = fc.constantFrom<IdentityName>(
    'counsellor',
    'of-branch',
    'own-leads',
    'editor',
    'viewer',
  )
  if (config.access === 'key')
    return fc.oneof({ weight: 8, arbitrary: fc.constant<IdentityName>('key') }, anybody)
  if (config.right) {
    const owner = { weight: 10, arbitrary: fc.constant<IdentityName>('owner') }
    return fc.oneof(owner, { weight: 5, arbitrary: office }, { weight: 2, arbitrary: anybody })
  }
  const visitor = fc.constantFrom<IdentityName>('nobody', 'visitor-1', 'visitor-2')
  return fc.oneof({ weight: 8, arbitrary: visitor }, { weight: 3, arbitrary: anybody })
}

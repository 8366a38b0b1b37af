import fc from 'fast-check'
import { bodyOf, strayBody, type Typed } from './bodies.ts'
import { goodId, known } from './kinds.ts'
import { damaged, odd, oddParts, oddQueries, oddText } from './odd.ts'
import { oddHeaders } from './odd-headers.ts'
import type { Json, Route, Schema, Step } from './step.ts'
import { good, goodObject } from './values.ts'
import { wires } from './wire.ts'
import { type IdentityName, identityNames } from './world.ts'

type Draft = Pick<Step, 'path' | 'query' | 'headers' | 'body'>

/** Generates requests to these routes. */
export function requestsOf(routes: Route[]): fc.Arbitrary<Step> {
  const grown = routes.map((route) => ({ weight: weightOf(route), arbitrary: requestOf(route) }))
  const weight = Math.ceil(grown.length / 8)
  return fc.oneof(...grown, ...(grown.length > 100 ? [{ weight, arbitrary: wires }] : []))
}

/** Generates requests before the set-up, when only visitors exist. */
export const requestsOfVisitors = (routes: Route[]) =>
  requestsOf(routes.filter(({ config }) => config.access === 'anyone'))

/** Routes that hash passwords are slow, and routes that refuse everyone find little. */
function weightOf({ url, method }: Route) {
  if (url.endsWith('*') && !['GET', 'POST'].includes(method)) return 0
  if (/\/token\//.test(url)) return 8
  if (/\/(setup|password)\//.test(url) || url === '/api/administrators/') return 4
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

function pathOf({ url }: Route, params: Schema = {}): fc.Arbitrary<Step['path']> {
  const parts = url.split(/(:\w+|\*)/).map((part): fc.Arbitrary<Step['path'][number]> => {
    if (part === '*') return wild
    if (!part.startsWith(':')) return fc.constant(part)
    const name = part.slice(1)
    const schema = params.properties?.[name] ?? { type: 'string' }
    const value = schema.format === 'uuid' ? goodId(name, url) : good(schema, name, url)
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

/** Requests to pages and unknown addresses. */
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

/** Mostly a caller with the right. */
function callerOf({ url, config }: Route): fc.Arbitrary<IdentityName> {
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
  // People with either second factor, and without one.
  const own = fc.constantFrom<IdentityName>('owner', 'editor', 'counsellor')
  if (url === '/metrics')
    return fc.oneof({ weight: 8, arbitrary: fc.constant<IdentityName>('monitor') }, anybody)
  if (url.startsWith('/api/account/')) return fc.oneof({ weight: 8, arbitrary: own }, anybody)
  if (config.right) {
    const owner = { weight: 10, arbitrary: fc.constant<IdentityName>('owner') }
    const unproven = { weight: 1, arbitrary: fc.constant<IdentityName>('unproven') }
    return fc.oneof(
      owner,
      unproven,
      { weight: 5, arbitrary: office },
      { weight: 2, arbitrary: anybody },
    )
  }
  const visitor = fc.constantFrom<IdentityName>('nobody', 'visitor-1', 'visitor-2')
  return fc.oneof({ weight: 8, arbitrary: visitor }, { weight: 3, arbitrary: anybody })
}

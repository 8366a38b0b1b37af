import fc from 'fast-check'
import { generateBody, type TypedBody, unexpectedBody } from './body-generator.ts'
import { type IdentityName, identityNames } from './fixtures.ts'
import { invalidHeaders } from './invalid-headers.ts'
import {
  damageObject,
  invalidPathParts,
  invalidQueries,
  invalidValue,
  unusualText,
} from './invalid-values.ts'
import { rawConnections } from './raw-connections.ts'
import type { Json, Route, Schema, Step } from './step.ts'
import { validObject, validValue } from './value-generator.ts'
import { placeholder, validId } from './value-kinds.ts'

type Draft = Pick<Step, 'path' | 'query' | 'headers' | 'body'>

/** Generates requests to these routes. */
export function generateRequests(routes: Route[]): fc.Arbitrary<Step> {
  const generated = routes.map((route) => ({
    weight: getWeight(route),
    arbitrary: generateRequest(route),
  }))
  const weight = Math.ceil(generated.length / 8)
  return fc.oneof(
    ...generated,
    ...(generated.length > 100 ? [{ weight, arbitrary: rawConnections }] : []),
  )
}

/** Generates requests before the set-up, when only visitors exist. */
export const generateVisitorRequests = (routes: Route[]) =>
  generateRequests(routes.filter(({ config }) => config.access === 'anyone'))

/** Routes that hash passwords are slow, and routes that refuse everyone find little. */
function getWeight({ url, method }: Route) {
  if (url.endsWith('*') && !['GET', 'POST'].includes(method)) return 0
  if (/\/token\//.test(url)) return 8
  if (/\/(setup|password)\//.test(url) || url === '/api/administrators/') return 4
  if (method === 'GET' && !url.startsWith('/api/')) return 6
  return method === 'POST' ? 10 : 6
}

function generateRequest(route: Route): fc.Arbitrary<Step> {
  const { params, querystring, body } = route.schema
  const draft = fc.record({
    path: generatePath(route, params),
    query: generateQuery(querystring, route.url),
    body: body || route.config.upload ? generateBody(route, body ?? {}) : unexpectedBody,
    headers: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, invalidHeaders),
  })
  return fc
    .record({
      draft,
      as: generateCaller(route),
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
      as,
      route: `${route.method} ${route.url}`,
      method,
      ...toRequest(draft),
      by,
    }))
}

function toRequest({ path, query, headers, body }: GeneratedDraft): Draft {
  const { content, type } = body
  const typed: Record<string, Json> = type === undefined ? {} : { 'content-type': type }
  return { path, query, headers: { ...typed, ...headers }, body: content }
}

interface GeneratedDraft extends Omit<Draft, 'body'> {
  body: TypedBody
}

function generatePath({ url }: Route, params: Schema = {}): fc.Arbitrary<Step['path']> {
  const parts = url.split(/(:\w+|\*)/).map((part): fc.Arbitrary<Step['path'][number]> => {
    if (part === '*') return anyAddress
    if (!part.startsWith(':')) return fc.constant(part)
    const name = part.slice(1)
    const schema = params.properties?.[name] ?? { type: 'string' }
    const value = schema.format === 'uuid' ? validId(name, url) : validValue(schema, name, url)
    return fc.oneof(
      { weight: 30, arbitrary: value.map((value) => ({ value })) },
      invalidValue.map((value) => ({ value })),
      invalidPathParts,
    )
  })
  const usual = fc.tuple(...parts)
  return fc.oneof(
    { weight: 25, arbitrary: usual },
    fc
      .tuple(usual, invalidPathParts, fc.nat(5))
      .map(([path, part, at]) => path.toSpliced(at, 0, part)),
  )
}

/** Requests to pages and unknown addresses. */
const anyAddress = fc.oneof(
  { weight: 8, arbitrary: placeholder('address|path').map((value) => ({ value })) },
  {
    weight: 8,
    arbitrary: fc.constantFrom('canada', 'contact', 'search', 'compare', 'services', 'about', ''),
  },
  { weight: 2, arbitrary: invalidPathParts },
  unusualText.map((value) => ({ value: value as Json })),
)

function generateQuery(schema: Schema | undefined, url: string): fc.Arbitrary<Step['query']> {
  if (!schema?.properties) {
    return fc.oneof({ weight: 20, arbitrary: fc.constant<Step['query']>([]) }, invalidQueries)
  }
  const whole = validObject(schema, url)
  return fc.oneof(
    { weight: 12, arbitrary: whole.map((values) => Object.entries(values)) },
    { weight: 3, arbitrary: damageObject(whole).map((values) => Object.entries(values as object)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, whole)
        .map((both) => both.flatMap((values) => Object.entries(values))),
    },
    { weight: 1, arbitrary: invalidQueries },
  )
}

/** Mostly a caller with the right. */
function generateCaller({ url, config }: Route): fc.Arbitrary<IdentityName> {
  const anyone = fc.constantFrom(...identityNames)
  const office = fc.constantFrom<IdentityName>(
    'counsellor',
    'of-branch',
    'own-leads',
    'editor',
    'viewer',
  )
  if (config.access === 'key')
    return fc.oneof({ weight: 8, arbitrary: fc.constant<IdentityName>('key') }, anyone)
  // People with either second factor, and without one.
  const own = fc.constantFrom<IdentityName>('owner', 'editor', 'counsellor')
  if (url === '/metrics')
    return fc.oneof({ weight: 8, arbitrary: fc.constant<IdentityName>('monitor') }, anyone)
  if (url.startsWith('/api/account/')) return fc.oneof({ weight: 8, arbitrary: own }, anyone)
  if (config.right) {
    const owner = { weight: 10, arbitrary: fc.constant<IdentityName>('owner') }
    const notReauthenticated = {
      weight: 1,
      arbitrary: fc.constant<IdentityName>('not-reauthenticated'),
    }
    return fc.oneof(
      owner,
      notReauthenticated,
      { weight: 5, arbitrary: office },
      { weight: 2, arbitrary: anyone },
    )
  }
  const visitor = fc.constantFrom<IdentityName>('anonymous', 'visitor-1', 'visitor-2')
  return fc.oneof({ weight: 8, arbitrary: visitor }, { weight: 3, arbitrary: anyone })
}

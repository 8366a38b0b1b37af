import { afterAll, expect, test } from 'vitest'
import { type DateFormat, dateFormats } from '#app/contract/calendar.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { startRefusalApp } from '#tests/expect-refusal.ts'

const contracts = import.meta.glob<Record<string, unknown>>('../features/*/*contract.ts', {
  eager: true,
})

const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.entries(contract))
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))

/** Values that do not exist in the calendar or on the clock, by format. */
const notExisting: Record<DateFormat, string[]> = {
  date: ['2027-02-30', '2027-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-1-5', 'soon'],
  'optional-date': ['2027-02-30', '2027-02-29', '2027-13-01', 'soon'],
  'date-time': [
    '2027-02-30T10:00:00Z',
    '2027-02-29T10:00:00+05:45',
    '2027-04-31T10:00:00Z',
    '2027-03-01T24:00:00Z',
    '2027-03-01T24:30:00Z',
    '2027-03-01T10:60:00Z',
    '2027-03-01T10:00:00+24:00',
    '2027-03-01',
    'soon',
  ],
  'day-or-moment': ['2027-02-30', '2027-02-30T10:00:00Z', '2027-03-01T24:30:00Z', 'soon'],
  'local-date-time': [
    '2027-02-30T10:00',
    '2027-02-29T10:00',
    '2027-03-01T24:30',
    '2027-03-01T10:60',
    '2027-03-01',
  ],
  'time-of-day': ['24:00', '24:30', '9:00', '10:60', 'noon'],
  'optional-time-of-day': ['24:00', '24:30', '9:00', '10:60', 'noon'],
  'end-of-span': ['24:30', '25:00', '9:00', 'noon'],
}

/** Field names for dates, moments and times of day. */
const dateName =
  /(^|_)(at|on|date|day|deadline|since|until|from|time|before|after|starts?|ends?|opens|closes|expires)$/

/** Fields with such a name that contain something else, with the reason. */
const otherFields: Record<string, string> = {
  'POST /api/institution-imports/check/ rows.agreement_until':
    'as typed: the answer says what is wrong with the row',
  'POST /api/institution-imports/ rows.agreement_until': 'the same',
  'POST /api/backups/downloads/ name': 'the name of a file that exists',
  'POST /api/facts/:id/values/ from': 'an amount, or a day by its unit: the server checks it',
  'POST /api/facts/:id/values/ to': 'the same',
  'PATCH /api/fact-values/:id/ from': 'the same',
  'PATCH /api/fact-values/:id/ to': 'the same',
  'POST /api/lead-imports/check/ rows.follow_up_at':
    'as typed: the answer says what is wrong with the row',
  'POST /api/lead-imports/check/ rows.date': 'as typed: the answer says what is wrong with the row',
  'POST /api/lead-imports/:id/rows/ rows.follow_up_at': 'the same',
  'POST /api/lead-imports/:id/rows/ rows.date': 'the same',
}

interface Schema {
  type?: string
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}

interface Input {
  endpoint: Endpoint
  part: 'params' | 'querystring' | 'body'
  path: (string | 0)[]
  schema: Schema
}

/** Returns every input value with the names of its parents. */
function listInputs(endpoint: Endpoint): Input[] {
  return (['params', 'querystring', 'body'] as const).flatMap((part) =>
    listLeaves(endpoint.schema[part] as Schema | undefined).map(([path, schema]) => ({
      endpoint,
      part,
      path,
      schema,
    })),
  )
}

function listLeaves(schema?: Schema, path: Input['path'] = []): [Input['path'], Schema][] {
  if (!schema) return []
  if (schema.anyOf) return schema.anyOf.flatMap((each) => listLeaves(each, path))
  if (schema.items) return listLeaves(schema.items, [...path, 0])
  const named = { ...schema.properties, ...schema.patternProperties }
  if (schema.properties || schema.patternProperties)
    return Object.entries(named).flatMap(([name, each]) => listLeaves(each, [...path, name]))
  return [[path, schema]]
}

const inputs = endpoints.flatMap(listInputs)
const nameOf = ({ endpoint: { method, url }, path }: Input) =>
  `${method} ${url} ${path.filter((step) => step !== 0).join('.')}`
const isDate = ({ format = '' }: Schema) => Object.hasOwn(dateFormats, format)

test('every date or time field has a format that refuses invalid values', () => {
  const suspects = inputs.filter(({ path, schema }) => {
    const name = path.findLast((step) => step !== 0) ?? ''
    if (schema.type !== 'string' || isDate(schema) || schema.format === 'uuid') return false
    const isTyped = /\\d\{4\}|\\d\\d:|\[0-5\]/.test(schema.pattern ?? '')
    return isTyped || dateName.test(String(name))
  })
  expect(suspects.map(nameOf)).toEqual(Object.keys(otherFields))
})

const { expectRefusal, app, headers } = await startRefusalApp(afterAll)
const key = await makeKey()
const unknownId = '01900000-0000-7000-8000-000000000000'
const dates = inputs.filter(({ schema }) => isDate(schema))

test.each(dates.map((input) => [nameOf(input), input] as const))(
  '%s refuses impossible dates and times at the field',
  async (_, { endpoint, part, path, schema }) => {
    const { method, config } = endpoint
    const url = endpoint.url.replace(/:(\w+)/g, unknownId)
    const field = path.join('.')
    const authorization = config.access === 'key' ? `Bearer ${key}` : headers.authorization

    for (const value of notExisting[schema.format as DateFormat]) {
      const query = part === 'querystring' ? `?${new URLSearchParams({ [field]: value })}` : ''
      const payload = part === 'body' ? { payload: nest(path, value) as object } : {}
      const request = { method, url: url + query, headers: { authorization }, ...payload }
      const { fields = {} } = await expectRefusal(request, 400, [field, value])
      expect([value, fields[field]]).toEqual([
        value,
        expect.stringMatching(/^Please enter an? .+\.$/),
      ])
    }
  },
)

/** Returns an input with only this value. */
const nest = (path: Input['path'], value: string): unknown =>
  path.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value)

async function makeKey() {
  const response = await app.inject({
    method: 'POST',
    url: '/api/api-keys/',
    headers,
    payload: { name: 'Example', rights: ['leads:create', 'reports:read'], expires_at: null },
  })
  return response.json<{ secret: string }>().secret
}

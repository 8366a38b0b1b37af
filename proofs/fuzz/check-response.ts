import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { dateFormats } from '#app/contract/calendar.ts'
import type { ReceivedResponse, SentRequest } from './send-request.ts'
import type { Json, Route, Schema, Step } from './step.ts'

/** The longest allowed response time on a busy machine. */
const MAX_MS = 10_000
/** The product stops rendering an SVG after 20 s. */
const MAX_UPLOAD_MS = 25_000
export const getMaxMs = ({ body }: Step) => (body && 'form' in body ? MAX_UPLOAD_MS : MAX_MS)

const root = join(import.meta.dirname, '../..')

/** Text that no response may contain: paths and internal error messages. */
const internals = new RegExp(
  [root.replace(/[^\w]/g, '\\$&'), 'node_modules', String.raw`\n\s+at .+:\d+:\d+`].join('|'),
)
const internalErrors =
  /SQLITE|\bsqlite|\bpostgres|syntax error|violates|duplicate key|TypeError|RangeError|Cannot read|is not a function|undefined/i

const refusalSchema: Schema & object = {
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', pattern: String.raw`^\p{Lu}[^]{8,}$` },
    code: { type: 'string', pattern: '^[A-Za-z_]+$' },
    params: { type: 'object' },
    fields: { type: 'object' },
    problems: { type: 'object' },
  },
}

const ajv = new Ajv({
  strict: false,
  discriminator: true,
  validateFormats: true,
  unicodeRegExp: true,
})
// @ts-expect-error ajv-formats declares a default export that Node does not see.
addFormats(ajv, ['email', 'uuid'])
for (const [name, isValid] of Object.entries(dateFormats)) ajv.addFormat(name, isValid)

const validators = new Map<string, ValidateFunction>()

/** Compiles a validator that rejects undeclared fields. */
function getValidator(schema: object) {
  const key = JSON.stringify(schema)
  const check = validators.get(key) ?? ajv.compile(closeSchema(JSON.parse(key)) as object)
  validators.set(key, check)
  return check
}

function closeSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closeSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, each]) => [name, closeSchema(each)]),
  )
  const isObject = schema.type === 'object' && typeof schema.properties === 'object'
  return isObject && !('additionalProperties' in schema) && !('patternProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner
}

/** Returns the fault of a response, or undefined. */
export function checkResponse(
  sent: SentRequest,
  answer: ReceivedResponse,
  route: Route | undefined,
): string | undefined {
  const { status, headers } = answer
  if (status >= 500) return `answered ${status}: ${answer.body.toString().slice(0, 300)}`
  const type = String(headers['content-type'] ?? '')
  const hasNoBody = sent.method === 'HEAD' || status === 204 || status === 304
  if (hasNoBody && answer.body.length > 0) return `answered ${status} with a body`
  if (headers['x-content-type-options'] !== 'nosniff')
    return `answered ${status} without our headers`
  if (/^(image|font|video)\//.test(type) || hasNoBody) return undefined
  const text = answer.body.toString()
  const leaked = internals.exec(text)
  if (leaked) return `answered ${status} with what is inside: ${leaked[0]}`
  if (!route?.url.startsWith('/api/')) return undefined
  return status >= 400
    ? checkRefusal(status, type, text, route.schema.response?.[status])
    : checkSuccess(status, type, text, route)
}

function checkRefusal(status: number, type: string, text: string, declared?: Schema) {
  if (!type.startsWith('application/json'))
    return `refused with ${status} as ${type}: ${text.slice(0, 200)}`
  const said = internalErrors.exec(text)
  if (said) return `refused with ${status} in a program's words: ${text.slice(0, 300)}`
  return checkSchema(declared ?? refusalSchema, text, `refused with ${status}`)
}

function checkSuccess(status: number, type: string, text: string, { schema }: Route) {
  const { response } = schema
  const declared = response?.[status]
  if (!response || status < 200 || type.startsWith('text/event-stream')) return undefined
  if (!declared) return `answered ${status}, which it does not declare`
  if (declared.type === 'null' && text === '') return undefined
  if (declared.format === 'binary') return undefined
  if (!type.startsWith('application/json')) return `answered ${status} as “${type}”`
  return checkSchema(declared, text, `answered ${status}`)
}

function checkSchema(schema: object, text: string, what: string) {
  try {
    const check = getValidator(schema)
    if (check(JSON.parse(text))) return undefined
    const [error] = check.errors ?? []
    return `${what} against its schema: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`
  } catch (error) {
    return `${what} with no JSON: ${error}`
  }
}

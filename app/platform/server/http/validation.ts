import { _, Ajv } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify'
import { dateFormats } from '#app/contract/calendar.ts'
import { isCountryCode } from '#app/contract/country-codes.ts'
import { parseSinglePhone } from '../text/phones.ts'
import { cleanLines, hasControl, hasOverride, removeHidden } from '../text/visible-text.ts'
import { InvalidRequest, ValidationError } from './errors.ts'
import { toFieldErrors } from './field-errors.ts'

/**
 * Validates requests against the contract. Unknown fields are dropped. Query values and path
 * parameters are converted from text; bodies are not.
 */
export function addContractValidation(app: FastifyInstance) {
  // Only JSON, and forms for uploads.
  app.removeContentTypeParser('text/plain')
  // Compiled on first use: compiling all schemas would be a third of the startup time.
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : addresses
    return (input) => {
      const isValid = ajv.compile(schema)
      return isValid(input) || { error: (isValid.errors ?? []) as FastifySchemaValidationError[] }
    }
  })
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (response) =>
        compileSerializer(schema)(response),
  )
}

/**
 * Validates a body whose schema only the handler knows. Returns it trimmed and without unknown
 * fields. Throws ValidationError or InvalidRequest.
 */
export function createValidator<Value>(schema: object) {
  return (input: unknown) => {
    // Compiled on first use, because only editors need it.
    const isValid = bodies.compile(schema)
    const value = cloneInput(input)
    if (isValid(value)) return value as Value
    throw new ValidationError(toFieldErrors(isValid.errors ?? []) ?? {})
  }
}

/** Thousands of nested levels exceed the stack. */
function cloneInput(input: unknown) {
  try {
    return structuredClone(input)
  } catch {
    throw new InvalidRequest()
  }
}

/** The length limit of `Phone` in the contract. */
const MAX_PHONE_LENGTH = 32

/** The only accepted spelling, in any case; `urn:uuid:…` would be another id. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function createAjv(options: { coerceTypes: boolean }) {
  const ajv = new Ajv({
    ...options,
    // A text may become Infinity ("1e999"), which the bounds then reject.
    strictNumbers: !options.coerceTypes,
    allErrors: true,
    removeAdditional: 'all',
    // Validates only the variant that the discriminator names.
    discriminator: true,
    useDefaults: true,
  })
  // @ts-expect-error ajv-formats declares a default export that Node does not see.
  addFormats(ajv, ['email'])
  ajv.addFormat('uuid', uuid)
  for (const [name, isValid] of Object.entries(formats)) ajv.addFormat(name, isValid)
  // Keywords for forms that are built from a schema.
  ajv.addVocabulary([
    'control',
    'enumLabels',
    'factTopics',
    'headings',
    'markup',
    'needed',
    'ofSource',
  ])
  addTextKeywords(ajv)
  ajv.addKeyword({
    keyword: 'trim',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    validate: (_schema: boolean, text: string, _parent?: object, at?: DataValidationCxt) => {
      if (at) at.parentData[at.parentDataProperty] = text.trim()
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'phone',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    error: { message: 'must be a phone number', params: ({ schemaCode }) => _`${schemaCode}` },
    validate: (
      { limit }: { limit: number },
      text: string,
      _parent?: object,
      at?: DataValidationCxt,
    ) => {
      const read = parseSinglePhone(text, limit)
      if (at && typeof read === 'object') at.parentData[at.parentDataProperty] = read.phone
      // Blank and too long values, and several numbers, have their own keywords.
      return read !== 'none' || text === '' || text.length > MAX_PHONE_LENGTH
    },
  })
  ajv.addKeyword({
    keyword: 'onePhone',
    type: 'string',
    before: 'maxLength',
    errors: false,
    validate: (_schema: boolean, text: string) => parseSinglePhone(text, 1) !== 'several',
  })
  ajv.addKeyword({
    keyword: 'wellFormed',
    type: 'string',
    errors: false,
    // PostgreSQL cannot store U+0000; a lone surrogate would be changed.
    validate: (_schema: boolean, text: string) => text.isWellFormed() && !text.includes('\0'),
  })
  return ajv
}

/**
 * `visible`: removes invisible characters and refuses direction overrides. `oneLine`: refuses line
 * breaks and other control characters; a tab becomes a space.
 */
function addTextKeywords(ajv: Ajv) {
  ajv.addKeyword({
    keyword: 'visible',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (kind: 'line' | 'lines', text: string, _?: object, at?: DataValidationCxt) => {
      const visible = removeHidden(text)
      if (at)
        at.parentData[at.parentDataProperty] = kind === 'lines' ? cleanLines(visible) : visible
      return !hasOverride(text)
    },
  })
  ajv.addKeyword({
    keyword: 'oneLine',
    type: 'string',
    modifying: true,
    errors: false,
    validate: (_schema: boolean, text: string, _?: object, at?: DataValidationCxt) => {
      const line = text.replaceAll('\t', ' ')
      if (at) at.parentData[at.parentDataProperty] = line
      // NUL is refused by `wellFormed`.
      return !hasControl(line.replaceAll('\0', ''))
    },
  })
}

/** The formats of dates, times and countries. */
const formats = {
  ...dateFormats,
  country: (text: string) => text === '' || isCountryCode(text),
}

/** Shared by all servers of a process, so that each schema is compiled once. */
const bodies = createAjv({ coerceTypes: false })
const addresses = createAjv({ coerceTypes: true })
const compileSerializer = memoize((schema: object) =>
  fastJsonStringify(schema, { ajv: { formats } }),
)

function memoize<Key extends object, Value>(make: (key: Key) => Value) {
  const cache = new WeakMap<Key, Value>()
  return (key: Key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}

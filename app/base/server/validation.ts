import { _, Ajv } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify'
import { dateFormats } from '#app/contract/calendar.ts'
import { InvalidRequest, ValidationError } from './errors.ts'
import { toFieldErrors } from './field-errors.ts'
import { parseSinglePhone } from './phones.ts'
import { cleanLines, hasControl, hasOverride, removeHidden } from './visible-text.ts'

/**
 * Checks what comes in against the contract. Unknown fields are dropped. Query values and path
 * parameters are text and become numbers where the contract says so; bodies are taken as sent.
 */
export function addContractValidation(app: FastifyInstance) {
  // Only JSON, and forms where a picture may come along.
  app.removeContentTypeParser('text/plain')
  // Most are not needed for long, and to compile all would be a third of a start.
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : addresses
    return (input) => {
      const isValid = ajv.compile(schema)
      return isValid(input) || { error: (isValid.errors ?? []) as FastifySchemaValidationError[] }
    }
  })
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (answer) =>
        compileSerializer(schema)(answer),
  )
}

/**
 * Checks what no contract can: a body whose schema is known only to the handler. Returns it as
 * the schema has it, trimmed and without unknown fields. Throws FieldsRefused or NotUnderstood.
 */
export function createValidator<Value>(schema: object) {
  return (input: unknown) => {
    // At the first one who comes: what only writers need would be a third of a start.
    const isValid = bodies.compile(schema)
    const value = cloneInput(input)
    if (isValid(value)) return value as Value
    throw new ValidationError(toFieldErrors(isValid.errors ?? []) ?? {})
  }
}

/** What is nested thousands of times is more than the stack has room for. */
function cloneInput(input: unknown) {
  try {
    return structuredClone(input)
  } catch {
    throw new InvalidRequest()
  }
}

/** Of the contract's `Phone`. */
const MAX_PHONE_LENGTH = 32

/** One spelling but for capitals, which are stored small: `urn:uuid:…` would be another id. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function createAjv(options: { coerceTypes: boolean }) {
  const ajv = new Ajv({
    ...options,
    // A text may become Infinity ("1e999"), which is then held to its bounds like every number.
    strictNumbers: !options.coerceTypes,
    allErrors: true,
    removeAdditional: 'all',
    // Of parts of several kinds only the one that is meant is looked at, and nothing taken from others.
    discriminator: true,
    useDefaults: true,
  })
  // @ts-expect-error ajv-formats declares a default export that Node does not see.
  addFormats(ajv, ['email'])
  ajv.addFormat('uuid', uuid)
  for (const [name, isValid] of Object.entries(dateFormats)) ajv.addFormat(name, isValid)
  // For forms that are made of a schema.
  ajv.addVocabulary(['control', 'needed'])
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
      // What is blank or too long is refused as such, and several as several.
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
    // PostgreSQL cannot hold U+0000; a lone surrogate would come back as another character.
    validate: (_schema: boolean, text: string) => text.isWellFormed() && !text.includes('\0'),
  })
  return ajv
}

/**
 * `visible`: removes invisible characters and refuses direction overrides.
 * `oneLine`: line breaks and other control characters are refused; a tab becomes a space.
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
      // NUL is refused as what cannot be stored.
      return !hasControl(line.replaceAll('\0', ''))
    },
  })
}

/** They compile a schema once, however many servers a process starts. */
const bodies = createAjv({ coerceTypes: false })
const addresses = createAjv({ coerceTypes: true })
const compileSerializer = memoize((schema: object) =>
  fastJsonStringify(schema, { ajv: { formats: dateFormats } }),
)

function memoize<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>()
  return (key: Key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

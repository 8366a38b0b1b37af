import fc from 'fast-check'
import { byteChanges } from './byte-changes.ts'
import { colours } from './example-values.ts'
import {
  contentTypes,
  damageObject,
  invalidBodies,
  invalidValue,
  unusualText,
} from './invalid-values.ts'
import type { Body, Change, Json, Route, Schema } from './step.ts'
import { validObject } from './value-generator.ts'

/** A body with its content type; a form gets its type when it is sent. */
export interface TypedBody {
  content?: Body
  type?: string
}

const noBody: fc.Arbitrary<TypedBody> = fc.constant({})
const json = { type: 'application/json' }

/** A body for calls that take none. */
export const unexpectedBody = fc.oneof(
  { weight: 20, arbitrary: noBody },
  invalidValue.map((value): TypedBody => ({ content: { json: value }, ...json })),
  fc
    .tuple(invalidBodies, contentTypes)
    .map(([raw, type]): TypedBody => ({ content: { raw }, type })),
)

/** Generates valid bodies, damaged ones, and earlier responses sent back. */
export function generateBody({ url, config }: Route, schema: Schema): fc.Arbitrary<TypedBody> {
  const whole = validObject(schema, url)
  const asJson = (value: Json): TypedBody => ({ content: { json: value }, ...json })
  const place = url
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .at(-1)
  const resource = url.split('/').find((part) => part && part !== 'api')
  const before = fc
    .record({
      $response: fc.constantFrom(`object ${place}|object ${resource}`, `object ${resource}`),
      back: fc.nat(5),
      only: fc.constant(Object.keys(schema.properties ?? {})),
      tweak: fc.option(fc.record({ at: fc.nat(200), to: invalidValue }), {
        nil: undefined,
        freq: 2,
      }),
    })
    .map(({ tweak, ...rest }): Json => (tweak ? { ...rest, tweak } : rest))
  return fc.oneof(
    { weight: 12, arbitrary: whole.map(asJson) },
    { weight: 5, arbitrary: before.map(asJson) },
    { weight: 6, arbitrary: damageObject(whole).map(asJson) },
    { weight: 1, arbitrary: invalidValue.map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([value, cut]): TypedBody => ({ content: { json: value, cut }, ...json })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, contentTypes)
        .map(([value, type]): TypedBody => ({ content: { json: value }, type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(invalidBodies, contentTypes)
        .map(([raw, type]): TypedBody => ({ content: { raw }, type })),
    },
    {
      weight: getFormWeight(config),
      arbitrary: generateForm(schema, url, config.upload ?? 'file'),
    },
    { weight: 1, arbitrary: noBody },
  )
}

/** An image field may also carry an address instead of a file. */
const getFormWeight = ({ upload, acceptsAnyFile }: Route['config']) =>
  acceptsAnyFile ? 120 : upload ? 40 : 1

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 11, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

function generateForm(schema: Schema, url: string, field: string): fc.Arbitrary<TypedBody> {
  const { [field]: _, ...properties } = schema.properties ?? {}
  const required = schema.required?.filter((each) => each !== field)
  const fields = validObject({ properties, required }, url)
  const file = fc.record({
    sample: fc.constantFrom(...colours, 'png', 'png', 'jpeg', 'webp', 'gif', 'pdf'),
    changes: fc.oneof({ weight: 4, arbitrary: fc.constant<Change[]>([]) }, byteChanges),
    name: fc.option(unusualText, { freq: 2, nil: undefined }),
  })
  return fc
    .record({
      fields: fc.oneof({ weight: 4, arbitrary: fields }, damageObject(fields)),
      file: fc.option(file, { freq: 6, nil: undefined }),
      name: fc.oneof({ weight: 9, arbitrary: fc.constant(field) }, unusualText),
      boundary: rarely(fc.constantFrom('a', '', '"', 'x'.repeat(80))),
      cut: rarely(fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ fields, file, name, boundary, cut }): TypedBody => {
      const texts = typeof fields === 'object' && fields ? Object.entries(fields) : []
      const form = texts.map(([name, value]) => ({ name, value: value as Json }))
      const all = file ? [...form, { name, file }] : form
      const content = boundary === undefined ? { form: all } : { form: all, boundary }
      return { content: cut === undefined ? content : { ...content, cut } }
    })
}

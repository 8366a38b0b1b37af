import fc from 'fast-check'
import { changes } from './changes.ts'
import { damaged, odd, oddBodies, oddText, oddTypes } from './odd.ts'
import { colours } from './spoken.ts'
import type { Body, Change, Json, Route, Schema } from './step.ts'
import { goodObject } from './values.ts'

/** A body with its content type; a form gets its type when it is sent. */
export interface Typed {
  content?: Body
  type?: string
}

const none: fc.Arbitrary<Typed> = fc.constant({})
const json = { type: 'application/json' }

/** A body for calls that take none. */
export const strayBody = fc.oneof(
  { weight: 20, arbitrary: none },
  odd.map((value): Typed => ({ content: { json: value }, ...json })),
  fc.tuple(oddBodies, oddTypes).map(([raw, type]): Typed => ({ content: { raw }, type })),
)

/** Generates valid bodies, damaged ones, and earlier responses sent back. */
export function bodyOf({ url, config }: Route, schema: Schema): fc.Arbitrary<Typed> {
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
      tweak: fc.option(fc.record({ at: fc.nat(200), to: odd }), { nil: undefined, freq: 2 }),
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
    { weight: formsOf(config), arbitrary: formOf(schema, url, config.upload ?? 'file') },
    { weight: 1, arbitrary: none },
  )
}

/** An image field may also carry an address instead of a file. */
const formsOf = ({ upload, acceptsAnyFile }: Route['config']) =>
  acceptsAnyFile ? 120 : upload ? 40 : 1

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 11, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

function formOf(schema: Schema, url: string, field: string): fc.Arbitrary<Typed> {
  const { [field]: _, ...properties } = schema.properties ?? {}
  const required = schema.required?.filter((each) => each !== field)
  const fields = goodObject({ properties, required }, url)
  const file = fc.record({
    sample: fc.constantFrom(...colours, 'png', 'png', 'jpeg', 'webp', 'gif', 'pdf'),
    changes: fc.oneof({ weight: 4, arbitrary: fc.constant<Change[]>([]) }, changes),
    name: fc.option(oddText, { freq: 2, nil: undefined }),
  })
  return fc
    .record({
      fields: fc.oneof({ weight: 4, arbitrary: fields }, damaged(fields)),
      file: fc.option(file, { freq: 6, nil: undefined }),
      name: fc.oneof({ weight: 9, arbitrary: fc.constant(field) }, oddText),
      boundary: seldom(fc.constantFrom('a', '', '"', 'x'.repeat(80))),
      cut: seldom(fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ fields, file, name, boundary, cut }): Typed => {
      const texts = typeof fields === 'object' && fields ? Object.entries(fields) : []
      const form = texts.map(([name, value]) => ({ name, value: value as Json }))
      const all = file ? [...form, { name, file }] : form
      const content = { form: all, ...(boundary !== undefined && { boundary }) }
      return { content: cut === undefined ? content : { ...content, cut } }
    })
}

import fc from 'fast-check'
import { byteChanges } from './byte-changes.ts'
import type { Json, Part, Route, Step } from './step.ts'
import { validObject } from './value-generator.ts'
import { listIdKinds } from './value-kinds.ts'

const kinds = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('png', 'jpeg', 'webp', 'avif') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('deep-png', 'sideways-jpeg', 'moving-webp', 'gif', 'tiff'),
  },
  // Rare, because each starts a process.
  { weight: 1, arbitrary: fc.constantFrom('svg', 'svg-with-entities', 'svg-of-uses', 'huge-svg') },
)

/** Generates valid forms with a broken image, for every route that takes one. */
export function generateImageUploads(routes: Route[]): fc.Arbitrary<Step> {
  const uploadRoutes = routes.filter(({ config }) => config.upload && !config.acceptsAnyFile)
  return fc.oneof(...uploadRoutes.map(generateImageUpload))
}

function generateImageUpload({ method, url, schema, config }: Route): fc.Arbitrary<Step> {
  const { upload = '' } = config
  const { [upload]: _, ...properties } = schema.body?.properties ?? {}
  const required = schema.body?.required?.filter((name) => name !== upload)
  const [start = '', end] = url.split(':id')
  const id = { value: { $response: listIdKinds('id', url), back: 0 } }
  return fc
    .record({
      fields: validObject({ properties, required }, url),
      file: fc.record({ sample: kinds, changes: byteChanges }),
    })
    .map(({ fields, file }) => {
      const texts = Object.entries(fields).map(
        ([name, value]): Part => ({ name, value: value as Json }),
      )
      const form = [...texts, { name: upload, file }]
      const path = end === undefined ? [url] : [start, id, end]
      return {
        as: 'owner',
        route: `${method} ${url}`,
        method,
        path,
        query: [],
        headers: {},
        body: { form },
      }
    })
}

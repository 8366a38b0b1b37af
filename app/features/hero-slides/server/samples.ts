import { makeSlide } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { heroSlidesApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: heroSlidesApi,
  table: 'hero_slides',
  body: makeSlide(),
  screen: '/admin/heroslides',
  form: { Title: 'Norway' },
}

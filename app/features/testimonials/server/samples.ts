import { makeTestimonial } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { testimonialsApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: testimonialsApi,
  table: 'testimonials',
  // Published statements must match the consent.
  body: makeTestimonial({ is_published: false }),
  screen: '/admin/testimonials',
  form: { Name: 'Asha', Quote: 'It went well.' },
}

import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { type Testimonial, type TestimonialChange, testimonialsApi } from '../contract.ts'
import { manifest } from '../feature.ts'
import { validateTestimonial } from './validate-testimonial.ts'

const defaults = {
  country: '',
  course: '',
  year: '',
  picture: '',
  consent_on: '',
  consent_how: '',
  consent_text: '',
  consent_withdrawn_on: '',
  is_published: false,
}

export const testimonials: Feature = defineOrderedList<Testimonial>({
  manifest,
  api: testimonialsApi,
  table: 'testimonials',
  columns: [
    'id',
    'name',
    'text',
    'country',
    'course',
    'year',
    'picture',
    'consent_on',
    'consent_how',
    'consent_text',
    'consent_withdrawn_on',
    'is_published',
    'position',
  ],
  subject: 'testimonial',
  displayName: 'Testimonial',
  name: 'name',
  toRow: (stored: Testimonial) => ({ ...stored, is_published: Boolean(stored.is_published) }),
  toStored,
  check: async (_db, _services, given: TestimonialChange, before, office) =>
    validateTestimonial(
      { ...defaults, ...before, ...given },
      given,
      toOfficeDay(office, new Date()),
    ),
  isPublic: true,
  translated: ['text', 'course'],
  picture: 'picture',
  selectVisible: (rows) => rows.filter(isPublic),
})

const isPublic = ({ is_published, consent_on, consent_withdrawn_on }: Testimonial) =>
  is_published && consent_on !== '' && consent_withdrawn_on === ''

/** Consent applies to the current text. A withdrawal removes text and picture. */
function toStored(change: TestimonialChange, before?: Testimonial) {
  const { is_published, ...given } = before ? change : { ...defaults, ...change }
  const after = { ...before, ...given }
  const stored = {
    ...given,
    year: given.year && toLatinDigits(given.year),
    consent_text: after.consent_on && !after.consent_text ? after.text : given.consent_text,
    is_published: is_published === undefined ? undefined : Number(is_published),
  }
  return after.consent_withdrawn_on ? { ...stored, is_published: 0, picture: '' } : stored
}

import { type Static, Type } from 'typebox'
import {
  Focus,
  Id,
  MultilineText,
  OptionalCountry,
  OptionalDay,
  OptionalMultilineText,
  OptionalText,
  PictureAddress,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** Days are calendar days such as 2026-10-20; '' for none. */
export const NewTestimonial = Type.Object({
  /** The name as the person wants it shown. */
  name: Text(80),
  text: MultilineText(1000),
  /** The country of study (ISO 3166); '' for none. */
  country: Type.Optional(OptionalCountry),
  course: OptionalText(120),
  year: OptionalText(20),
  /** An address, or '' to remove the picture. Files are sent as `picture`. */
  picture: Type.Optional(PictureAddress),
  consent_on: Type.Optional(OptionalDay),
  /** For example "by e-mail" or "signed at the office". */
  consent_how: OptionalText(200),
  /** The approved text. Blank with a consent means `text`. */
  consent_text: OptionalMultilineText(1000),
  /** The testimonial is hidden from this day on. */
  consent_withdrawn_on: Type.Optional(OptionalDay),
  /** Requires consent to the current text. */
  is_published: Type.Optional(Type.Boolean()),
  position: Type.Optional(Position),
})
export type NewTestimonial = Static<typeof NewTestimonial>

export const TestimonialChange = Type.Partial(NewTestimonial)
export type TestimonialChange = Static<typeof TestimonialChange>

const texts = {
  id: Id,
  name: Type.String(),
  text: Type.String(),
  country: Type.String(),
  course: Type.String(),
  year: Type.String(),
  picture: Type.String(),
  picture_focus: Focus,
}

export const Testimonial = Type.Object({
  ...texts,
  consent_on: OptionalDay,
  consent_how: Type.String(),
  consent_text: Type.String(),
  consent_withdrawn_on: OptionalDay,
  is_published: Type.Boolean(),
  position: Type.Integer(),
})
export type Testimonial = Static<typeof Testimonial>

/** The public part, without consent data. */
export const PublicTestimonial = Type.Object(texts)
export type PublicTestimonial = Static<typeof PublicTestimonial>

const listedApi = orderedListApi('/api/testimonials/', {
  singular: 'testimonial',
  row: Testimonial,
  createBody: NewTestimonial,
  updateBody: TestimonialChange,
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write', upload: 'picture' },
})

export const testimonialsApi = {
  ...listedApi,
  listPublic: {
    method: 'GET',
    url: '/api/public/testimonials/',
    schema: {
      summary: 'List testimonials with consent, in the office’s order',
      querystring: LanguageQuery,
      response: { 200: Type.Array(PublicTestimonial) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

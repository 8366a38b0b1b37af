import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  Nothing,
  OptionalText,
  PictureAddress,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Shown for a slide without a picture of its own. */
export const defaultImage = '/slides/default.webp'
export const defaultButtonText = 'Get Started'

export const NewHeroSlide = Type.Object({
  title: Text(120),
  subtitle: OptionalText(200),
  tagline: OptionalText(120),
  description: OptionalText(1000),
  button_text: OptionalText(40),
  /** An address, or '' to take the picture away; a file goes as the form's `image`. */
  image: Type.Optional(PictureAddress),
  position: Type.Optional(Position),
})
export type NewHeroSlide = Static<typeof NewHeroSlide>

export const HeroSlideChange = Type.Partial(NewHeroSlide)
export type HeroSlideChange = Static<typeof HeroSlideChange>

export const HeroSlide = Type.Object({
  id: Id,
  image: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  tagline: Type.String(),
  description: Type.String(),
  button_text: Type.String(),
  position: Type.Integer(),
})
export type HeroSlide = Static<typeof HeroSlide>

const listSchema = {
  summary: "Hero slides, in the office's order",
  response: { 200: Type.Array(HeroSlide) },
}

export const heroSlidesApi = {
  listPublic: {
    method: 'GET',
    url: '/api/public/hero-slides/',
    schema: listSchema,
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url: '/api/hero-slides/',
    schema: listSchema,
    config: { access: 'administrator' },
  },
  add: {
    method: 'POST',
    url: '/api/hero-slides/',
    schema: { summary: 'Add a slide', body: NewHeroSlide, response: { 201: HeroSlide } },
    config: { access: 'administrator', upload: 'image' },
  },
  change: {
    method: 'PATCH',
    url: '/api/hero-slides/:id/',
    schema: {
      summary: 'Change only what is sent',
      params: IdParams,
      body: HeroSlideChange,
      response: { 200: HeroSlide },
    },
    config: { access: 'administrator', upload: 'image' },
  },
  order: {
    method: 'POST',
    url: '/api/hero-slides/order/',
    schema: {
      summary: 'Put all slides in this order; `ids` names each once',
      body: Type.Object({ ids: Type.Array(Id) }),
      response: { 200: Type.Array(HeroSlide) },
    },
    config: { access: 'administrator' },
  },
  remove: {
    method: 'DELETE',
    url: '/api/hero-slides/:id/',
    schema: { summary: 'Delete a slide', params: IdParams, response: { 204: Nothing } },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>

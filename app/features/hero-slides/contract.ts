import { type Static, Type } from 'typebox'
import {
  Focus,
  Id,
  OptionalMultilineText,
  OptionalText,
  PictureAddress,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** The default picture. */
export const defaultImage = '/slides/default.webp'
export const defaultButtonText = 'Get Started'

/** Routes of the site that a slide may link to, besides published pages. */
export const ownPages = {
  '/contact': 'Contact Us',
  '/destinations': 'Study Abroad',
  '/compare': 'Compare countries',
  '/services': 'Services',
  '/about': 'About',
  '/': 'Home',
}

export const NewHeroSlide = Type.Object({
  title: Text(120),
  subtitle: OptionalText(200),
  tagline: OptionalText(120),
  description: OptionalMultilineText(1000),
  button_text: OptionalText(40),
  /** The address of the button; '' for the contact page. */
  target: OptionalText(200),
  /** An address, or '' to remove the picture. Files are sent as `image`. */
  image: Type.Optional(PictureAddress),
  position: Type.Optional(Position),
})
export type NewHeroSlide = Static<typeof NewHeroSlide>

export const HeroSlideChange = Type.Partial(NewHeroSlide)
export type HeroSlideChange = Static<typeof HeroSlideChange>

export const HeroSlide = Type.Object({
  id: Id,
  image: Type.String(),
  image_focus: Focus,
  title: Type.String(),
  subtitle: Type.String(),
  tagline: Type.String(),
  description: Type.String(),
  button_text: Type.String(),
  target: Type.String(),
  position: Type.Integer(),
})
export type HeroSlide = Static<typeof HeroSlide>

const slidesApi = orderedListApi('/api/hero-slides/', {
  singular: 'slide',
  plural: 'hero slides',
  row: HeroSlide,
  createBody: NewHeroSlide,
  updateBody: HeroSlideChange,
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write', upload: 'image' },
})

export const heroSlidesApi = {
  ...slidesApi,
  listPublic: {
    ...slidesApi.list,
    url: '/api/public/hero-slides/',
    schema: { ...slidesApi.list.schema, querystring: LanguageQuery },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

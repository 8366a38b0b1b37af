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
import { orderedContentApi } from '#app/contract/ordered-content.ts'

/** Shown for a slide without a picture of its own. */
export const defaultImage = '/slides/default.webp'
export const defaultButtonText = 'Get Started'

/** The pages of the site itself that a slide may lead to; any published document may be another. */
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
  /** Where the button leads: a page of the site itself or a published one; '' to the contact page. */
  target: OptionalText(200),
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

const slidesApi = orderedContentApi('/api/hero-slides/', {
  one: 'slide',
  many: 'hero slides',
  row: HeroSlide,
  added: NewHeroSlide,
  changed: HeroSlideChange,
  reading: { access: 'administrator', right: 'content:write' },
  writing: { access: 'administrator', right: 'content:write', upload: 'image' },
})

export const heroSlidesApi = {
  ...slidesApi,
  listPublic: {
    ...slidesApi.list,
    url: '/api/public/hero-slides/',
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

import { type Static, Type } from 'typebox'
import { singleLine } from '#app/contract/common.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

/** Field builders of fixed pages. */
function pageParts(minLength: MinimumLength) {
  const { line, optional } = contentFields(minLength)
  const heading = line(120, 'Heading')
  const intro = optional(600, 'Introduction')
  const text = (maxLength = 600) => optional(maxLength, 'Text')
  return {
    /** The slug is fixed, so the form does not show it. */
    common: { ...commonFields(minLength), slug: Type.String({ ...singleLine, maxLength: 80 }) },
    heading,
    intro,
    text,
    section: (title: string) => Type.Object({ heading, text: text() }, { title }),
    points: (atLeast: number) =>
      Type.Array(Type.Object({ title: line(120, 'Title'), text: text(1000) }), {
        title: 'Points',
        minItems: minLength && atLeast,
        maxItems: 12,
      }),
  }
}

function homeContent(minLength: MinimumLength) {
  const { common, heading, section } = pageParts(minLength)
  return Type.Object({
    ...common,
    heading: {
      ...heading,
      title: 'Heading of the page',
      description: 'Hidden above the slides. Only search engines and screen readers use it.',
    } as typeof heading,
    destinations: section('Destinations'),
    services: section('Services'),
    testimonials: Type.Object({ heading }, { title: 'What students say' }),
    contact: section('Contact'),
  })
}

function aboutContent(minLength: MinimumLength) {
  const { common, heading, intro, text, section, points } = pageParts(minLength)
  const { line, optional, picture } = contentFields(minLength)
  const size = Type.Integer({ minimum: 0, maximum: 10_000 })
  return Type.Object({
    ...common,
    heading,
    intro,
    figuresNote: optional(600, 'Note below figures'),
    mission: Type.Object({ heading, text: line(600, 'Text') }, { title: 'Mission' }),
    values: Type.Object({ heading, points: points(1) }, { title: 'Values' }),
    rooms: Type.Object(
      {
        heading,
        text: text(),
        picture: Type.Object(
          {
            picture: picture(
              'Picture',
              'If the office profile has a photograph, it is shown instead.',
            ),
            alt: optional(300, 'Alternative text'),
            width: size,
            height: size,
          },
          { control: 'picture' },
        ),
        caption: optional(300, 'Caption'),
      },
      { title: 'Rooms' },
    ),
    closing: section('Call to action'),
  })
}

function destinationsContent(minLength: MinimumLength) {
  const { common, heading, intro, section } = pageParts(minLength)
  return Type.Object({ ...common, heading, intro, closing: section('Call to action') })
}

function servicesContent(minLength: MinimumLength) {
  const { common, heading, intro, section, points } = pageParts(minLength)
  return Type.Object({
    ...common,
    heading,
    intro,
    process: Type.Object(
      { heading, points: points(2) },
      { title: 'Steps (also on the home page)' },
    ),
    closing: section('Call to action'),
  })
}

function contactContent(minLength: MinimumLength) {
  const { common, heading, intro } = pageParts(minLength)
  return Type.Object({ ...common, heading, intro })
}

export const HomeDraft = homeContent(0)
export const HomeContent = homeContent(1)
export type HomeContent = Static<typeof HomeContent>

export const AboutDraft = aboutContent(0)
export const AboutContent = aboutContent(1)
export type AboutContent = Static<typeof AboutContent>

export const DestinationsDraft = destinationsContent(0)
export const DestinationsContent = destinationsContent(1)
export type DestinationsContent = Static<typeof DestinationsContent>

export const ServicesDraft = servicesContent(0)
export const ServicesContent = servicesContent(1)
export type ServicesContent = Static<typeof ServicesContent>

export const ContactDraft = contactContent(0)
export const ContactContent = contactContent(1)
export type ContactContent = Static<typeof ContactContent>

/** A heading and its text. */
export type SectionText = HomeContent['destinations']

import { type Static, Type } from 'typebox'
import { excerpts } from '#app/features/guides/contract.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

/** Icons of service cards. */
export const icons = ['award', 'book', 'cap', 'compass', 'file', 'plane', 'stamp'] as const

const iconNames: Record<(typeof icons)[number], string> = {
  award: 'Award',
  book: 'Book',
  cap: 'Graduation cap',
  compass: 'Compass',
  file: 'Document',
  plane: 'Aeroplane',
  stamp: 'Stamp',
}

const excerptNames: Record<(typeof excerpts)[number], string> = {
  english: 'English',
  visa: 'Visa',
  universities: 'Universities',
  scholarships: 'Scholarships',
}

/** The content of a service page. Sections without content are hidden. */
function serviceContent(minLength: MinimumLength) {
  const { day, line, optional, questions } = contentFields(minLength)
  const point = Type.Object({ title: line(120, 'Title'), text: optional(1000, 'Text') })
  const part = (title: string) =>
    Type.Object(
      {
        heading: line(120, 'Heading'),
        points: Type.Array(point, { title: 'Points', minItems: minLength, maxItems: 12 }),
      },
      { title },
    )
  const test = Type.Object({
    name: line(40, 'Name'),
    longName: line(120, 'Full name'),
    purpose: optional(600, 'Purpose'),
    content: optional(200, 'Content'),
  })
  const tests = Type.Object(
    {
      heading: line(120, 'Heading'),
      text: optional(600, 'Text'),
      list: Type.Array(test, { title: 'Tests', minItems: minLength, maxItems: 12 }),
    },
    { title: 'Tests' },
  )
  const trainingClass = Type.Object({
    test: line(60, 'Test'),
    start: day('First day'),
    times: line(120, 'Days and hours', 'For example “Sunday to Friday, 7:00–8:30 AM”.'),
    weeks: Type.Integer({ title: 'Weeks', minimum: minLength, maximum: 52 }),
    fee: Type.Optional(Type.Integer({ title: 'Fee in NPR', minimum: 0, maximum: 1_000_000 })),
    places: Type.Optional(Type.Integer({ title: 'Places', minimum: 0, maximum: 999 })),
  })
  return Type.Object({
    ...commonFields(minLength),
    position: Type.Integer({
      title: 'Position',
      description: '1 is first.',
      minimum: minLength,
      maximum: 99,
    }),
    icon: Type.Enum([...icons], { title: 'Card icon', enumLabels: iconNames }),
    summary: line(300, 'Card text'),
    intro: optional(600, 'Introduction'),
    features: part('Content'),
    tests: Type.Optional(tests),
    excerpt: Type.Optional(
      Type.Enum([...excerpts], {
        title: 'From the guides',
        description: 'What the published country guides say on this, country by country.',
        enumLabels: excerptNames,
      }),
    ),
    classes: Type.Optional(
      Type.Array(trainingClass, {
        title: 'Classes',
        description: 'A class is shown until its first day.',
        maxItems: 30,
      }),
    ),
    reasons: Type.Optional(part('Why')),
    process: Type.Optional(part('Steps')),
    questions: questions(),
    related: Type.Array(line(80), {
      title: 'Related services',
      description: 'The last part of the address of each service, one per line.',
      maxItems: 6,
    }),
  })
}

export const ServiceDraft = serviceContent(0)
export const ServiceContent = serviceContent(1)
export type ServiceContent = Static<typeof ServiceContent>
export type ServiceSection = ServiceContent['features']
export type TestList = NonNullable<ServiceContent['tests']>
export type TrainingClass = NonNullable<ServiceContent['classes']>[number]

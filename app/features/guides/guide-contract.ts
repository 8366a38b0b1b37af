import { type Static, Type } from 'typebox'
import { singleLine } from '#app/contract/common.ts'
import * as patterns from '#app/contract/patterns.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'
import type { topics } from '../facts/vocabulary-contract.ts'

/** As in references to facts: words with a dot or a hyphen between them. */
const KEY = '^[a-z0-9]+([.-][a-z0-9]+)+$'

/**
 * Keys of the facts that a guide shows in one place. Without values the page leaves the place out.
 */
export interface FactRef {
  keys: string[]
}

const factKey = { ...singleLine, maxLength: 120 }

type Topic = (typeof topics)[number]

/** The editor offers facts of these topics first. */
const factRef = (minLength: MinimumLength, title: string, ...factTopics: Topic[]) =>
  Type.Object(
    {
      keys: Type.Array(Type.String(minLength ? { ...factKey, pattern: KEY } : factKey), {
        title,
        control: 'facts',
        factTopics,
        maxItems: 6,
      }),
    },
    { title },
  )

const addressText = { trim: true, ...singleLine, maxLength: 500 }

const webAddress = (minLength: MinimumLength, title: string) =>
  Type.String(
    minLength
      ? { ...addressText, title, pattern: patterns.sourceAddress }
      : { ...addressText, title },
  )

/** The first questions of students. */
const answers = (minLength: MinimumLength) =>
  Type.Object(
    {
      funds: Type.Optional(factRef(minLength, 'To show in the bank', 'funds')),
      fundsOnTop: Type.Optional(
        factRef(minLength, 'Amounts on top that everybody shows, such as travel', 'funds'),
      ),
      isTuitionOnTop: Type.Optional(
        Type.Boolean({
          title: 'Tuition on top',
          description:
            'Whether the unpaid tuition of the first year is shown on top of this amount.',
        }),
      ),
      visaFee: Type.Optional(factRef(minLength, 'Visa fee', 'fees')),
      visaTime: Type.Optional(factRef(minLength, 'Visa processing time', 'processing')),
      work: Type.Optional(factRef(minLength, 'Work while studying', 'work')),
      intakes: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
        title: 'Intake months',
        description: 'Choose the main intake first.',
        control: 'months',
        minItems: minLength,
        maxItems: 12,
      }),
      stay: Type.Optional(factRef(minLength, 'Stay after studies', 'stay')),
      dependants: Type.Optional(factRef(minLength, 'Husband, wife and children', 'dependants')),
      english: Type.Optional(
        factRef(minLength, 'English for the visa or the university', 'english'),
      ),
      entry: Type.Optional(factRef(minLength, 'Marks for a place', 'admission')),
      evidence: Type.Optional(
        factRef(minLength, 'Evidence level or other rule for Nepal', 'entry'),
      ),
    },
    { title: 'Key answers' },
  )
export const Answers = answers(1)

/** Fields for lists and menus. */
function listingFields(minLength: MinimumLength) {
  const { line, matching } = contentFields(minLength)
  return {
    code: matching('^[A-Z]{2}$', 2, 1, {
      title: 'Country',
      control: 'country',
      description: 'The country’s card on Study Abroad links to the guide.',
    }),
    name: line(60, 'Name of the country', 'In headings.'),
    nameInText: line(60, 'Name in a sentence', 'For example “the UK”.'),
    label: line(40, 'Name in menus'),
    position: Type.Integer({
      title: 'Position',
      description: '1 is first. The footer shows the first five.',
      minimum: minLength,
      maximum: 99,
    }),
  }
}

function heroFields(minLength: MinimumLength) {
  const { line, optional, picture } = contentFields(minLength)
  return {
    globe: picture(
      'Picture at the top',
      'A square picture. Leave empty for a globe with the country.',
    ),
    outline: picture(
      'Card picture',
      'It is shown on dark blue. Leave empty for the outline of the country.',
    ),
    tagline: line(120, 'Line above the title'),
    intro: optional(600, 'Introduction'),
    actions: Type.Object(
      { first: line(40, 'At the top'), last: line(40, 'At the end') },
      { title: 'Button texts' },
    ),
    gateway: Type.Object(
      {
        airport: line(3, 'Airport', 'Three-letter code, for example OSL.'),
        city: line(60, 'City'),
      },
      { title: 'Airport' },
    ),
  }
}

function costs(minLength: MinimumLength) {
  const { line, optional } = contentFields(minLength)
  const cost = Type.Object({
    item: line(120, 'Cost'),
    text: optional(500, 'Text'),
    figure: Type.Optional(factRef(minLength, 'Amount', 'tuition', 'living', 'fees', 'health')),
    part: Type.Optional(
      Type.Enum(['tuition', 'living', 'visa', 'health'], {
        title: 'Part of first-year costs',
        description:
          'The first-year cost is the sum of these parts. It is shown when tuition and living costs have a figure.',
        enumLabels: {
          tuition: 'Tuition',
          living: 'Living costs',
          visa: 'Visa',
          health: 'Health cover',
        },
      }),
    ),
    isForWholeVisa: Type.Optional(
      Type.Boolean({
        title: 'Paid for the whole visa at once',
        description:
          'The amount is for one year, but students pay for all years before they leave. Pages say so beside the first-year costs.',
      }),
    ),
    level: Type.Optional(
      Type.Enum(['bachelor', 'master'], {
        title: 'Level',
        description: 'For tuition that differs between a bachelor’s and a master’s degree.',
        enumLabels: { bachelor: 'Bachelor’s degree', master: 'Master’s degree' },
      }),
    ),
  })
  return Type.Array(cost, { title: 'Costs', maxItems: 40 })
}
export const Costs = costs(1)

function deadlines(minLength: MinimumLength) {
  const { line, optional } = contentFields(minLength)
  const deadline = Type.Object({
    title: line(120, 'What'),
    text: Type.Optional(optional(300, 'Text')),
    figure: factRef(minLength, 'Days', 'deadlines'),
  })
  return Type.Array(deadline, { title: 'Deadlines', maxItems: 40 })
}
export const Deadlines = deadlines(1)

/** Guides have plain texts without formatting. */
function guideContent(minLength: MinimumLength) {
  const { line, optional, questions } = contentFields(minLength)
  const named = (title: string) => ({ title, maxItems: 40 })
  const labelled = Type.Object({
    label: line(60, 'Label'),
    figure: Type.Optional(factRef(minLength, 'Figure')),
  })
  const point = (options: { title?: string } = {}) =>
    Type.Object(
      {
        title: line(200, 'Title'),
        text: optional(2000, 'Text'),
        figures: Type.Optional(Type.Array(labelled, { title: 'Figures below', maxItems: 6 })),
      },
      options,
    )
  const points = (title: string) => Type.Array(point(), named(title))
  const fact = Type.Object({
    label: line(60, 'Label'),
    text: Type.Optional(optional(200, 'Text', 'Leave blank to show a figure.')),
    figure: Type.Optional(factRef(minLength, 'Figure')),
  })
  const university = Type.Object({
    name: line(120, 'Name'),
    place: line(120, 'Place'),
    address: Type.Optional(webAddress(minLength, 'Web address')),
    text: Type.Optional(optional(300, 'What a student should know')),
    figure: Type.Optional(factRef(minLength, 'Tuition fee', 'tuition')),
  })
  const step = Type.Object({
    ...point().properties,
    who: Type.Optional(optional(120, 'Who acts', 'For example “You” or “The university”.')),
    duration: Type.Optional(factRef(minLength, 'How long it takes', 'processing')),
  })
  const city = Type.Object({
    name: line(60, 'City'),
    figure: factRef(minLength, 'Cost', 'expenses', 'living'),
    isAverage: Type.Optional(
      Type.Boolean({ title: 'Average', description: 'Not a city, but the average of several.' }),
    ),
  })
  const cities = Type.Object(
    {
      title: line(120, 'Heading', 'For example “Rent by city”.'),
      text: optional(300, 'What the figures contain'),
      list: Type.Array(city, named('Cities')),
    },
    { title: 'Costs by city' },
  )
  const entry = Type.Object({
    level: line(60, 'Level'),
    marks: Type.Optional(factRef(minLength, 'Marks', 'admission')),
    english: Type.Optional(factRef(minLength, 'English', 'english')),
    text: Type.Optional(optional(300, 'Text')),
  })
  const change = Type.Object({
    figure: factRef(minLength, 'Figure that changes'),
    text: optional(300, 'What it means, and for whom'),
  })
  const earlier = Type.Object({
    label: line(60, 'Label'),
    figure: factRef(minLength, 'Earlier figure', 'earlier'),
    reason: optional(300, 'Why it no longer counts'),
    instead: Type.Optional(factRef(minLength, 'What counts')),
  })
  const link = Type.Object({
    title: line(120, 'Title'),
    address: webAddress(minLength, 'Web address'),
  })
  return Type.Object({
    ...commonFields(minLength),
    ...listingFields(minLength),
    ...heroFields(minLength),
    answers: answers(minLength),
    facts: Type.Array(fact, named('Quick facts')),
    reasons: points('Reasons'),
    universities: Type.Array(university, named('Universities')),
    courseAreas: Type.Array(line(120), named('Course areas')),
    costs: costs(minLength),
    scholarships: points('Scholarships'),
    steps: Type.Array(step, named('Steps to the visa')),
    funds: Type.Optional(points('Whose money counts')),
    changes: Type.Optional(Type.Array(change, named('Changing soon'))),
    deadlines: Type.Optional(deadlines(minLength)),
    cities: Type.Optional(cities),
    entry: Type.Optional(Type.Array(entry, named('Entry requirements'))),
    entryText: Type.Optional(optional(600, 'Study gap and other requirements')),
    health: Type.Optional(points('Health cover')),
    family: Type.Optional(points('Work and family')),
    refusals: Type.Optional(points('Why visas are refused')),
    refusalRate: Type.Optional(factRef(minLength, 'Visas granted, in percent', 'refusals')),
    beware: Type.Optional(points('Beware of')),
    links: Type.Optional(Type.Array(link, named('Official addresses'))),
    earlier: Type.Optional(Type.Array(earlier, named('Earlier figures'))),
    intakes: points('Intakes'),
    documents: Type.Array(line(300), named('Documents')),
    noc: points('No Objection Certificate'),
    proofOfFunds: point({ title: 'Proof of funds' }),
    afterwards: points('After studies'),
    questions: questions(),
  })
}

export const GuideDraft = guideContent(0)
export const GuideContent = guideContent(1)
export type GuideContent = Static<typeof GuideContent>

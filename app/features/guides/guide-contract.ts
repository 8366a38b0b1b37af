import { type Static, Type } from 'typebox'
import { singleLine } from '#app/contract/common.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

const KEY = '^[a-z0-9.-]*$'

/**
 * Keys of the facts that a guide shows in one place. Without facts the page asks to contact the
 * office.
 */
export interface FactRef {
  keys: string[]
}

const factRef = (minLength: MinimumLength, title: string) =>
  Type.Object(
    {
      keys: Type.Array(
        Type.String({ ...singleLine, maxLength: 120, ...(minLength && { pattern: KEY }) }),
        {
          title,
          description:
            'Keys from the Facts screen, one per line. Without a fact, the page shows “Ask us”.',
          maxItems: 6,
        },
      ),
    },
    { title },
  )

/** The first questions of students. */
const answers = (minLength: MinimumLength) =>
  Type.Object(
    {
      funds: Type.Optional(factRef(minLength, 'To show in the bank')),
      visaFee: Type.Optional(factRef(minLength, 'Visa fee')),
      visaTime: Type.Optional(factRef(minLength, 'Visa processing time')),
      work: Type.Optional(factRef(minLength, 'Work while studying')),
      intakes: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
        title: 'Intake months',
        description: 'Month numbers from 1 to 12, one per line, the main intake first.',
        minItems: minLength,
        maxItems: 12,
      }),
      stay: Type.Optional(factRef(minLength, 'Stay after studies')),
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
      description:
        'Two-letter country code, for example NO for Norway. The country’s card on Study Abroad links to the guide with this code.',
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
    globe: picture('Picture at the top', 'A square picture. Optional.'),
    outline: picture('Card picture', 'Upload an outline of the country. It is shown on dark blue.'),
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
    figure: Type.Optional(factRef(minLength, 'Amount')),
    part: Type.Optional(
      Type.Enum(['tuition', 'living'], {
        title: 'Part of first-year costs',
        description: 'The first-year cost is the sum of one tuition and one living cost.',
      }),
    ),
  })
  return Type.Array(cost, { title: 'Costs', maxItems: 40 })
}
export const Costs = costs(1)

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
  const university = Type.Object({ name: line(120, 'Name'), place: line(120, 'Place') })
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
    steps: points('Steps to the visa'),
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

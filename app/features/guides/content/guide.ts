import type { Figure, LabelledFigure } from './figure.ts'

/** All that a country's page says. Texts are plain: the page draws them. */
export interface Guide {
  /** Of the country (ISO 3166, two letters). */
  code: string
  path: string
  /** In headings and breadcrumbs. */
  name: string
  /** In the middle of a sentence, as in "the UK". */
  nameInText: string

  /** Without the name of the site. */
  title: string
  /** For search engines. */
  description: string
  /** The card for social networks, in public/. */
  picture: string
  /** The day of the last change, as in 2026-05-31. */
  modified: string

  /** The picture of the way from Kathmandu, in public/. */
  globe: string
  tagline: string
  intro: string
  /** The texts of the two links to the contact page. */
  actions: { first: string; last: string }
  /** Stands on the boarding pass, opposite Kathmandu. */
  gateway: { airport: string; city: string }

  answers: Answers
  facts: Fact[]
  reasons: Point[]
  universities: University[]
  courseAreas: string[]
  costs: Cost[]
  scholarships: Point[]
  steps: Point[]
  afterwards: Point[]
  intakes: Point[]
  documents: string[]
  noc: Point[]
  proofOfFunds: Point
}

/**
 * What a student asks first; the office is asked for what is missing. The cost of the first year
 * is what the lowest tuition and the lowest cost of living come to.
 */
interface Answers {
  /** To be shown in the bank. */
  funds?: Answer
  visaFee?: Answer
  visaTime?: Answer
  /** Beside studies. */
  work?: Answer
  /** Months of the year from 1 on, the main one first. */
  intakes: number[]
  /** To work, or to look for work, after the studies; the comparison of countries has it. */
  stay?: Answer
}

export interface Answer extends Figure {
  /** What the office said earlier. */
  before?: Figure
}

/** A quick fact is a word or a figure. */
export type Fact = { label: string; text: string } | { label: string; figure: Figure }

export interface Point {
  title: string
  text: string
  figures?: LabelledFigure[]
}

export interface University {
  name: string
  place: string
}

interface Cost {
  /** Of which part of the first year it is the lowest. */
  part?: 'tuition' | 'living'
  item: string
  text: string
  /** None: the office is to be asked. */
  figure?: Figure
}

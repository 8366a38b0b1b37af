import type { FactRef, Figures, Labelled } from './figure.ts'

/** A guide as it is shown, with figures, and as it is written, with the facts that they are of. */
export type Guide = GuideOf<Figures>
export type WrittenGuide = GuideOf<FactRef>
export type Point = PointOf<Figures>
export type Fact = FactOf<Figures>

/** All that a country's page says. Texts are plain: the page draws them. */
interface GuideOf<Place> {
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

  answers: Answers<Place>
  facts: FactOf<Place>[]
  reasons: PointOf<Place>[]
  universities: University[]
  courseAreas: string[]
  costs: Cost<Place>[]
  scholarships: PointOf<Place>[]
  steps: PointOf<Place>[]
  afterwards: PointOf<Place>[]
  intakes: PointOf<Place>[]
  documents: string[]
  noc: PointOf<Place>[]
  proofOfFunds: PointOf<Place>
}

/**
 * What a student asks first; the office is asked for what is missing. The cost of the first year
 * is what the lowest tuition and the lowest cost of living come to.
 */
interface Answers<Place> {
  /** To be shown in the bank. */
  funds?: Place
  visaFee?: Place
  visaTime?: Place
  /** Beside studies. */
  work?: Place
  /** Months of the year from 1 on, the main one first. */
  intakes: number[]
  /** To work, or to look for work, after the studies; the comparison of countries has it. */
  stay?: Place
}

/** A quick fact is a word or a figure. */
type FactOf<Place> = { label: string; text: string } | { label: string; figure: Place }

export interface PointOf<Place> {
  title: string
  text: string
  figures?: Labelled<Place>[]
}

export interface University {
  name: string
  place: string
}

interface Cost<Place> {
  /** Of which part of the first year it is the lowest. */
  part?: 'tuition' | 'living'
  item: string
  text: string
  /** None: the office is to be asked. */
  figure?: Place
}

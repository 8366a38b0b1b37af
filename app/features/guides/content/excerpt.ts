import type { ExcerptName, GuideParts } from '../contract.ts'
import type { FactRef } from '../guide-contract.ts'
import {
  type FactsByKey,
  type Figure,
  fillGuide,
  isCurrent,
  type RenderedGuide,
} from './read-guide.ts'

/** One topic of all guides, country by country. */
export interface Excerpt {
  name: ExcerptName
  /** When one of the guides was last changed. */
  modified: string[]
  countries: ExcerptCountry[]
}

/** The part of one guide. Only the lists of the topic have content. */
export interface ExcerptCountry extends Pick<GuideParts, 'code' | 'address' | 'name'> {
  english: EnglishLevel[]
  visaFee: Figure[]
  visaTime: Figure[]
  steps: RenderedGuide<GuideParts['steps']>
  universities: RenderedGuide<GuideParts['universities']>
  scholarships: RenderedGuide<GuideParts['scholarships']>
}

/** The English that universities or the visa ask for. */
interface EnglishLevel {
  levels: string[]
  figures: Figure[]
  /** The overall IELTS score, if the figure names one. */
  ielts?: number
}

/** Returns a topic of all guides that have content for it. */
export function createExcerpt(name: ExcerptName, guides: GuideParts[], facts: FactsByKey): Excerpt {
  const countries = guides.map((guide) => selectParts(name, guide, facts))
  return {
    name,
    modified: guides.map(({ modified }) => modified),
    countries: countries.filter(hasContent[name]),
  }
}

const hasContent: Record<ExcerptName, (country: ExcerptCountry) => boolean> = {
  english: ({ english }) => english.length > 0,
  visa: ({ steps }) => steps.length > 0,
  universities: ({ universities }) => universities.length > 0,
  scholarships: ({ scholarships }) => scholarships.length > 0,
}

function selectParts(name: ExcerptName, guide: GuideParts, facts: FactsByKey): ExcerptCountry {
  const { code, address, name: country, entry = [], answers } = guide
  const fill = <Part>(part: Part) => fillGuide(part, facts)
  const isVisa = name === 'visa'
  return {
    code,
    address,
    name: country,
    english: name === 'english' ? listEnglish(entry, facts) : [],
    visaFee: isVisa ? fillRef(answers.visaFee, facts) : [],
    visaTime: isVisa ? fillRef(answers.visaTime, facts) : [],
    steps: isVisa ? fill(guide.steps) : [],
    universities: name === 'universities' ? fill(guide.universities) : [],
    scholarships: name === 'scholarships' ? fill(guide.scholarships) : [],
  }
}

const fillRef = (ref: FactRef | undefined, facts: FactsByKey): Figure[] =>
  ref ? fillGuide(ref, facts).filter(isCurrent) : []

/** Levels with the same facts share one entry. */
function listEnglish(entry: NonNullable<GuideParts['entry']>, facts: FactsByKey): EnglishLevel[] {
  const byFacts = Map.groupBy(entry, ({ english }) => english?.keys.join() ?? '')
  return [...byFacts.values()].flatMap((group) => {
    const figures = fillRef(group[0]?.english, facts)
    if (figures.length === 0) return []
    return { levels: group.map(({ level }) => level), figures, ielts: findIelts(figures) }
  })
}

function findIelts([figure]: Figure[]) {
  const score = /IELTS (\d(?:\.\d)?)/.exec(figure?.text ?? '')?.[1]
  return score ? Number(score) : undefined
}

import { comparison, type GuideBrief } from '../contract.ts'
import type { RenderedGuide } from './figure.ts'
import { nextIntake } from './next-intake.ts'

/** The part of a guide that the comparison shows. */
export interface ComparedGuide extends RenderedGuide<GuideBrief> {
  nextIntake: string
}

/** Parses the country codes of the query. */
export function parseChosenCodes(query: string, guides: GuideBrief[]) {
  const codes = query.split(',')
  const chosen = listCodes(guides)
    .filter((code) => codes.includes(code))
    .flatMap((code) => guides.find((guide) => guide.code.toLowerCase() === code) ?? [])
  return { chosen, hasOthers: codes.includes(comparison.other) }
}

/** Formats country codes for the query, in alphabetical order. */
export const listCodes = (guides: Pick<GuideBrief, 'code'>[]) =>
  [...new Set(guides.map(({ code }) => code.toLowerCase()))].sort()

export function toComparedGuide(guide: RenderedGuide<GuideBrief>, timeZone: string): ComparedGuide {
  const ofFirstYear = guide.costs.filter(({ part }) => part)
  const next = nextIntake(guide.answers.intakes, timeZone)
  return { ...guide, costs: ofFirstYear, nextIntake: next }
}

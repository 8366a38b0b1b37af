import { dateLanguage } from '#app/base/browser/language.ts'
import * as words from '../words.ts'
import { type Figure, formatFigure } from './figure.ts'
import type { Guide } from './guide.ts'
import { guides } from './guides.ts'
import { nextIntake } from './next-intake.ts'

/** What cards of a country say first, ready to be read: cards bring no scripts for it. */
export interface KeyFigure {
  label: string
  value: string
  /** Else the office is to be asked. */
  isKnown: boolean
  /** Who says so; what leads to the day, too, where there is one. */
  source?: string
  day?: { on: string; text: string }
}

/** Of every country with a guide, by its code (ISO 3166). */
export type KeyFigures = Record<string, KeyFigure[] | undefined>

/** For loaders, as the guides are. */
export function keyFigures(timeZone: string): KeyFigures {
  return Object.fromEntries(guides.map((guide) => [guide.code, figuresOf(guide, timeZone)]))
}

function figuresOf({ answers, costs }: Guide, timeZone: string): KeyFigure[] {
  const tuition = costs.find(({ part }) => part === 'tuition')?.figure
  const value = words.monthAndYear(nextIntake(answers.intakes, timeZone))
  return [
    describe(words.tuitionFrom, tuition && { ...tuition, to: undefined, bound: undefined }),
    describe(words.fundsToShow, answers.funds),
    { label: words.nextIntake, value, isKnown: true },
    describe(words.visaTakes, answers.visaTime),
  ]
}

function describe(label: string, figure?: Figure): KeyFigure {
  if (!figure) return { label, value: words.askUs, isKnown: false }
  const { source, asOf, checkedOn } = figure
  const on = checkedOn ?? (source && asOf)
  return {
    label,
    value: formatFigure(figure),
    isKnown: true,
    source: [source?.name, on && source && ', ', checkedOn && `${words.checkedOn} `]
      .filter(Boolean)
      .join(''),
    day: on ? { on, text: day.format(new Date(on)) } : undefined,
  }
}

const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' })

import { dateLanguage } from '#app/base/browser/language.ts'
import * as words from '../words.ts'
import { type Figure, type Figures, firstNumber, formatFigure } from './figure.ts'
import type { Guide } from './guide.ts'
import { nextIntake } from './next-intake.ts'
import { type Ledger, readGuides } from './read-guide.ts'

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
export function keyFigures(ledger: Ledger, timeZone: string): KeyFigures {
  const guides = readGuides(ledger)
  return Object.fromEntries(guides.map((guide) => [guide.code, figuresOf(guide, timeZone)]))
}

function figuresOf({ answers, costs }: Guide, timeZone: string): KeyFigure[] {
  const tuition = firstNumber(costs.find(({ part }) => part === 'tuition')?.figure)
  const value = words.monthAndYear(nextIntake(answers.intakes, timeZone))
  return [
    describe(words.tuition, tuition && [{ ...tuition, to: '', bound: lowest(tuition) }]),
    describe(words.fundsToShow, answers.funds),
    { label: words.nextIntake, value, isKnown: true },
    describe(words.visaTakes, answers.visaTime),
  ]
}

/** A range is named by its beginning. */
const lowest = ({ to, bound }: Figure) => (to && !bound ? 'from' : bound)

function describe(label: string, [figure]: Figures = []): KeyFigure {
  if (!figure) return { label, value: words.askUs, isKnown: false }
  const { source, asOf, checkedOn, condition } = figure
  const on = checkedOn || (source.name && asOf)
  const said = [condition, source.name || words.confirmWithUs].filter(Boolean).join(', ')
  return {
    label,
    value: formatFigure(figure),
    isKnown: true,
    source: [said, on && ', ', checkedOn && `${words.checkedOn} `].filter(Boolean).join(''),
    day: on ? { on, text: day.format(new Date(on)) } : undefined,
  }
}

const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' })

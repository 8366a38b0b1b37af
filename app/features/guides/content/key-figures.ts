import { dateLanguage } from '#app/base/browser/language.ts'
import { type GuideBrief, noGuide } from '../contract.ts'
import * as words from '../words.ts'
import {
  type Figure,
  type Figures,
  firstNumber,
  formatFigure,
  type RenderedGuide,
} from './figure.ts'
import { nextIntake } from './next-intake.ts'
import { type Rate, ratesIn } from './rates.ts'
import { type FactsByKey, fillGuide } from './read-guide.ts'

/** What cards of a country say first, ready to be read: cards bring no scripts for it. */
export interface KeyFigure {
  label: string
  value: string
  /** Else the office is to be asked. */
  isKnown: boolean
  /** Who says so; what leads to the day, too, where there is one. */
  source?: string
  day?: { on: string; text: string }
  /** The same in rupees. */
  rupees?: string
}

/** What leads to a guide from elsewhere. */
interface GuideCard {
  address: string
  outline: string
  figures: KeyFigure[]
  /** At which its amounts stand in rupees. */
  rates: Rate[]
}

/** Of every country with a guide, by its code (ISO 3166). */
export type GuideCards = Record<string, GuideCard | undefined>

/** For loaders. Of two guides of a country the first leads. */
export function createGuideCards(
  guides: GuideBrief[],
  ledger: FactsByKey,
  timeZone: string,
): GuideCards {
  const cards = guides.map(({ code, address, outline, ...guide }) => {
    const filled = fillGuide(guide, ledger)
    const card = { address, outline: outline || noGuide.outline }
    return [code, { ...card, ...compare(filled, timeZone) }] as const
  })
  return Object.fromEntries(cards.toReversed())
}

function compare(
  { answers, costs }: RenderedGuide<Pick<GuideBrief, 'answers' | 'costs'>>,
  timeZone: string,
): Pick<GuideCard, 'figures' | 'rates'> {
  const number = firstNumber(costs.find(({ part }) => part === 'tuition')?.figure)
  const tuition = number && [lowest(number)]
  const value = words.monthAndYear(nextIntake(answers.intakes, timeZone))
  const figures = [
    describe(words.tuition, tuition),
    describe(words.fundsToShow, answers.funds),
    { label: words.nextIntake, value, isKnown: true },
    describe(words.visaTakes, answers.visaTime),
  ]
  return { figures, rates: ratesIn([tuition, answers.funds?.slice(0, 1)]) }
}

/** A range is named by its beginning. */
function lowest({ to, bound, rupees, ...rest }: Figure): Figure {
  const inRupees = rupees && { ...rupees, amount: { ...rupees.amount, to: '' } }
  return { ...rest, to: '', bound: to && !bound ? 'from' : bound, rupees: inRupees }
}

function describe(label: string, [figure]: Figures = []): KeyFigure {
  if (!figure) return { label, value: words.askUs, isKnown: false }
  const { source, asOf, checkedOn, condition, rupees } = figure
  const on = checkedOn || (source.name && asOf)
  const said = [condition, source.name || words.confirmWithUs].filter(Boolean).join(', ')
  return {
    label,
    value: formatFigure(figure),
    isKnown: true,
    rupees: rupees && formatFigure(rupees.amount),
    source: [said, on && ', ', checkedOn && `${words.checkedOn} `].filter(Boolean).join(''),
    day: on ? { on, text: day.format(new Date(on)) } : undefined,
  }
}

const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' })

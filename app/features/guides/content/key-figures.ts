import { dateLanguage } from '#app/platform/browser/language.ts'
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
import { listRates, type Rate } from './rates.ts'
import { type FactsByKey, fillGuide } from './read-guide.ts'

/** Key figures of country cards, formatted on the server. */
export interface KeyFigure {
  label: string
  value: string
  /** Whether there is a figure; otherwise the card asks to contact the office. */
  isKnown: boolean
  /** The publisher, with the date if known. */
  source?: string
  day?: { on: string; text: string }
  /** The same in rupees. */
  rupees?: string
}

/** The data of links to a guide. */
interface GuideCard {
  address: string
  outline: string
  figures: KeyFigure[]
  /** The exchange rates of its amounts in rupees. */
  rates: Rate[]
}

/** Guide cards by country code (ISO 3166). */
export type GuideCards = Record<string, GuideCard | undefined>

/** Creates guide cards. The first guide of a country counts. */
export function createGuideCards(
  guides: GuideBrief[],
  facts: FactsByKey,
  timeZone: string,
): GuideCards {
  const cards = guides.map(({ code, address, outline, ...guide }) => {
    const filled = fillGuide(guide, facts)
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
  const value = words.formatMonth(nextIntake(answers.intakes, timeZone))
  const figures = [
    describe(words.tuition, tuition),
    describe(words.fundsToShow, answers.funds),
    { label: words.nextIntake, value, isKnown: true },
    describe(words.visaTakes, answers.visaTime),
  ]
  return { figures, rates: listRates([tuition, answers.funds?.slice(0, 1)]) }
}

/** Uses the lower end of ranges. */
function lowest({ to, bound, rupees, ...rest }: Figure): Figure {
  const inRupees = rupees && { ...rupees, amount: { ...rupees.amount, to: '' } }
  return { ...rest, to: '', bound: to && !bound ? 'from' : bound, rupees: inRupees }
}

function describe(label: string, [figure]: Figures = []): KeyFigure {
  if (!figure) return { label, value: words.askUs, isKnown: false }
  const { source, asOf, checkedOn, condition, rupees } = figure
  const on = checkedOn || (source.name && asOf)
  const text = [condition, source.name || words.confirmWithUs].filter(Boolean).join(', ')
  return {
    label,
    value: formatFigure(figure),
    isKnown: true,
    rupees: rupees && formatFigure(rupees.amount),
    source: [text, on && ', ', checkedOn && `${words.checkedOn} `].filter(Boolean).join(''),
    day: on ? { on, text: day.format(new Date(on)) } : undefined,
  }
}

const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' })

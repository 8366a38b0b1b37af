import type { GuideBrief } from '../contract.ts'
import * as words from '../words.ts'
import {
  calculateFirstYear,
  describeFirstYear,
  findRates,
  formatRange,
  type Rate,
} from './first-year.ts'
import { type FormattedValue, formatFigures } from './format-figures.ts'
import { formatFunds } from './funds.ts'
import { listFigures } from './group-figures.ts'
import { nextIntake } from './next-intake.ts'
import { type FactsByKey, fillGuide, type RenderedGuide } from './read-guide.ts'

/** A key figure of a country card, formatted on the server. */
export interface KeyFigure extends FormattedValue {
  label: string
}

/** The data of links to a guide. */
interface GuideCard {
  address: string
  outline: string
  /** Without those that are not known. */
  figures: KeyFigure[]
  /** The exchange rates of its amounts in rupees. */
  rates: Rate[]
  /** Whether a figure needs confirmation by the office. */
  isUncertain: boolean
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
    const card = { address, outline }
    return [code, { ...card, ...listKeyFigures(filled, timeZone) }] as const
  })
  return Object.fromEntries(cards.toReversed())
}

function listKeyFigures(
  { answers, costs }: RenderedGuide<Pick<GuideBrief, 'answers' | 'costs'>>,
  timeZone: string,
): Pick<GuideCard, 'figures' | 'rates' | 'isUncertain'> {
  const firstYear = calculateFirstYear({ answers, costs })
  const [funds] = formatFunds(answers)
  const [visaTime] = formatFigures(answers.visaTime)
  const ofFirstYear = costs.filter(({ part }) => part)
  const values: Record<string, FormattedValue | undefined> = {
    [words.firstYearCosts]: firstYear && {
      value: formatRange(firstYear, firstYear.unit),
      rupees: firstYear.rupees && formatRange(firstYear.rupees, 'NPR'),
      remarks: describeFirstYear(firstYear),
    },
    [words.fundsToShow]: funds && {
      ...funds,
      remarks: [funds.addition, funds.remarks].filter(Boolean).join(', '),
    },
    [words.nextIntake]: {
      value: words.formatMonth(nextIntake(answers.intakes, timeZone)),
      remarks: '',
    },
    [words.visaTakes]: visaTime,
  }
  return {
    figures: Object.entries(values).flatMap(([label, value]) =>
      value ? [{ label, ...value }] : [],
    ),
    rates: findRates({ answers, costs }),
    isUncertain: listFigures([
      ofFirstYear,
      answers.funds,
      answers.fundsOnTop,
      answers.visaTime,
    ]).some((figure) => figure.isUncertain),
  }
}

import { formatTime } from '#app/platform/browser/amounts/amount.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import * as words from '../words.ts'
import { type FigureGroup, groupFigures } from './group-figures.ts'
import { type Figure, type Figures, formatFigure } from './read-guide.ts'

/** A value as text, for pages that leave its source to the guide. */
export interface FormattedValue {
  /** '' if it has not started yet. */
  value: string
  rupees?: string
  /** Conditions, notes, and values of other days. */
  remarks: string
}

/** Formats the values that readers of today meet, each with its remarks. */
export const formatFigures = (figures: Figures = []) =>
  groupFigures(figures).flatMap((group) =>
    formatGroup(group, {
      format: formatFigure,
      describe: (figure) => {
        const rupees = figure.rupees && formatFigure(figure.rupees.amount)
        return { rupees, remarks: listRemarks(figure) }
      },
    }),
  )

interface GroupFormat {
  format: (figure: Figure) => string
  describe: (figure: Figure) => { rupees?: string; remarks: string[] }
}

/** Formats the values of a group that readers of today meet, in their order. */
export function formatGroup(
  group: FigureGroup,
  { format, describe }: GroupFormat,
): FormattedValue[] {
  const otherTimes = listOtherTimes(group).map(({ figure, day, before, after }) => {
    const start = `${before}${day && formatDay(day, true)}${after}`
    return `${start}: ${[format(figure), figure.note].filter(Boolean).join(', ')}`
  })
  const [first] = group.current
  if (!first) {
    const [condition = ''] = group.upcoming.map((figure) => figure.condition)
    return [{ value: '', remarks: [condition, ...otherTimes].filter(Boolean).join('; ') }]
  }
  return group.current.map((figure) => {
    const { rupees, remarks } = describe(figure)
    const others = figure === first ? otherTimes : []
    const all = [remarks.join(', '), ...others].filter(Boolean).join('; ')
    return { value: format(figure), rupees, remarks: all }
  })
}

/** The values of a group that readers of today do not meet, with the text around their days. */
export function listOtherTimes({ ending, upcoming }: FigureGroup) {
  return [
    ...ending.map((figure) => toOtherTime(figure, figure.lastDay, words.until)),
    ...upcoming.map((figure) =>
      toOtherTime(
        figure,
        figure.validFrom,
        figure.validFrom ? words.startingOn : { before: words.planned, after: '' },
      ),
    ),
  ]
}

const toOtherTime = (figure: Figure, day: string, { before, after }: typeof words.until) => ({
  figure,
  day,
  before,
  after,
})

/** Under what condition a value counts, and what readers have to know about it. */
export function listRemarks(figure: Figure, count: string | false = formatCount(figure)) {
  const { condition, note, mayHaveChanged, previous } = figure
  return [
    condition,
    count,
    note,
    mayHaveChanged && words.mayHaveChanged,
    previous && words.previous(formatFigure(previous)),
  ].flatMap((remark) => remark || [])
}

/** Formats for how many periods the figure applies, for example "for up to 3 years". */
function formatCount({ multiplier, per }: Figure) {
  if (multiplier <= 1 || per === 'fortnight' || per === '') return ''
  return words.forUpTo(formatTime([String(multiplier)], per))
}

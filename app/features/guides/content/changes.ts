import { listFigures } from './group-figures.ts'
import type { Guide } from './guide.ts'
import { type Figure, type Figures, isCurrent } from './read-guide.ts'

/** A value that starts on a day, with the value that it replaces. */
interface NewValue {
  figure: Figure
  replaced?: Figure
}

/** What changes for readers of a guide on one day. */
export interface Change {
  /** The first day; '' if it is not decided. */
  day: string
  label: string
  /** What it means, and for whom. */
  text: string
  values: NewValue[]
}

/**
 * Returns the changes after today, earliest first: those that the guide explains, and every other
 * coming value of its facts. A change that the guide explains may have no first day yet, and its
 * value may itself be the day.
 */
export function listChanges(guide: Guide, today: string): Change[] {
  const { changes = [], earlier, ...rest } = guide
  const explained = changes.flatMap(({ figure, text }) => {
    const dated = toChanges(figure, text, today)
    return dated.length > 0 ? dated : listOpenChanges(figure, text, today)
  })
  const known = new Set(changes.flatMap(({ figure }) => figure.map(({ key }) => key)))
  const others = [...Map.groupBy(listFigures(rest), ({ key }) => key)]
    .filter(([key]) => !known.has(key))
    .flatMap(([, figures]) => toChanges(figures, '', today))
  return [...explained, ...others].toSorted((a, b) =>
    (a.day || '9999').localeCompare(b.day || '9999'),
  )
}

function toChanges(repeated: Figures, text: string, today: string): Change[] {
  // Several sections may show the same fact.
  const figures = [...new Map(repeated.map((each) => [identify(each), each])).values()]
  const coming = figures.filter(({ isUpcoming, validFrom }) => isUpcoming || validFrom > today)
  return [...Map.groupBy(coming, ({ validFrom }) => validFrom)].map(([day, values]) => ({
    day,
    label: shareLabel(values.map(({ label }) => label)),
    text,
    values: values.map((figure) => ({ figure, replaced: findReplaced(figure, figures) })),
  }))
}

/** Returns days after today, and values that replace none, so that their change is still open. */
function listOpenChanges(figures: Figures, text: string, today: string): Change[] {
  return figures
    .filter((figure) =>
      figure.unit === 'date'
        ? (figure.to || figure.from) > today
        : isCurrent(figure) && !figure.previous && !findReplaced(figure, figures),
    )
    .map((figure) => ({
      day: figure.unit === 'date' ? figure.to || figure.from : '',
      label: figure.label,
      text,
      values: [{ figure }],
    }))
}

/** "Funds to show" for "Funds to show, in London" and "Funds to show, outside London". */
function shareLabel(labels: string[]) {
  const [first = '', ...others] = labels
  const parts = first.split(', ')
  const length = parts.findLastIndex((_, index) => {
    const start = parts.slice(0, index + 1).join(', ')
    return others.every((other) => other === start || other.startsWith(`${start}, `))
  })
  return length < 0 ? [...new Set(labels)].join(', ') : parts.slice(0, length + 1).join(', ')
}

const identify = ({ key, condition, from, to, text, validFrom }: Figure) =>
  [key, condition, from, to, text, validFrom].join('|')

/** The value under the same condition before this one. */
function findReplaced(figure: Figure, figures: Figures) {
  const before = figures.filter(
    ({ key, condition, validFrom }) =>
      key === figure.key &&
      condition === figure.condition &&
      (validFrom < figure.validFrom || (!figure.validFrom && validFrom !== '')),
  )
  return before.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)
}

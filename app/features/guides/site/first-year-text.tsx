import { formatFigure } from '../content/figure.ts'
import { calculateFirstYear } from '../content/first-year.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { Small } from './figure-text.tsx'

/** Shows the cost of the first year and its parts. */
export function FirstYearText({ guide }: { guide: Pick<Guide, 'costs'> }) {
  const known = calculateFirstYear(guide)
  if (!known) return words.askUs
  const [one, other] = known.parts
  const sum = other
    ? words.tuitionAndLiving
    : one === 'tuition'
      ? words.withoutLivingCosts
      : words.withoutTuition
  return (
    <>
      {formatFigure(known.figure)}
      {known.rupees && <Small>{formatFigure(known.rupees)}</Small>}
      <Small>{[sum, known.isUncertain && words.confirmWithUs].filter(Boolean).join(', ')}</Small>
    </>
  )
}

import { formatFigure } from '../content/figure.ts'
import { calculateFirstYear } from '../content/first-year.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { Small } from './figure-text.tsx'

/** Shows the cost of the first year and its parts. */
export function FirstYearText({ guide }: { guide: Pick<Guide, 'costs'> }) {
  const firstYear = calculateFirstYear(guide)
  if (!firstYear) return words.askUs
  const [one, other] = firstYear.parts
  const sum = other
    ? words.tuitionAndLiving
    : one === 'tuition'
      ? words.withoutLivingCosts
      : words.withoutTuition
  return (
    <>
      {formatFigure(firstYear.figure)}
      {firstYear.rupees && <Small>{formatFigure(firstYear.rupees)}</Small>}
      <Small>
        {[sum, firstYear.isUncertain && words.confirmWithUs].filter(Boolean).join(', ')}
      </Small>
    </>
  )
}

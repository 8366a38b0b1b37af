import { formatFigure } from '../content/figure.ts'
import { calculateFirstYear } from '../content/first-year.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { Small } from './figure-text.tsx'

/** Shows the cost of the first year, and whether it includes tuition and living costs. */
export function FirstYearText({ guide }: { guide: Pick<Guide, 'costs'> }) {
  const firstYear = calculateFirstYear(guide)
  if (!firstYear) return words.askUs
  const [firstPart, secondPart] = firstYear.parts
  const description = secondPart
    ? words.tuitionAndLiving
    : firstPart === 'tuition'
      ? words.withoutLivingCosts
      : words.withoutTuition
  return (
    <>
      {formatFigure(firstYear.figure)}
      {firstYear.rupees && <Small>{formatFigure(firstYear.rupees)}</Small>}
      <Small>
        {[description, firstYear.isUncertain && words.confirmWithUs].filter(Boolean).join(', ')}
      </Small>
    </>
  )
}

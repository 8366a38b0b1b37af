import type { ReactNode } from 'react'
import { formatFigure } from '../content/figure.ts'
import { firstYear } from '../content/first-year.ts'
import type { Answer, Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { FigureText } from './figure-text.tsx'

/** What the first year costs, and of what that is the sum. */
export function FirstYearText({ guide }: { guide: Pick<Guide, 'costs'> }) {
  const known = firstYear(guide)
  if (!known) return words.askUs
  const [one, other] = known.parts
  return (
    <>
      {formatFigure(known.figure)}
      <Small>
        {other
          ? words.tuitionAndLiving
          : one === 'tuition'
            ? words.tuitionAlone
            : words.livingAlone}
      </Small>
    </>
  )
}

export function AnswerText({ answer }: { answer?: Answer }) {
  if (!answer) return words.askUs
  return (
    <>
      <FigureText figure={answer} />
      {answer.before && <Small>{words.before(formatFigure(answer.before))}</Small>}
    </>
  )
}

export function Small({ children }: { children: ReactNode }) {
  return <small className="block text-sm leading-snug font-normal opacity-80">{children}</small>
}

import { SiteLanguage } from '#app/ui/page-language.tsx'
import { groupFigures, hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import type { Figures } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { FigureText, InlineFigures } from './labelled-figures.tsx'
import { Fold, PointFolds, siteText } from './section-parts.tsx'

/** Work, dependants, stay, and what the visa costs and takes. */
export function Rules({ guide: { answers, family = [] } }: { guide: Guide }) {
  const rules: [string, Figures | undefined][] = [
    [words.workWhileStudying, answers.work],
    [words.dependants, answers.dependants],
    [words.stayAfterwards, answers.stay],
  ]
  const visa: [string, Figures | undefined][] = [
    [words.visaFee, answers.visaFee],
    [words.visaTakes, answers.visaTime],
    [answers.evidence?.[0]?.label ?? '', answers.evidence],
  ]
  const hasVisa = visa.some(([, figures]) => hasFigures(figures))
  return (
    <>
      <RuleList rules={rules} />
      <div className="mt-4 lg:mt-8">
        {hasVisa && (
          <Fold summary={siteText(words.visaFeeAndTime)}>
            <RuleList rules={visa} />
          </Fold>
        )}
        <PointFolds points={family} />
      </div>
    </>
  )
}

function RuleList({ rules }: { rules: [string, Figures | undefined][] }) {
  return (
    <dl className="grid gap-3 lg:grid-cols-3 lg:gap-x-12">
      {rules
        .filter(([, figures]) => hasFigures(figures))
        .map(([label, figures]) => (
          <div key={label}>
            <dt className="text-sm text-ink/75">{siteText(label)}</dt>
            <RuleValue figures={figures} />
          </div>
        ))}
    </dl>
  )
}

/** The first value is large, others are small. Long words are not large. */
function RuleValue({ figures = [] }: { figures?: Figures }) {
  const [first, ...others] = groupFigures(figures)
  if (!first) return null
  const isLong = first.current.some(({ text }) => text.length > 24)
  const rest = others.flatMap(({ current, ending, upcoming }) => [
    ...current,
    ...ending,
    ...upcoming,
  ])
  return (
    <dd className="leading-tight">
      <SiteLanguage isInline>
        <span
          className={`block font-semibold text-indigo *:[small]:font-sans *:[small]:text-ink ${isLong ? '' : 'font-display text-xl'}`}
        >
          <FigureText figures={[...first.current, ...first.ending, ...first.upcoming]} />
        </span>
        {rest.length > 0 && (
          <span className="mt-1 block text-sm">
            <InlineFigures figures={rest} />
          </span>
        )}
      </SiteLanguage>
    </dd>
  )
}

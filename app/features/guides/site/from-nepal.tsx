import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Guide, Point } from '../content/guide.ts'
import * as words from '../words.ts'
import { detailsArrow } from './details-arrow.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** Requirements for students from Nepal. */
export function FromNepal({ guide }: { guide: Guide }) {
  const { intakes, documents, noc, proofOfFunds } = guide

  return (
    <div className="mt-4 rounded-card sm:mt-8 border border-line bg-white">
      <FromNepalSection heading={<SiteLanguage isInline>{words.intakes}</SiteLanguage>}>
        <Points points={intakes} />
      </FromNepalSection>
      <Collapsible heading={<SiteLanguage isInline>{words.documents}</SiteLanguage>}>
        <ul className="grid gap-2">
          {documents.map((document) => (
            <li key={document} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-indigo" />
              {document}
            </li>
          ))}
        </ul>
      </Collapsible>
      <Collapsible heading={<SiteLanguage isInline>{words.nocFull}</SiteLanguage>}>
        <Points points={noc} />
      </Collapsible>
      <Collapsible heading={proofOfFunds.title}>
        <p>{proofOfFunds.text}</p>
        <LabelledFigures figures={proofOfFunds.figures} />
      </Collapsible>
    </div>
  )
}

/** A section that is collapsed at first. */
function Collapsible({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3.5 sm:p-6 [&::-webkit-details-marker]:hidden">
        <h3 className={headingClassName}>{heading}</h3>
        <span aria-hidden="true" className={detailsArrow} />
      </summary>
      <div className="px-4 pb-5 text-ink/85 sm:px-6 sm:pb-6">{children}</div>
    </details>
  )
}

function FromNepalSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-line p-4 sm:p-6 not-first:border-t sm:grid-cols-[11rem_1fr]">
      <h3 className={headingClassName}>{heading}</h3>
      <div className="text-ink/85">{children}</div>
    </div>
  )
}

function Points({ points }: { points: Point[] }) {
  return (
    <dl className="grid gap-2 sm:gap-3">
      {points.map(({ title, text }) => (
        <div key={title} className="max-sm:*:inline">
          <dt className="font-semibold text-night max-sm:after:content-[':_']">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const headingClassName = 'font-display text-xl font-semibold text-night'

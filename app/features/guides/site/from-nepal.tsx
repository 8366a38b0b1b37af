import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Guide, Point } from '../content/guide.ts'
import * as words from '../words.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** What the journey needs that begins in Nepal. */
export function FromNepal({ guide }: { guide: Guide }) {
  const { intakes, documents, noc, proofOfFunds } = guide

  return (
    <div className="mt-8 rounded-card border border-line bg-white">
      <Part heading={words.intakes}>
        <Points points={intakes} />
      </Part>
      <Part heading={words.documents}>
        <ul className="grid gap-2">
          {documents.map((document) => (
            <li key={document} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-indigo" />
              {document}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={words.nocFull}>
        <Points points={noc} />
      </Part>
      <Part heading={proofOfFunds.title}>
        <p>{proofOfFunds.text}</p>
        {proofOfFunds.figures && <LabelledFigures figures={proofOfFunds.figures} />}
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-line p-6 not-first:border-t sm:grid-cols-[11rem_1fr]">
      <h3 className="font-display text-xl leading-snug font-semibold text-night">{heading}</h3>
      <div className="text-ink/85">{children}</div>
    </div>
  )
}

function Points({ points }: { points: Point[] }) {
  return (
    <dl className="grid gap-3">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold text-night">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

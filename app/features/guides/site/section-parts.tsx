import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Digits, SiteLanguage } from '#app/ui/page-language.tsx'
import type { Point } from '../content/guide.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** A part that is looked up rather than read: closed at first, open in print. */
export function Fold({ summary, count, children }: FoldProps) {
  return (
    <div className="border-t border-line last:border-b">
      <Disclosure
        summary={
          <span>
            {summary}
            {count !== undefined && (
              <span className="font-normal text-ink/75">
                {' '}
                <Digits>{count}</Digits>
              </span>
            )}
          </span>
        }
      >
        {children}
      </Disclosure>
    </div>
  )
}

interface FoldProps {
  summary: ReactNode
  /** How many entries are inside. */
  count?: number
  children: ReactNode
}

/** Each point is a fold. */
export function PointFolds({ points }: { points: Point[] }) {
  return points.map((point) => (
    <Fold key={point.title} summary={point.title}>
      <PointText point={point} />
    </Fold>
  ))
}

function PointText({ point: { text, figures } }: { point: Point }) {
  return (
    <>
      {text && <p className="max-w-[65ch] whitespace-pre-line text-ink/85">{text}</p>}
      <LabelledFigures figures={figures} />
    </>
  )
}

/** Titles and texts in one list, for the inside of a fold. */
export function PlainPoints({ points }: { points: Point[] }) {
  return (
    <ul className="grid gap-2 lg:grid-cols-2 lg:gap-x-10">
      {points.map(({ title, text, figures }) => (
        <li key={title} className="text-ink/85">
          <b className="font-semibold text-night">{title}</b>
          {text && `: ${text}`}
          <LabelledFigures figures={figures} />
        </li>
      ))}
    </ul>
  )
}

/** A list to tick off. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-normal">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-indigo" />
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A label in the language of the build. */
export const siteText = (text: string) => <SiteLanguage isInline>{text}</SiteLanguage>

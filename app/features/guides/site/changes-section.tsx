import { Fragment } from 'react'
import { dateFormat } from '#app/contract/date-format.ts'
import { describeInBikramSambat } from '#app/contract/office-calendar.ts'
import { dateLanguage, language } from '#app/platform/browser/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Change } from '../content/changes.ts'
import { formatFigure } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { Cite } from './sources.tsx'

/** The number of changes outside the fold. */
const MAX_ITEMS = 2

/** What changes, with old values struck through before the new. */
export function Changes({ changes }: { changes: Change[] }) {
  const later = changes.slice(MAX_ITEMS)
  return (
    <>
      <ChangeList changes={changes.slice(0, MAX_ITEMS)} />
      {later.length > 0 && (
        <div className="border-t border-amber-ink/30 lg:mt-4">
          <Disclosure
            summary={<SiteLanguage isInline>{words.laterChanges(later.length)}</SiteLanguage>}
          >
            <ChangeList changes={later} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <ol className="grid lg:grid-cols-2 lg:gap-x-12 lg:gap-y-6">
      {changes.map((change) => (
        <li
          key={change.day + change.label}
          className="grid grid-cols-[4.75rem_1fr] content-start gap-3 border-t border-amber-ink/30 py-2.5 leading-snug max-sm:text-sm lg:block lg:border-t-2 lg:border-marigold"
        >
          <SiteLanguage isInline>
            <ChangeDay day={change.day} />
          </SiteLanguage>
          <div className="lg:mt-2">
            <SiteLanguage>
              <p>
                <b>{change.label + words.fullStop}</b>
                {change.values.map(({ figure, replaced }) => (
                  <Fragment key={figure.condition + figure.from + figure.text}>
                    {figure.condition && ` ${figure.condition}`}{' '}
                    {replaced && (
                      <s className="text-ink/75 decoration-ink/50">{formatFigure(replaced)}</s>
                    )}
                    {replaced && ' '}
                    <b>{formatFigure(figure)}</b>
                    {figure.note && ` (${figure.note})`}
                    <Cite figure={figure} />
                    {words.fullStop}
                  </Fragment>
                ))}
              </p>
            </SiteLanguage>
            {change.text && <p>{change.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function ChangeDay({ day }: { day: string }) {
  const className = 'block font-display text-xl leading-tight font-semibold text-amber-ink'
  if (!day) return <span className={className}>{words.dateOpen}</span>
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLanguage, { ...options, timeZone: 'UTC' }).format(new Date(day))
  return (
    <time dateTime={day} className={className}>
      {format({ day: 'numeric', month: 'short' })}
      <span className="block font-sans text-sm">{format({ year: 'numeric' })}</span>
      <span className="block font-sans text-sm empty:hidden">
        {describeInBikramSambat(day, language)}
      </span>
    </time>
  )
}

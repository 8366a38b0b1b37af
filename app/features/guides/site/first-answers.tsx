import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { to } from '#app/platform/browser/addresses.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Change } from '../content/changes.ts'
import {
  calculateFirstYear,
  describeFirstYear,
  describeGap,
  formatRange,
} from '../content/first-year.ts'
import {
  type FigureGroup,
  groupFigures,
  hasFigures,
  listFigures,
} from '../content/group-figures.ts'
import type { Fact, Guide } from '../content/guide.ts'
import { nextIntake } from '../content/next-intake.ts'
import * as words from '../words.ts'
import { RangeBar } from './charts.tsx'
import { FundsAmount, FundsRemarks } from './funds-section.tsx'
import { InlineFigures } from './labelled-figures.tsx'
import { Fold } from './section-parts.tsx'

/** The first-year cost, the largest text of the page. */
export function FirstYearAnswer({ guide }: { guide: Guide }) {
  const firstYear = calculateFirstYear(guide)
  const remarks = firstYear && describeFirstYear(firstYear)
  const isUncertain = listFigures(guide).some((figure) => figure.isUncertain)
  const max = Math.max(
    0,
    ...(firstYear?.levels ?? []).map(({ least, most }) => most ?? least * 1.5),
  )

  return (
    <dl data-answer="first-year" className="lg:border-l lg:border-paper/25 lg:pl-12">
      <dt className="text-sm">
        <SiteLanguage isInline>
          {firstYear ? words.firstYearOf(listParts(guide)) : words.firstYearCosts}
        </SiteLanguage>
      </dt>
      {firstYear ? (
        <>
          <dd>
            <SiteLanguage isInline>
              <LargeAmount text={formatRange(firstYear, firstYear.unit)} />
            </SiteLanguage>
          </dd>
          {firstYear.rupees && (
            <dd className="text-lg text-[color-mix(in_oklab,var(--color-marigold)_55%,white)]">
              <SiteLanguage isInline>{formatRange(firstYear.rupees, 'NPR')}</SiteLanguage>
            </dd>
          )}
          {remarks && (
            <dd className="text-sm text-paper/85 first-letter:uppercase">
              <SiteLanguage isInline>{remarks}</SiteLanguage>
            </dd>
          )}
        </>
      ) : (
        <>
          <dd className="font-display text-2xl font-semibold">
            <SiteLanguage isInline>{words.noConfirmedFigure}</SiteLanguage>
          </dd>
          <dd className="text-sm text-paper/85">
            <SiteLanguage isInline>{describeGap(guide)}</SiteLanguage>
          </dd>
        </>
      )}
      {isUncertain && (
        <dd className="text-sm text-paper/85">
          <SiteLanguage isInline>{words.notConfirmedYet}</SiteLanguage>
        </dd>
      )}
      {firstYear && (
        <dd className="mt-2.5 grid gap-2">
          {firstYear.levels.map(
            ({ level, least, most, isLeastAverage = false, isMostAverage = false }) => (
              <div key={level}>
                {level && (
                  <p className="mb-0.5 flex flex-wrap justify-between gap-x-4 text-sm">
                    <SiteLanguage isInline>{words.levelNames[level]}</SiteLanguage>
                    <SiteLanguage isInline>
                      {/* Alone on a line, a range breaks after its dash where large text needs it. */}
                      <b>{formatRange({ least, most }, firstYear.unit)}</b>
                      {firstYear.levels.length > 1 && (isLeastAverage || isMostAverage) && (
                        <span>{words.averageEnds(isLeastAverage, isMostAverage)}</span>
                      )}
                    </SiteLanguage>
                  </p>
                )}
                <RangeBar least={least} most={most} max={max} />
              </div>
            ),
          )}
        </dd>
      )}
    </dl>
  )
}

/** The names of the parts of the first year that have a figure. */
function listParts({ costs }: Guide) {
  const parts = costs.filter(({ figure }) => hasFigures(figure)).map(({ part }) => part)
  return (['tuition', 'living', 'visa', 'health'] as const)
    .filter((part) => parts.includes(part))
    .map((part) => words.partsInText[part])
}

/** A code such as CAD before the number is small; long numbers are smaller. */
function LargeAmount({ text }: { text: string }) {
  const [, code = '', number = text] = /^((?:from )?[A-Z]{3})?\s?(.*)$/s.exec(text) ?? []
  const size = number.length > 14 ? 'text-title' : 'text-hero'
  const [least = '', most] = number.split('–')
  return (
    <span className="font-display font-semibold">
      {code && <span className="text-2xl">{`${code}\u00a0`}</span>}
      <span className={`${size} leading-tight`}>
        {least}
        {most && '–'}
        {most && <wbr />}
        {most}
      </span>
    </span>
  )
}

/** Funds to show, next intake, what changes soon, and quick facts below the first-year cost. */
export function FirstAnswers({ guide, changes }: { guide: Guide; changes: Change[] }) {
  const { answers } = guide
  const { time_zone: timeZone } = useOffice()
  const funds = groupFigures(answers.funds).filter(({ current }) => current.length > 0)
  const intakes = answers.intakes.length > 0

  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        <SiteLanguage isInline>{words.quickFacts}</SiteLanguage>
      </h2>
      {(funds.length > 0 || intakes) && (
        <div className="border-b border-line bg-white">
          <dl className="frame grid lg:auto-cols-fr lg:grid-flow-col">
            {funds.slice(0, 2).map((group, index) => (
              <FundsBox
                key={group.current[0]?.condition}
                guide={guide}
                group={group}
                // Phones show the rest in the section on funds.
                className={index > 0 ? 'max-lg:hidden' : ''}
              />
            ))}
            {funds.length === 0 && (
              <Box
                name="funds"
                label={words.fundsToShow}
                value={words.noConfirmedFigure}
                className=""
              >
                <SiteLanguage isInline>{words.askTheSchool}</SiteLanguage>
              </Box>
            )}
            {intakes && (
              <Box
                label={words.nextIntake}
                value={words.formatMonth(nextIntake(answers.intakes, timeZone))}
                className={funds.length > 0 ? 'max-lg:hidden' : ''}
              >
                {hasFigures(answers.visaTime) && (
                  <SiteLanguage isInline>
                    {`${words.visaTakes}: `}
                    <InlineFigures figures={answers.visaTime} />
                  </SiteLanguage>
                )}
              </Box>
            )}
          </dl>
        </div>
      )}
      <ChangesLine changes={changes} />
      <Introduction guide={guide} />
    </section>
  )
}

interface FundsBoxProps {
  guide: Guide
  group: FigureGroup
  className: string
}

function FundsBox({ guide, group, className }: FundsBoxProps) {
  return (
    <Box
      name="funds"
      label={words.fundsToShow}
      value={<FundsAmount guide={guide} group={group} />}
      className={className}
    >
      <SiteLanguage isInline>
        <FundsRemarks guide={guide} group={group} />
      </SiteLanguage>
    </Box>
  )
}

interface BoxProps {
  /** For tests. */
  name?: string
  label: string
  value: ReactNode
  className: string
  children: ReactNode
}

function Box({ name, label, value, className, children }: BoxProps) {
  return (
    <div
      data-answer={name}
      className={`py-3.5 lg:py-7 lg:pr-8 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-8 ${className}`}
    >
      <dt className="text-sm">
        <SiteLanguage isInline>{label}</SiteLanguage>
      </dt>
      <dd className="font-display text-2xl leading-tight font-semibold text-indigo">
        <SiteLanguage isInline>{value}</SiteLanguage>
      </dd>
      <dd className="text-sm text-ink/80 empty:hidden">{children}</dd>
    </div>
  )
}

/** One line that leads to the section on changes. */
function ChangesLine({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null
  const next = changes
    .slice(0, 2)
    .map(({ day, label }) => [label, day && formatDay(day, true)].filter(Boolean).join(', '))

  return (
    <div className="border-b border-line bg-amber-tint text-amber-ink">
      <p className="frame flex gap-2.5 py-2.5 text-sm">
        <CalendarClock aria-hidden="true" className="mt-px size-5 shrink-0" />
        <SiteLanguage isInline>
          <span>
            <b>{`${words.changingSoon}: `}</b>
            {`${next.join('; ')}${words.fullStop} `}
            <a href="#changes" className="underline">
              {words.details}
            </a>
          </span>
        </SiteLanguage>
      </p>
    </div>
  )
}

function Introduction({ guide }: { guide: Guide }) {
  const { intro, actions, facts, gateway, code, nameInText } = guide

  return (
    <div className="frame grid gap-x-16 gap-y-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:py-8">
      <div>
        <p className="max-w-[65ch] sm:text-lg">{intro}</p>
        <div className="mt-2">
          <Fold summary={<SiteLanguage isInline>{words.quickFacts}</SiteLanguage>}>
            <dl className="flex flex-wrap gap-x-6 gap-y-0.5 text-sm">
              {facts.filter(hasValue).map((fact) => (
                <QuickFact key={fact.label} label={fact.label}>
                  <FactValue fact={fact} />
                </QuickFact>
              ))}
              {gateway.airport && (
                <QuickFact label={<SiteLanguage isInline>{words.flight}</SiteLanguage>}>
                  <SiteLanguage isInline>{words.kathmandu}</SiteLanguage>
                  {` – ${gateway.city} (${gateway.airport})`}
                </QuickFact>
              )}
            </dl>
          </Fold>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden lg:flex-col">
        <a
          href={to('/contact')}
          className="inline-flex min-h-11 items-center rounded-full border border-transparent bg-marigold px-6 font-semibold text-night"
        >
          {actions.first}
        </a>
        <a
          href={compareAddress([code])}
          className="inline-block py-1 text-sm font-semibold text-indigo underline"
        >
          <SiteLanguage isInline>{words.compareWithOthers(nameInText)}</SiteLanguage>
        </a>
      </p>
    </div>
  )
}

function QuickFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-ink/75">{label}</dt>
      <dd className="font-semibold text-night">{children}</dd>
    </div>
  )
}

const hasValue = ({ text, figure }: Fact) => Boolean(text) || hasFigures(figure)

function FactValue({ fact }: { fact: Fact }) {
  return fact.text || <InlineFigures figures={fact.figure} />
}

/** Returns the canonical address of a comparison, which is cached. */
export function compareAddress(codes: string[]) {
  const sorted = codes.map((code) => code.toLowerCase()).sort()
  return `${to('/compare')}?countries=${sorted.join(',')}`
}

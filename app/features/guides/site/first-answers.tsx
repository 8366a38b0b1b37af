import { Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import * as shared from '#app/platform/browser/words.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Fact, Guide } from '../content/guide.ts'
import { findRates } from '../content/rates.ts'
import * as words from '../words.ts'
import { compareAddress } from './compare-address.ts'
import { FigureText, formatInOneLine } from './figure-text.tsx'
import { FiguresRequest } from './figures-request.tsx'
import { FirstYearText } from './first-year-text.tsx'

/** The first answers, on a boarding pass at the lower edge of the hero. */
export function FirstAnswers({ guide }: { guide: Guide }) {
  const { answers, code, facts, gateway, nameInText } = guide

  return (
    <section aria-labelledby="facts" className="frame relative -mt-10">
      <h2 id="facts" className="sr-only">
        <SiteLanguage isInline>{words.quickFacts}</SiteLanguage>
      </h2>
      <div className="overflow-hidden rounded-card bg-white">
        <div className="flex items-center gap-4 max-xs:flex-wrap bg-indigo px-4 py-3 text-paper sm:px-8 sm:py-4">
          <Place airport={shared.kathmanduAirport} city={words.kathmandu} />
          <span aria-hidden="true" className="flex grow items-center gap-3">
            <span className="grow border-t-2 border-dotted border-paper/50" />
            <Plane className="size-5 rotate-45 text-marigold" />
            <span className="grow border-t-2 border-dotted border-paper/50" />
          </span>
          <Place airport={gateway.airport} city={gateway.city} />
        </div>
        <div className="border-x border-line p-4 sm:px-8 sm:py-5">
          <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-6 lg:gap-x-8">
            <Entry label={words.firstYearCosts}>
              <FirstYearText guide={guide} />
            </Entry>
            <Entry label={words.toShowInTheBank}>
              <FigureText figures={answers.funds} />
            </Entry>
            <Entry label={words.visaFee}>
              <FigureText figures={answers.visaFee} />
            </Entry>
            <Entry label={words.visaTakes}>
              <FigureText figures={answers.visaTime} />
            </Entry>
            <Entry label={words.workWhileStudying}>
              <FigureText figures={answers.work} />
            </Entry>
            <Entry label={words.intakes}>{words.formatMonths(answers.intakes)}</Entry>
          </dl>
          <FiguresRequest country={nameInText} rates={findRates(guide)} />
          <a
            href={compareAddress([code])}
            className="inline-block py-1 text-sm font-semibold text-indigo underline print:hidden"
          >
            <SiteLanguage isInline>{words.compareWithOthers(nameInText)}</SiteLanguage>
          </a>
        </div>
        <div className="perforated border-x" />
        <dl className="flex flex-wrap gap-x-6 gap-y-1 rounded-b-card border border-t-0 border-line p-4 text-sm sm:px-8">
          {facts.map((fact) => (
            <div key={fact.label} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink/75">{fact.label}</dt>
              <dd className="font-semibold text-night">
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink/75">
        <SiteLanguage isInline>{label}</SiteLanguage>
      </dt>
      <dd className="mt-0.5 text-xl font-semibold text-night">
        <SiteLanguage isInline>{children}</SiteLanguage>
      </dd>
    </div>
  )
}

function FactValue({ fact }: { fact: Fact }) {
  if (fact.text) return fact.text
  const currentFigures = (fact.figure ?? []).filter(({ isUpcoming }) => !isUpcoming)
  return formatInOneLine(currentFigures) || words.askUs
}

function Place({ airport, city }: { airport: string; city: string }) {
  return (
    <p className="leading-tight wrap-break-word">
      <span className="block font-display text-2xl font-semibold">{airport}</span>
      <span className="text-sm text-paper/85">{city}</span>
    </p>
  )
}

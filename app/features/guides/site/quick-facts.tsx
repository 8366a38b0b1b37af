import { Plane } from 'lucide-react'
import * as shared from '#app/base/browser/words.ts'
import type { Fact, Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { FigureText } from './figure-text.tsx'

/** The boarding pass that lies on the lower edge of the hero. */
export function QuickFacts({ guide: { facts, gateway } }: { guide: Guide }) {
  return (
    <section aria-labelledby="facts" className="frame relative -mt-10">
      <h2 id="facts" className="sr-only">
        {words.quickFacts}
      </h2>
      <div className="overflow-hidden rounded-card bg-white">
        <div className="flex items-center gap-4 bg-indigo px-5 py-4 text-paper sm:px-8">
          <Place airport={shared.kathmanduAirport} city={words.kathmandu} />
          <span aria-hidden="true" className="flex grow items-center gap-3">
            <span className="grow border-t-2 border-dotted border-paper/50" />
            <Plane className="size-5 rotate-45 text-marigold" />
            <span className="grow border-t-2 border-dotted border-paper/50" />
          </span>
          <Place airport={gateway.airport} city={gateway.city} />
        </div>
        <div className="perforated border-x" />
        <dl className="grid grid-cols-2 rounded-b-card border border-t-0 border-line gap-x-5 gap-y-6 p-5 sm:grid-cols-3 sm:p-8 lg:gap-x-8">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="text-sm text-ink/75">{fact.label}</dt>
              <dd className="mt-0.5 text-lg leading-snug font-semibold text-night sm:text-xl">
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function FactValue({ fact }: { fact: Fact }) {
  return 'figure' in fact ? <FigureText figure={fact.figure} /> : fact.text
}

function Place({ airport, city }: { airport: string; city: string }) {
  return (
    <p className="leading-tight">
      <span className="block font-display text-2xl font-semibold">{airport}</span>
      <span className="text-sm text-paper/85">{city}</span>
    </p>
  )
}

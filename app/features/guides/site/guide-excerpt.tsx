import type { ReactNode } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { createExcerpt, type Excerpt, type ExcerptCountry } from '../content/excerpt.ts'
import { listRates } from '../content/first-year.ts'
import { listFigures } from '../content/group-figures.ts'
import { type ExcerptName, guidesApi } from '../contract.ts'
import * as words from '../words.ts'
import { RateText } from './figures-request.tsx'
import { FigureText, LabelledFigures } from './labelled-figures.tsx'

/** Loads one topic of all guides. */
export async function loadExcerpt(name: ExcerptName, api: ApiClient) {
  const [guides, facts] = await Promise.all([
    api.attempt(guidesApi.listParts, { querystring: languageQuery }),
    api.attempt(factsApi.current, { querystring: languageQuery }),
  ])
  const excerpt = createExcerpt(name, guides.ok ? guides.value : [], facts.ok ? facts.value : {})
  return { excerpt, results: [guides, facts] }
}

/** Shows one topic of all guides, country by country. */
export function GuideExcerpt({ excerpt }: { excerpt: Excerpt }) {
  const { name, countries } = excerpt
  if (countries.length === 0) return null
  const { heading, intro, Country } = topics[name]
  const figures = countries.flatMap((country) => [
    country.visaFee,
    ...country.universities.map(({ figure }) => figure),
  ])
  const rates = listRates(figures)
  const isUncertain = listFigures(countries).some((figure) => figure.isUncertain)

  return (
    <section aria-labelledby={name} className="border-t border-line bg-white/60">
      <div className="frame section-gap">
        <h2 id={name} className="font-display text-title font-semibold text-night">
          {heading}
        </h2>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{intro}</p>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {countries.map((country) => (
            <li
              key={country.address}
              className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-[11rem_1fr]"
            >
              <h3 className="font-display text-xl font-semibold text-night">
                <a
                  href={country.address}
                  className="underline decoration-ink/30 underline-offset-4"
                >
                  {country.name}
                </a>
              </h3>
              <Country {...country} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink/80 empty:hidden">
          {isUncertain && `${words.notConfirmedYet} `}
          <RateText rates={rates} />
        </p>
      </div>
    </section>
  )
}

const topics: Record<
  ExcerptName,
  { heading: string; intro: string; Country: (country: ExcerptCountry) => ReactNode }
> = {
  english: { heading: words.scoresByCountry, intro: words.scoresIntro, Country: EnglishScores },
  visa: { heading: words.visaByCountry, intro: words.visaIntro, Country: VisaSteps },
  universities: {
    heading: words.institutionsByCountry,
    intro: words.institutionsIntro,
    Country: Institutions,
  },
  scholarships: {
    heading: words.scholarshipsByCountry,
    intro: words.scholarshipsIntro,
    Country: Scholarships,
  },
}

function EnglishScores({ english }: ExcerptCountry) {
  const others = english.slice(FIRST_LEVELS)
  const scores = english.flatMap(({ ielts }) => ielts ?? [])
  return (
    <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-[15rem_1fr]">
      {scores.length > 0 ? <ScoreScale scores={scores} /> : <span className="max-md:hidden" />}
      <div>
        <EnglishLevels english={english.slice(0, FIRST_LEVELS)} />
        {others.length > 0 && (
          <Disclosure summary={words.formatList(others.flatMap(({ levels }) => levels))}>
            <EnglishLevels english={others} />
          </Disclosure>
        )}
      </div>
    </div>
  )
}

/** The number of levels outside the fold. */
const FIRST_LEVELS = 2

function EnglishLevels({ english }: Pick<ExcerptCountry, 'english'>) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {english.map(({ levels, figures }) => (
        <div key={levels.join()}>
          <dt className="text-sm text-ink/75">{words.formatList(levels)}</dt>
          <dd className="leading-snug font-semibold text-night">
            <FigureText figures={figures} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const scale = [5, 5.5, 6, 6.5, 7, 7.5]
/** The middle of the column of a score. */
const toPercent = (score: number) => `${(((score - 5) / 0.5 + 0.5) / scale.length) * 100}%`

/** A dot for each overall IELTS score; the scores are in the text beside it. */
function ScoreScale({ scores }: { scores: number[] }) {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  return (
    <div aria-hidden="true" className="max-w-xs text-xs text-ink/75">
      <svg aria-hidden="true" height="22" className="w-full">
        {scale.map((score) => (
          <line
            key={score}
            x1={toPercent(score)}
            x2={toPercent(score)}
            y1="2"
            y2="20"
            className="stroke-line"
          />
        ))}
        <line
          x1={toPercent(least)}
          x2={toPercent(most)}
          y1="11"
          y2="11"
          strokeWidth="2"
          className="stroke-indigo"
        />
        {Array.from(new Set(scores), (score) => (
          <circle key={score} cx={toPercent(score)} cy="11" r="7" className="fill-indigo" />
        ))}
      </svg>
      <p className="grid grid-cols-6 text-center">
        {scale.map((score) => (
          <span key={score}>{score.toFixed(1)}</span>
        ))}
      </p>
    </div>
  )
}

function VisaSteps({ visaFee, visaTime, steps }: ExcerptCountry) {
  return (
    <div>
      <dl className="grid gap-x-8 gap-y-2 empty:hidden sm:grid-cols-2">
        {visaFee.length > 0 && <Answer label={words.visaFee} figures={visaFee} />}
        {visaTime.length > 0 && <Answer label={words.visaTakes} figures={visaTime} />}
      </dl>
      <Disclosure summary={words.steps(steps.length)}>
        <ol className="grid list-decimal gap-3 pl-6">
          {steps.map(({ title, text, who, duration = [] }) => (
            <li key={title}>
              <p className="font-semibold text-night">{title}</p>
              {who && <p className="text-sm text-ink/75">{who}</p>}
              <p className="max-w-[65ch] text-ink/85">{text}</p>
              {duration.length > 0 && (
                <p className="text-night">
                  <FigureText figures={duration} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}

function Answer({ label, figures }: { label: string; figures: ExcerptCountry['visaFee'] }) {
  return (
    <div>
      <dt className="text-sm text-ink/75">{label}</dt>
      <dd className="text-lg leading-snug font-semibold text-night">
        <FigureText figures={figures} />
      </dd>
    </div>
  )
}

function Institutions({ universities }: ExcerptCountry) {
  return (
    <Disclosure summary={words.institutions(universities.length)}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {universities.map(({ name, place, address, text, figure = [] }) => (
          <li key={name}>
            <p className="font-semibold text-night">
              {address ? (
                <a href={address} rel="noopener" className="underline underline-offset-4">
                  {name}
                </a>
              ) : (
                name
              )}
            </p>
            <p className="text-sm text-ink/75">{place}</p>
            {text && <p className="text-ink/85">{text}</p>}
            {figure.length > 0 && (
              <div className="font-semibold text-night">
                <FigureText figures={figure} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Scholarships({ scholarships }: ExcerptCountry) {
  return (
    <Disclosure summary={words.programmes(scholarships.length)}>
      <ul className="grid gap-4">
        {scholarships.map(({ title, text, figures }) => (
          <li key={title}>
            <p className="font-semibold text-night">{title}</p>
            <p className="max-w-[65ch] text-ink/85">{text}</p>
            <LabelledFigures figures={figures} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

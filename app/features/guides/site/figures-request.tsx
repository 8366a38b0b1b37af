import { to } from '#app/platform/browser/addresses.ts'
import { Day } from '#app/ui/day.tsx'
import { SiteLanguage, Untranslated } from '#app/ui/page-language.tsx'
import type { Rate } from '../content/first-year.ts'
import * as words from '../words.ts'

interface FiguresRequestProps {
  country: string
  /** The exchange rates of the figures above. */
  rates: Rate[]
}

/** A link below a group of figures. It opens the contact form with a prepared question. */
export function FiguresRequest({ country, rates }: FiguresRequestProps) {
  return (
    <p className="mt-3 text-sm text-ink/80 sm:mt-4">
      <SiteLanguage isInline>
        <RateText rates={rates} />
        <span className="print:hidden">
          {`${words.figuresChange} `}
          <a
            href={to('/contact')}
            data-question={words.whatAreTheFigures(country)}
            className="font-semibold text-indigo underline"
          >
            {words.askForTodaysFigures}
          </a>
        </span>
      </SiteLanguage>
    </p>
  )
}

/** Shows the date and source of the exchange rates, for all amounts above it. */
export function RateText({ rates }: { rates: Rate[] }) {
  const sources = [...Map.groupBy(rates, ({ on, source }) => `${on} ${source}`)]
  if (sources.length === 0) return null
  return (
    <>
      {`${words.rupeesAt} `}
      {sources.map(([key, ofSource], index) => (
        <span key={key}>
          {index > 0 && ', '}
          <RateLine rates={ofSource} isOnly={sources.length === 1} />
        </span>
      ))}
      {`${words.fullStop} `}
    </>
  )
}

function RateLine({ rates, isOnly }: { rates: Rate[]; isOnly: boolean }) {
  const [rate] = rates
  if (!rate) return null
  const currencies = [...new Set(rates.map(({ unit }) => unit))]
  return (
    <>
      <Day on={rate.on} isShort />
      {rate.source && (
        <>
          {' ('}
          <Untranslated>{rate.source}</Untranslated>
          {')'}
        </>
      )}
      {!isOnly && ` ${words.forCurrencies(currencies)}`}
    </>
  )
}

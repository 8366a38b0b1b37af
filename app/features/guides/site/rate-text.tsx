import { Day } from '#app/ui/day.tsx'
import type { Rate } from '../content/rates.ts'
import * as words from '../words.ts'

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
      {'. '}
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
      {rate.source && ` (${rate.source})`}
      {!isOnly && ` ${words.forCurrencies(currencies)}`}
    </>
  )
}

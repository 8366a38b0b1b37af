import { SiteLanguage } from '#app/ui/page-language.tsx'
import { toCityCosts } from '../content/city-costs.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { ValueBar } from './charts.tsx'
import { siteText } from './section-parts.tsx'
import { Cite } from './sources.tsx'

/** Costs by city as bars on one scale. */
export function Cities({ cities }: { cities: NonNullable<Guide['cities']> }) {
  const known = toCityCosts(cities.list)
  const [first] = known
  // A remark that counts for all cities stands once.
  const shared = known.every(({ remarks }) => remarks === first?.remarks) ? first?.remarks : ''
  const remarked = known.filter(({ remarks }) => remarks && remarks !== shared)

  return (
    <>
      <ul className="grid gap-3 max-md:gap-2">
        {known.map(({ name, figure, share, isAverage, value, rupees, remarks }) => (
          <li
            key={name}
            className="items-center gap-x-4 gap-y-0.5 max-md:flex max-md:flex-wrap max-md:justify-between md:grid md:grid-cols-[9rem_1fr_minmax(8rem,auto)]"
          >
            <span>{name}</span>
            <span className="max-md:order-last max-md:w-full">
              <ValueBar share={share} isAverage={isAverage} />
            </span>
            <span className="text-sm">
              <SiteLanguage isInline>
                <b className="font-semibold">{value}</b>
                <Cite figure={figure} />
                <span className={remarks === shared ? '' : 'max-md:hidden'}>
                  {[rupees, remarks !== shared && remarks].flatMap((text) =>
                    text ? [' ', text] : [],
                  )}
                </span>
              </SiteLanguage>
            </span>
          </li>
        ))}
      </ul>
      {remarked.length > 0 && (
        // On a phone, long remarks would be taller than the chart.
        <details className="mt-1 md:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {siteText(words.inRupeesAndRemarks)}
          </summary>
          <ul className="grid gap-1 text-sm">
            {remarked.map(({ name, rupees, remarks }) => (
              <li key={name}>
                {name}: {siteText([rupees, remarks].filter(Boolean).join(', '))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {shared && <p className="mt-3 text-sm">{siteText(shared)}</p>}
    </>
  )
}

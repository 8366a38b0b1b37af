import { to } from '#app/platform/browser/addresses.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Rate } from '../content/rates.ts'
import * as words from '../words.ts'
import { RateText } from './rate-text.tsx'

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

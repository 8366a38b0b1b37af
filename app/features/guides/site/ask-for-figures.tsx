import { to } from '#app/base/browser/addresses.ts'
import * as words from '../words.ts'

/** Once for each group of figures: leads to the contact form, with the question in it. */
export function AskForFigures({ country }: { country: string }) {
  return (
    <p className="mt-3 text-sm text-ink/80 sm:mt-4 print:hidden">
      {`${words.figuresChange} `}
      <a
        href={to('/contact')}
        data-question={words.whatAreTheFigures(country)}
        className="font-semibold text-indigo underline"
      >
        {words.askForTodaysFigures}
      </a>
    </p>
  )
}

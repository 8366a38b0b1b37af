import { mainBranch } from '#app/features/office/contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'

export function ClosingCall({ guide: { nameInText, actions } }: { guide: Guide }) {
  const { address } = mainBranch(useOffice())

  return (
    <section aria-labelledby="talk" className="frame pb-8 sm:pb-16 lg:pb-24 print:hidden">
      <div className="on-night relative overflow-hidden rounded-card px-5 py-7 sm:px-10 sm:py-10 lg:px-14 lg:py-14">
        <RouteLine className="absolute right-10 bottom-10 w-80 text-paper/50 max-lg:hidden" />
        <div className="relative lg:max-w-3/5">
          <h2 id="talk" className="font-display text-title font-semibold">
            <SiteLanguage isInline>{words.startsWithATalk(nameInText)}</SiteLanguage>
          </h2>
          <p className="mt-3 text-paper/85 sm:text-lg">
            <SiteLanguage isInline>{words.bringYourMarkSheets(address)}</SiteLanguage>
          </p>
          <a
            href={to('/contact')}
            className={`${buttonClassName('primary')} mt-5 sm:mt-7 min-h-12 px-7`}
          >
            {actions.last}
          </a>
        </div>
      </div>
    </section>
  )
}

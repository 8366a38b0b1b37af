import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type Figures, firstNumber } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { Hundred } from './charts.tsx'
import { InlineFigures } from './labelled-figures.tsx'

export function RefusalRate({ figures }: { figures?: Figures }) {
  const granted = firstNumber(figures)
  if (!granted) return null
  return (
    <p>
      <SiteLanguage isInline>
        {`${words.granted}: `}
        <InlineFigures figures={figures} />
      </SiteLanguage>
    </p>
  )
}

/** What was granted. The rest is not only refusals: some applications are withdrawn or wait. */
export function GrantedBar({ figures }: { figures?: Figures }) {
  const granted = firstNumber(figures)
  const least = Number(granted?.from ?? 0)
  const most = Number(granted?.to || least)
  if (least <= 0 || most >= 100) return null
  return (
    <SiteLanguage>
      <figure className="mb-4">
        <Hundred least={least} most={most} />
        <figcaption className="text-sm text-ink/75">
          {words.grantedOfHundred(most > least ? `${least}–${most}` : String(least))}
        </figcaption>
      </figure>
    </SiteLanguage>
  )
}

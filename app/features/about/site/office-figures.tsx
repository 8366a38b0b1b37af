import type { Office } from '#app/contract/office.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import * as words from '../words.ts'

type OfficeFiguresProps = Pick<Office, 'figures'> & {
  /** A note on the figures, or ''. */
  note: string
}

/** Shows the office's figures as a boarding pass that overlaps the hero. */
export function OfficeFigures({ figures, note }: OfficeFiguresProps) {
  if (figures.length === 0) return null
  return (
    <section aria-label={words.ourFigures} className="frame relative -mt-16 lg:-mt-20">
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <SiteLanguage>
          <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-6 p-5 sm:p-8 lg:grid-cols-4">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink/75 sm:text-base">{label}</dt>
                <dd className="font-display text-title font-semibold text-night">{value}</dd>
              </div>
            ))}
          </dl>
        </SiteLanguage>
        {note && (
          <>
            <div className="perforated" />
            <p className="p-5 text-sm text-ink/80 sm:px-8">{note}</p>
          </>
        )}
      </div>
    </section>
  )
}

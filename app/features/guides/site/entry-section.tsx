import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import type { Figures } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { InlineFigures } from './labelled-figures.tsx'
import { Fold, siteText } from './section-parts.tsx'

/** Marks and English by level; without levels, what counts in general. */
export function Entry({ guide: { entry = [], entryText, answers } }: { guide: Guide }) {
  const general = { level: '', marks: answers.entry, english: answers.english, text: '' }
  const rows = entry.length > 0 ? entry : [general]

  return (
    <>
      <dl className="grid leading-snug">
        {rows.map(({ level, marks, english, text }) => (
          <div
            key={level}
            className="grid gap-x-4 border-t border-line py-2 lg:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="font-semibold">{level}</dt>
            <Requirements figures={marks} />
            <Requirements figures={english} />
            {text && <dd className="text-sm lg:col-start-2 lg:col-end-4">{text}</dd>}
          </div>
        ))}
      </dl>
      {entryText && <Fold summary={siteText(words.gapsAndMore)}>{entryText}</Fold>}
    </>
  )
}

/** Each fact with its label: marks and a study gap are different requirements. */
function Requirements({ figures }: { figures?: Figures }) {
  if (!hasFigures(figures)) return null
  const byLabel = Map.groupBy(figures ?? [], ({ label }) => label)
  return (
    <dd className="max-sm:text-sm">
      {Array.from(byLabel, ([label, group]) => (
        <p key={label}>
          <span className="mr-1.5 text-sm text-ink/75">{siteText(label)}</span>
          <InlineFigures figures={group} />
        </p>
      ))}
    </dd>
  )
}

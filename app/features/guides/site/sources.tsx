import { createContext, useContext } from 'react'
import { Day } from '#app/ui/day.tsx'
import { Digits, Untranslated } from '#app/ui/page-language.tsx'
import type { Figure } from '../content/read-guide.ts'
import * as words from '../words.ts'

interface CitedSource {
  name: string
  url: string
  /** The day of the office's last check. */
  checkedOn: string
  /** The day of the source. */
  day: string
}

/** The sources of a page, numbered in the order in which it cites them. */
export class SourceList {
  readonly #sources = new Map<string, CitedSource>()

  /** Returns the number of the figure's source; undefined without one. */
  cite({ source: { name, url }, checkedOn, asOf, isSince }: Figure) {
    const key = url || name
    if (!key) return undefined
    const known = this.#sources.get(key) ?? {
      name: name || hostOf(url),
      url,
      checkedOn: '',
      day: '',
    }
    // Days as text are in order of time.
    if (checkedOn > known.checkedOn) known.checkedOn = checkedOn
    if (!isSince && asOf > known.day) known.day = asOf
    this.#sources.set(key, known)
    return [...this.#sources.keys()].indexOf(key) + 1
  }

  list() {
    return [...this.#sources.values()]
  }
}

/** Undefined on pages that name the source beside each figure. */
export const Sources = createContext<SourceList | undefined>(undefined)

/**
 * The number of a figure's source, a link to the list at the foot of the page, or the note that it
 * has none.
 */
export function Cite({ figure }: { figure: Figure }) {
  const number = useContext(Sources)?.cite(figure)
  return <SourceNumber number={number} isMissing={figure.lacksSource} />
}

/** The numbers of the sources of a sum, each once. */
export function CiteAll({ figures }: { figures: Figure[] }) {
  const sources = useContext(Sources)
  const cited = new Map(
    figures.map((figure) => {
      const number = sources?.cite(figure)
      return [figure.lacksSource || number, { number, isMissing: figure.lacksSource }]
    }),
  )
  return Array.from(cited, ([key, source]) => <SourceNumber key={String(key)} {...source} />)
}

function SourceNumber({ number, isMissing }: { number: number | undefined; isMissing: boolean }) {
  if (isMissing) {
    return <span className="text-sm font-normal opacity-80">{` (${words.noSource})`}</span>
  }
  if (!number) return null
  return (
    <sup className="top-[-0.35em] text-sm leading-none font-medium">
      <a
        href={`#source-${number}`}
        aria-label={words.sourceNumber(number)}
        className="px-0.5 no-underline hover:underline"
      >
        <Digits>{number}</Digits>
      </a>
    </sup>
  )
}

/** The list at the foot of the page. It has to be rendered after everything that cites. */
export function SourceEntries({ sources }: { sources: SourceList }) {
  return sources.list().map(({ name, url, checkedOn, day }, index) => (
    <li
      key={url || name}
      id={`source-${index + 1}`}
      className="grid grid-cols-[1.75rem_1fr] text-sm target:bg-amber-tint"
    >
      <b aria-hidden="true">
        <Digits>{index + 1}</Digits>
      </b>
      <span className="min-w-0 wrap-anywhere">
        {url ? (
          <a href={url} className="inline-block min-h-6 text-indigo underline">
            <Untranslated>{name}</Untranslated>
          </a>
        ) : (
          <Untranslated>{name}</Untranslated>
        )}
        <span className="block text-ink/75">
          {url && shortenAddress(url)}
          {url && (checkedOn || day) && ', '}
          {checkedOn && `${words.checkedOn} `}
          {(checkedOn || day) && <Day on={checkedOn || day} isShort />}
        </span>
      </span>
    </li>
  ))
}

/** Previews of drafts also have addresses that are not complete. */
export const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url

/** Host and path; long paths keep only their end. */
function shortenAddress(url: string) {
  const { pathname } = new URL(url)
  const path = pathname.replace(/\/$/, '')
  const last = path.slice(path.lastIndexOf('/'))
  return hostOf(url) + (path.length > 40 ? `/…${last.slice(0, 40)}` : path)
}

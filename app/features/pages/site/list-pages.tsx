import { localizeAddress } from '#app/platform/browser/addresses.ts'
import * as words from '../words.ts'

interface ListPagesProps {
  page: number
  pages: number
  toPath: (page: number) => string
  /** The texts of the links. */
  previous?: string
  next?: string
}

/** Links to the pages of a list before and after this one. */
export function ListPages({ page, pages, toPath, ...texts }: ListPagesProps) {
  const { previous = words.previousPage, next = words.nextPage } = texts
  if (pages < 2) return null

  return (
    <nav aria-label={words.pages} className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2">
      {page > 1 && (
        <a href={localizeAddress(toPath(page - 1))} rel="prev" className={link}>
          {previous}
        </a>
      )}
      <span>{words.pageOf(page, pages)}</span>
      {page < pages && (
        <a href={localizeAddress(toPath(page + 1))} rel="next" className={link}>
          {next}
        </a>
      )}
    </nav>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'

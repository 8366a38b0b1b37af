import { Link } from 'react-router'
import { buttonClassName } from '#app/ui/button.tsx'
import type { ListProps } from './list.ts'
import { firstPage, toListAddress } from './view.ts'

type ListPagesProps<Row extends { id: string }> = ListProps<Row> & {
  /** The number of the last page. */
  last: number
  /** The id of the last visible row; undefined if there are no older rows. */
  older?: string
}

/** Links to the other pages, so that Back and shared links work. */
export function ListPages<Row extends { id: string }>(props: ListPagesProps<Row>) {
  const { list, view, last, older } = props
  const { page, before } = view
  const showsPageNumbers = list.paging === 'numbered' && last > 1
  const targets = showsPageNumbers
    ? [
        page > 1 && { page: page - 1, text: 'Previous' },
        page < last && { page: page + 1, text: 'Next' },
      ]
    : [before && { ...firstPage, text: 'Newest' }, older && { before: older, text: 'Older' }]
  const links = targets.filter((target) => typeof target === 'object')
  if (links.length === 0) return null

  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      {showsPageNumbers && (
        <p className="text-sm text-ink/75 tabular-nums">
          Page {page} of {last.toLocaleString('en')}
        </p>
      )}
      <div className="flex gap-3">
        {links.map(({ text, ...place }) => (
          <Link
            key={text}
            to={toListAddress(list, { ...view, ...place })}
            className={buttonClassName('plain', 'small')}
          >
            {text}
          </Link>
        ))}
      </div>
    </nav>
  )
}

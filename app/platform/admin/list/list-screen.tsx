import { type ReactNode, Suspense, use } from 'react'
import { Link, Navigate, useNavigation, useRevalidator } from 'react-router'
import { getOwn } from '#app/contract/get-own.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { DeletedLink } from '../deleted-link.tsx'
import { NothingFound, Screen } from '../screen.tsx'
import { useRemoval } from '../use-removal.tsx'
import type { ListProps, ListResult } from './list.ts'
import { ListExport } from './list-export.tsx'
import { ListSearch } from './list-search.tsx'
import { SortSelect } from './list-sort.tsx'
import { ListTable } from './list-table.tsx'
import { PER_PAGE } from './read-list.ts'
import { firstPage, isFiltered, toListAddress } from './view.ts'

interface ListScreenProps<Row extends { id: string }> extends ListProps<Row> {
  reading: Promise<ListResult<Row>>
  /** Other actions, beside the title. */
  actions?: ReactNode
  /** Above the list. */
  intro?: ReactNode
  /** Renders the rows when they are not a table. */
  children?: (rows: Row[]) => ReactNode
}

/** A list with search, sorting and pages; its state is in the address. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { list, view, actions, intro } = props
  const isReading = useNavigation().state === 'loading'

  return (
    <Screen
      title={list.title}
      id={list.id}
      actions={
        <>
          {list.search && <ListSearch list={list} view={view} />}
          {actions}
        </>
      }
    >
      {intro}
      <div
        aria-busy={isReading}
        className="grid gap-5 transition-opacity delay-150 aria-busy:opacity-60"
      >
        <Suspense fallback={<p role="status">Loading {list.plural}...</p>}>
          <ListResults {...props} />
        </Suspense>
        {list.removal?.subject && (
          <DeletedLink subject={list.removal.subject} plural={list.emptyName ?? list.plural} />
        )}
      </div>
    </Screen>
  )
}

function ListResults<Row extends { id: string }>({
  list,
  view,
  reading,
  children,
}: ListScreenProps<Row>) {
  const result = use(reading)
  const { confirmRemoval, confirmDialog } = useRemoval(list.removal)
  if (!result?.ok) return <LoadError plural={list.plural} status={result?.status} />
  const rows = list.paging ? result.value.slice(0, PER_PAGE) : result.value
  const total = list.paging ? result.total : rows.length
  if (total === 0) {
    return (
      <NothingFound
        of={list.emptyName ?? list.plural}
        firstAction={isFiltered(view) ? undefined : list.firstAction}
      >
        {list.describeEmpty(view)}
      </NothingFound>
    )
  }
  const lastPage = Math.ceil(total / PER_PAGE)
  // Shows the last page if this page no longer exists.
  if (view.page > lastPage)
    return <Navigate to={toListAddress(list, { ...view, page: lastPage })} replace />

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {list.countLabel && (
          <p role="status" className="text-sm text-ink/75 tabular-nums">
            {describe({ list, view }, total, rows.length)}
          </p>
        )}
        {list.csv && <ListExport list={list} view={view} />}
        <SortSelect list={list} view={view} />
      </div>
      {children?.(rows) ?? (
        <ListTable list={list} view={view} rows={rows} onRemove={confirmRemoval} />
      )}
      <ListPages
        list={list}
        view={view}
        last={lastPage}
        older={result.value.length > rows.length ? rows.at(-1)?.id : undefined}
      />
      {confirmDialog}
    </>
  )
}

function LoadError({ plural, status }: { plural: string; status?: number }) {
  const { revalidate } = useRevalidator()

  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        {status === 401
          ? 'Unauthorized. Please log in again.'
          : `Failed to fetch ${plural}. Please try again later.`}
      </p>
      <Button size="small" onClick={() => revalidate()}>
        Try again
      </Button>
    </div>
  )
}

/** "1–50 of 120 messages with “visa”". */
function describe<Row extends { id: string }>(
  { list, view }: ListProps<Row>,
  total: number,
  rowCount: number,
) {
  const [singular, plural] = list.countLabel ?? ['', '']
  const first = (view.page - 1) * PER_PAGE + 1
  const isPage = list.paging === 'numbered' && rowCount < total
  const chosen = Object.entries(list.filters ?? {}).flatMap(([name, filter]) => {
    const { options, describeChoice = (text) => `in ${text}` } = filter
    const value = view.filters[name] ?? ''
    const text = options ? getOwn(options, value) : value
    return text ? describeChoice(text) : []
  })
  const words = [
    isPage && `${formatNumber(first)}–${formatNumber(first + rowCount - 1)} of`,
    total === 1 ? `1 ${singular}` : `${formatNumber(total)} ${plural}`,
    ...chosen,
    view.q && `with “${view.q}”`,
  ]
  return words.filter(Boolean).join(' ') + (list.paging === 'older' ? ', newest first' : '')
}

const formatNumber = (value: number) => value.toLocaleString('en')

type ListPagesProps<Row extends { id: string }> = ListProps<Row> & {
  /** The number of the last page. */
  last: number
  /** The id of the last visible row; undefined if there are no older rows. */
  older?: string
}

/** Links to the other pages, so that Back and shared links work. */
function ListPages<Row extends { id: string }>(props: ListPagesProps<Row>) {
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

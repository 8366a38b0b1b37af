import { Link, useSearchParams } from 'react-router'
import { getLanguageName, languageNames } from '#app/contract/languages.ts'
import { NewPageDialog } from '#app/features/pages/admin/new-page-dialog.tsx'
import { PageBulkActions } from '#app/features/pages/admin/page-bulk-actions.tsx'
import { linkToEditor, PageState, stateNames } from '#app/features/pages/admin/pages.tsx'
import type { Page } from '#app/features/pages/contract.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import {
  SelectionBar,
  SelectionProvider,
  SelectRowBox,
  useSelection,
} from '#app/platform/admin/list/selection.tsx'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { articlesApi } from '../contract.ts'
import type { Route } from './+types/articles-page.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(articles, args)

/** Opening or closing the dialog does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.has('add') === nextUrl.searchParams.has('add')

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { view, reading } = loaderData
  const [query, setQuery] = useSearchParams()

  function setAdding(isAdding: boolean) {
    const next = new URLSearchParams(query)
    if (isAdding) next.set('add', 'article')
    else next.delete('add')
    setQuery(next, { replace: !isAdding, preventScrollReset: true })
  }

  return (
    <>
      <ListScreen
        list={articles}
        view={view}
        reading={reading}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            + New article
          </Button>
        }
      >
        {(rows) => (
          // Resets the selection in another view.
          <Rows key={JSON.stringify(view)} {...loaderData} rows={rows} />
        )}
      </ListScreen>
      {query.has('add') && <NewPageDialog type="article" onClose={() => setAdding(false)} />}
    </>
  )
}

function Rows({ view, reading, rows }: Route.ComponentProps['loaderData'] & { rows: Page[] }) {
  const selection = useSelection()
  const selected = rows.filter(({ id }) => selection.ids.includes(id))

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar selection={selection} rows={rows} reading={reading} plural="articles">
        {() => <PageBulkActions pages={selected} onDone={() => selection.select([])} />}
      </SelectionBar>
      <ListTable list={articles} view={view} rows={rows} />
    </SelectionProvider>
  )
}

const articles = list(articlesApi.list, {
  id: 'articles',
  title: 'Articles',
  plural: 'articles',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Search for part of a title or an address, or remove a filter.'
      : 'News and advice for students. Visitors find articles once you publish the first one. Press “+ New article” to write it.',
  countLabel: ['article', 'articles'],
  search: { label: 'Search articles', placeholder: 'Title or address' },
  defaultSort: '-saved_at',
  paging: 'numbered',
  filters: {
    state: { label: 'Status', all: 'Any status', options: stateNames },
    language: { label: 'Language', all: 'All languages', options: languageNames },
  },
  columns: {
    chosen: {
      heading: 'Select',
      width: 'w-20',
      cell: ({ id, title }) => <SelectRowBox id={id} name={title.trim() || 'Untitled'} />,
    },
    title: {
      heading: 'Title',
      sort: 'title',
      cell: ({ id, title, language }) => (
        <Link
          to={linkToEditor(id)}
          lang={language}
          className="inline-block py-1 font-semibold text-indigo underline wrap-anywhere"
        >
          {title.trim() || 'Untitled'}
        </Link>
      ),
    },
    language: {
      heading: 'Language',
      width: 'w-[12%]',
      cell: ({ language }) => <span lang={language}>{getLanguageName(language)}</span>,
    },
    state: { heading: 'Status', width: 'w-[20%]', cell: (row) => <PageState page={row} /> },
    saved: {
      heading: 'Last changed',
      sort: 'saved_at',
      orders: [
        ['-saved_at', 'Newest first'],
        ['saved_at', 'Oldest first'],
      ],
      width: 'w-[24%]',
      cell: ({ saved_at, saved_by }) => (
        // One element, since phones lay out each child of a cell separately.
        <span>
          <OfficeDateTime at={saved_at} className="tabular-nums" />
          <span className="text-ink/75"> by {saved_by}</span>
        </span>
      ),
    },
  },
})

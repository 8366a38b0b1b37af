import { useSearchParams } from 'react-router'
import { languageNames } from '#app/contract/languages.ts'
import { NewPageDialog } from '#app/features/pages/admin/new-page-dialog.tsx'
import { PageBulkActions } from '#app/features/pages/admin/page-bulk-actions.tsx'
import { PageState, pageColumns, stateNames } from '#app/features/pages/admin/pages.tsx'
import type { Page } from '#app/features/pages/contract.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import {
  SelectionBar,
  SelectionProvider,
  useSelection,
} from '#app/platform/admin/list/selection.tsx'
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
        {() => (
          <PageBulkActions
            pages={selected}
            onDone={(failed) => selection.select(failed.map(({ id }) => id))}
          />
        )}
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
    chosen: pageColumns.chosen,
    title: pageColumns.title,
    language: pageColumns.language,
    state: { heading: 'Status', width: 'w-[20%]', cell: (row) => <PageState page={row} /> },
    saved: pageColumns.saved,
  },
})

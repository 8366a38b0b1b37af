import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import type { List, View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import {
  SelectionBar,
  SelectionProvider,
  useSelection,
} from '#app/platform/admin/list/selection.tsx'
import { toListAddress } from '#app/platform/admin/list/view.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { type AddablePageType, isNumerous, type ListedPage, pagesApi } from '../contract.ts'
import type { Route } from './+types/pages-page.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PageBulkActions } from './page-bulk-actions.tsx'
import { createPageList } from './pages.tsx'
import { pageTypeNames } from './publish-dialog.tsx'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const pages = createPageList(await readAuthors(args.context.get(apiContext)))
  return { pages, ...(await loadList(pages, args)) }
}

/** Without an answer, the list has no filter by author. */
async function readAuthors(api: ApiClient) {
  const result = await api.attempt(pagesApi.listAuthors, {}).catch(() => undefined)
  return result?.ok ? result.value : []
}

/** Opening or closing a dialog does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.has('add') === nextUrl.searchParams.has('add')

export default function PagesPage({ loaderData }: Route.ComponentProps) {
  const { pages, view, reading } = loaderData
  const { added, goTo } = useNewPageType()

  return (
    <>
      <ListScreen
        list={pages}
        view={view}
        reading={reading}
        intro={
          <div className="flex flex-wrap justify-between gap-x-8">
            <FilterLinks pages={pages} view={view} filter="type" name="Types" />
            <FilterLinks pages={pages} view={view} filter="language" name="Languages" />
            <IfAllowed right="settings:change">
              <Link to="/admin/wordpress" className="self-center text-indigo underline">
                Move in from WordPress
              </Link>
            </IfAllowed>
          </div>
        }
        actions={
          <div className="flex flex-wrap gap-2">
            {allTypes.map((type) => (
              <Button key={type} variant="primary" onClick={() => goTo(type)}>
                + New {pageTypeNames[type].singular}
              </Button>
            ))}
          </div>
        }
      >
        {(rows) => (
          // Resets the selection in another view.
          <Rows key={JSON.stringify(view)} {...loaderData} rows={rows} />
        )}
      </ListScreen>
      {isAddableType(added) && <NewPageDialog type={added} onClose={() => goTo()} />}
    </>
  )
}

type RowsProps = Route.ComponentProps['loaderData'] & { rows: ListedPage[] }

function Rows({ pages, view, reading, rows }: RowsProps) {
  const selection = useSelection()
  const selected = rows.filter(({ id }) => selection.ids.includes(id))

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar selection={selection} rows={rows} reading={reading} plural="pages">
        {() => (
          <PageBulkActions
            pages={selected}
            onDone={(failed) => selection.select(failed.map(({ id }) => id))}
          />
        )}
      </SelectionBar>
      <ListTable list={pages} view={view} rows={rows} />
    </SelectionProvider>
  )
}

/** The query string holds the type of the new page, besides the list's view. */
function useNewPageType() {
  const navigate = useNavigate()
  const [query] = useSearchParams()

  function goTo(added?: AddablePageType) {
    const next = new URLSearchParams(query)
    if (added) next.set('add', added)
    else next.delete('add')
    navigate(`?${next}`, { replace: !added, preventScrollReset: true })
  }

  return { added: query.get('add'), goTo }
}

const allTypes = (Object.keys(pageTypeNames) as AddablePageType[]).filter(
  (type) => !isNumerous(type),
)
const isAddableType = (name: string | null): name is AddablePageType =>
  allTypes.some((type) => type === name)

interface FilterLinksProps {
  pages: List<ListedPage>
  view: View
  filter: 'type' | 'language'
  name: string
}

/** Links keep the sort order and the other filters. */
function FilterLinks({ pages, view, filter, name }: FilterLinksProps) {
  const { all, options } = pages.filters?.[filter] ?? {}
  const choices = Object.entries({ '': all, ...options }).map(([value, name]) => ({
    to: toListAddress(pages, { ...view, filters: { ...view.filters, [filter]: value } }),
    name,
    lang: filter === 'language' && value ? value : undefined,
    isChosen: value === view.filters[filter],
  }))
  return (
    <nav aria-label={name} className="flex flex-wrap gap-x-4">
      {choices.map(({ to, name, lang, isChosen }) => (
        <Link
          key={name}
          to={to}
          lang={lang}
          aria-current={isChosen || undefined}
          className="inline-flex min-h-9 min-w-6 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-indigo aria-[current]:underline"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

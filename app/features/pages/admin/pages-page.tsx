import { Link, useNavigate, useSearchParams } from 'react-router'
import type { View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { toListAddress } from '#app/platform/admin/list/view.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type AddablePageType, pagesApi } from '../contract.ts'
import type { Route } from './+types/pages-page.ts'
import { pageTypeNames } from './page-type-names.ts'
import { linkToEditor, pages } from './pages.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(pages, args)

/** Opening or closing a dialog does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.has('add') === nextUrl.searchParams.has('add')

export default function PagesPage({ loaderData: { view, reading } }: Route.ComponentProps) {
  const { added, goTo } = useNewPageType()

  return (
    <>
      <ListScreen
        list={pages}
        view={view}
        reading={reading}
        intro={
          <div className="flex flex-wrap justify-between gap-x-8">
            <FilterLinks view={view} filter="type" name="Types" />
            <FilterLinks view={view} filter="language" name="Languages" />
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
      />
      {isAddableType(added) && <NewPageDialog type={added} onClose={() => goTo()} />}
    </>
  )
}

/** The query string holds the type of the new page, besides the list's view. */
function useNewPageType() {
  const navigate = useNavigate()
  const [query] = useSearchParams()

  function goTo(added?: AddablePageType) {
    const { add: _, ...rest } = Object.fromEntries(query)
    const next = new URLSearchParams({ ...rest, ...(added && { add: added }) })
    navigate(`?${next}`, { replace: !added, preventScrollReset: true })
  }

  return { added: query.get('add'), goTo }
}

const allTypes = Object.keys(pageTypeNames) as AddablePageType[]
const isAddableType = (name: string | null): name is AddablePageType =>
  allTypes.some((type) => type === name)

interface FilterLinksProps {
  view: View
  filter: 'type' | 'language'
  name: string
}

/** Links keep the sort order and the other filters. */
function FilterLinks({ view, filter, name }: FilterLinksProps) {
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

/** Asks only for a title. The editor opens next. */
function NewPageDialog({ type, onClose }: { type: AddablePageType; onClose: () => void }) {
  const { singular, titleLabel, example } = pageTypeNames[type]
  const navigate = useNavigate()
  const editor = useEditor({
    subject: `new ${singular}`,
    stored: { title: '' },
    validate: (): Record<string, string> => ({}),
    async send(api, { title = '' }) {
      const result = await api.attempt(pagesApi.add, { body: { type, title } })
      if (result.ok) await navigate(linkToEditor(result.value.id), { replace: true })
      return result
    },
    onSaved: () => {},
  })

  return (
    <EditDialog title={`New ${singular}`} editor={editor} onClose={onClose}>
      <TextField
        label={titleLabel}
        isRequired
        value={editor.values.title}
        path="title"
        hint={`For example “${example}”. Visitors do not see the ${singular} until you publish it.`}
        onChange={(title) => editor.change('title', title)}
      />
    </EditDialog>
  )
}

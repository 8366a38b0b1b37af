import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Reading } from '#app/base/admin/list/list.ts'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { useEditor } from '#app/base/admin/use-editor.ts'
import { isSameSearch, useOpened } from '#app/base/admin/use-opened.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Document, documentsApi, type NewKind } from '../contract.ts'
import type { Route } from './+types/pages-page.ts'
import { kindNames, namedKind } from './kind-names.ts'
import { linkToEditor, pages } from './pages.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(pages, args)

export const shouldRevalidate = isSameSearch

export default function PagesPage({ loaderData: { view, reading } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [chosen, added] = [query.get('kind'), query.get('add')]
  const shown = useMemo(() => reading.then((all) => only(all, chosen)), [reading, chosen])

  return (
    <>
      <ListScreen
        list={pages}
        view={view}
        reading={shown}
        intro={<KindFilter chosen={chosen} />}
        actions={
          <div className="flex flex-wrap gap-2">
            {allKinds.map((kind) => (
              <Button
                key={kind}
                look="primary"
                onClick={() => navigate(`?add=${kind}`, { preventScrollReset: true })}
              >
                + New {kindNames[kind].one}
              </Button>
            ))}
          </div>
        }
      />
      {isKind(added) && <NewDocument kind={added} />}
    </>
  )
}

const allKinds = Object.keys(kindNames) as NewKind[]
const isKind = (name: string | null): name is NewKind => allKinds.some((kind) => kind === name)

function only(all: Awaited<Reading<Document>>, chosen: string | null) {
  if (!all?.ok || !isKind(chosen)) return all
  return { ...all, value: all.value.filter(({ kind }) => namedKind(kind) === chosen) }
}

function KindFilter({ chosen }: { chosen: string | null }) {
  const choices = [{ to: '?', name: 'All', isChosen: !isKind(chosen) }].concat(
    allKinds.map((kind) => {
      return { to: `?kind=${kind}`, name: kindNames[kind].many, isChosen: kind === chosen }
    }),
  )
  return (
    <nav aria-label="Kinds" className="flex flex-wrap gap-x-4">
      {choices.map(({ to, name, isChosen }) => (
        <Link
          key={name}
          to={to}
          aria-current={isChosen || undefined}
          className="inline-flex min-h-9 min-w-6 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-indigo aria-[current]:underline"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Asks for no more than a name: all else is written in the editor. */
function NewDocument({ kind }: { kind: NewKind }) {
  const { one, asked, example } = kindNames[kind]
  const navigate = useNavigate()
  const { close } = useOpened()
  const editor = useEditor({
    subject: `new ${one}`,
    stored: { title: '' },
    check: (): Record<string, string> => ({}),
    async send(api, { title = '' }) {
      const result = await api.attempt(documentsApi.add, { body: { kind, title } })
      if (result.ok) await navigate(linkToEditor(result.value.id), { replace: true })
      return result
    },
    onSaved: () => {},
  })

  return (
    <EditDialog title={`New ${one}`} editor={editor} onClose={close}>
      <TextField
        label={asked}
        isRequired
        value={editor.values.title}
        error={editor.mistakes.title}
        hint={`Such as “${example}”. Nobody sees the ${one} until you publish it.`}
        onChange={(title) => editor.change('title', title)}
      />
    </EditDialog>
  )
}

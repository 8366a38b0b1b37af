import { useNavigate } from 'react-router'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { useEditor } from '#app/base/admin/use-editor.ts'
import { isSameSearch, useOpened } from '#app/base/admin/use-opened.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { documentsApi } from '../contract.ts'
import type { Route } from './+types/pages-page.ts'
import { linkToEditor, pages } from './pages.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(pages, args)

export const shouldRevalidate = isSameSearch

export default function PagesPage({ loaderData }: Route.ComponentProps) {
  const { isAdding, add } = useOpened()

  return (
    <>
      <ListScreen
        list={pages}
        {...loaderData}
        actions={
          <Button look="primary" onClick={add}>
            + New page
          </Button>
        }
      />
      {isAdding && <NewPage />}
    </>
  )
}

/** Asks for no more than a title: all else is written in the editor. */
function NewPage() {
  const navigate = useNavigate()
  const { close } = useOpened()
  const editor = useEditor({
    subject: 'new page',
    stored: { title: '' },
    check: (): Record<string, string> => ({}),
    async send(api, { title = '' }) {
      const result = await api.attempt(documentsApi.add, { body: { kind: 'page', title } })
      if (result.ok) await navigate(linkToEditor(result.value.id), { replace: true })
      return result
    },
    onSaved: () => {},
  })

  return (
    <EditDialog title="New page" editor={editor} onClose={close}>
      <TextField
        label="Title"
        isRequired
        value={editor.values.title}
        error={editor.mistakes.title}
        hint="Such as “Terms of Service”. Nobody sees the page until you publish it."
        onChange={(title) => editor.change('title', title)}
      />
    </EditDialog>
  )
}

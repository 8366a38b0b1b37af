import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Removal, useRemoval } from '#app/platform/admin/use-removal.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type SavedView, type SavedViewList, savedViewsApi } from '../../saved-views-contract.ts'

interface ViewsBarProps {
  views: SavedView[]
  /** Path and query of the current screen. */
  path: string
  query: string
  /** The list of the views; default: leads. */
  list?: SavedViewList
}

/** Links to the saved views, with actions for the current one. */
export function ViewsBar({ views, path, query, list }: ViewsBarProps) {
  const [edited, setEdited] = useState<SavedView | 'new'>()
  const { confirmRemoval, confirmDialog } = useRemoval<SavedView>(removal)
  const current = views.find((view) => view.query === query)

  return (
    <nav aria-label="Saved views" className="flex flex-wrap items-center gap-2 text-sm">
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${path}?${view.query}`}
          aria-current={view === current ? 'page' : undefined}
          className="min-h-9 rounded-full border border-ink/30 bg-white px-3.5 py-1.5 aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-white"
        >
          {view.name}
          {!view.is_shared && <span className="sr-only"> (private)</span>}
        </Link>
      ))}
      {current ? (
        <>
          <Button size="small" onClick={() => setEdited(current)}>
            Rename or share
          </Button>
          <Button size="small" onClick={() => confirmRemoval(current)}>
            Delete view
          </Button>
        </>
      ) : (
        query && (
          <Button size="small" onClick={() => setEdited('new')}>
            Save view
          </Button>
        )
      )}
      {confirmDialog}
      {edited && (
        <ViewDialog
          view={edited === 'new' ? undefined : edited}
          query={query}
          list={list}
          onClose={() => setEdited(undefined)}
        />
      )}
    </nav>
  )
}

const removal: Removal<SavedView> = {
  api: savedViewsApi,
  singular: 'view',
  question: 'Delete this view?',
  description: ({ name, is_shared }) => (is_shared ? `${name} is shared with everyone.` : name),
  successMessage: ({ name }) => `${name} deleted`,
  errorMessage: 'Failed to delete the view. Please try again.',
}

interface ViewDialogProps {
  /** The view to change; missing for a new view. */
  view?: SavedView
  query: string
  list?: SavedViewList
  onClose: () => void
}

function ViewDialog({ view, query, list, onClose }: ViewDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const { submit, isSending, failure } = useSubmission()

  async function save() {
    const body = { name, query, is_shared: isShared }
    const call = view
      ? api.attempt(savedViewsApi.change, { params: { id: view.id }, body })
      : api.attempt(savedViewsApi.add, { body: { ...body, list } })
    const result = await submit(call)
    if (!result?.ok) return
    onClose()
    await revalidate()
  }

  return (
    <FormDialog
      title={view ? 'Rename or share' : 'Save view'}
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        isRequired
        maxLength={40}
        value={name}
        path="name"
        onChange={setName}
      />
      <Checkbox
        label="Share with everyone"
        path="is_shared"
        isChecked={isShared}
        onChange={setShared}
      />
    </FormDialog>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { type Removal, useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import { type SavedView, savedViewsApi } from '../../saved-views-contract.ts'
import { ViewDialog } from './view-dialog.tsx'

interface ViewsBarProps {
  views: SavedView[]
  /** Path and query of the current screen. */
  path: string
  query: string
}

/** Links to the saved views, with actions for the current one. */
export function ViewsBar({ views, path, query }: ViewsBarProps) {
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
